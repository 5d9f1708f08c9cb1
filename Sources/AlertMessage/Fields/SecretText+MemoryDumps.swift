import AlertTerminal

extension SecretText {
  /// Forbids core dumps of this process, and other processes of the same person to read its memory
  /// (on Linux: `prctl`, `PR_SET_DUMPABLE`), from now on.
  ///
  /// For programs that exist to ask for secrets. The memory of a `SecretText` is left out of core
  /// dumps anyway; this covers what the program makes of it.
  public static func forbidMemoryDumps() { SecretBytes.forbidMemoryDumps() }
}
