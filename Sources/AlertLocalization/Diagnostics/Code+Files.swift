// Files and folders.
extension Diagnostic.Code {
  /// There is no such file.
  public static let fileNotFound = Self("fileNotFound", "There is no such file or folder.")
  /// There is no such folder of localization files.
  public static let folderNotFound = Self(
    "folderNotFound",
    "There is no such folder. Name the one that holds the localization files."
  )
  /// A file stands where a folder of localization files is meant.
  public static let notAFolder = Self(
    "notAFolder",
    "This is not a folder. Name the one that holds the localization files."
  )
  /// The file may not be read.
  public static let notPermitted = Self(
    "notPermitted",
    "It may not be read. Change its permissions."
  )
  /// Reading fails; `number` is the system's error (POSIX errno).
  public static let unreadable = Self(
    "unreadable",
    "It can’t be read (system error {number, number, integer})."
  )
  /// The file is larger than `limit` bytes.
  public static let fileTooLarge = Self(
    "fileTooLarge",
    "The file is too large: at most {limit, number, integer} bytes can be read. Split it."
  )
  /// The ending of the name is none that is known.
  public static let unknownFormat = Self(
    "unknownFormat",
    """
    No localization file ends like this. Possible: .json, .arb, .strings, .stringsdict, \
    .xcstrings, .po.
    """
  )
  /// The name of the file or folder, `name`, names no language.
  public static let badLanguage = Self(
    "badLanguage",
    "“{name}” is no language tag. Name it like es or pt-BR."
  )
  /// Neither the file nor its name says its language.
  public static let noLanguage = Self(
    "noLanguage",
    "Nothing says which language this is. Name the file like es.json, or give the language."
  )
  /// The file says it is in `language`, its name says `name`.
  public static let otherLanguage = Self(
    "otherLanguage",
    "The file says that it is in “{language}”, and its name says “{name}”. Make them the same."
  )
  /// Two files hold the same language and table; `other` is the path of the second.
  public static let twoFormats = Self(
    "twoFormats",
    "“{other}” holds the same language and table. Keep one of the two."
  )
}
