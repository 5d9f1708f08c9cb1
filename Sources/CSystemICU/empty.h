// Empty on purpose: a header of ICU that Swift can see clashes with Foundation's own ICU.
