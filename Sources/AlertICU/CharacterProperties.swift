import CAlertICU

/// Properties of code points, from ICU's character database.
package enum CharacterProperties {}
