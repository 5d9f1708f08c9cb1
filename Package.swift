// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "AlertMessage",
  defaultLocalization: "en",
  products: [
    .library(name: "AlertMessage", targets: ["AlertMessage"]),
    .library(name: "AlertLocalization", targets: ["AlertLocalization"]),
    .library(name: "AlertMessageTesting", targets: ["AlertMessageTesting"]),
    .executable(name: "alertmessage", targets: ["AlertMessageCommand"]),
  ],
  targets: [
    // Floor 4: the command, and what users' own tests need.
    .executableTarget(
      name: "AlertMessageCommand",
      dependencies: ["AlertMessage", "AlertLocalization"]
    ),
    .target(
      name: "AlertMessageTesting",
      dependencies: ["AlertMessage", "AlertTerminal", "AlertTypesetting"]
    ),

    // Floor 3: alerts.
    .target(
      name: "AlertMessage",
      dependencies: ["AlertLocalization", "AlertTerminal", "AlertTypesetting"]
    ),

    // Floor 2: the language, the text as cells, the terminal. None knows another.
    .target(name: "AlertLocalization", dependencies: ["AlertICU", "CAlertLocalizations"]),
    .target(name: "AlertTypesetting", dependencies: ["AlertICU"]),
    .target(name: "AlertTerminal", dependencies: ["CAlertTerminal"]),

    // Floor 1: ICU as small Swift types.
    .target(name: "AlertICU", dependencies: ["CAlertICU"]),

    // Floor 0: C and C++.
    .target(
      name: "CAlertICU",
      dependencies: ["CSystemICU"],
      linkerSettings: ["icui18n", "icuuc", "icudata"].map { .linkedLibrary($0) }
    ),
    // Without pkg-config, which would make a warning where it is not installed: Debian has ICU
    // where every compiler looks.
    .systemLibrary(name: "CSystemICU", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CAlertTerminal"),
    .target(name: "CAlertLocalizations"),

    // What only the tests need: programs at pseudo-terminals.
    .target(name: "CJourneySupport", path: "Tests/CJourneySupport"),
    .target(
      name: "JourneySupport",
      dependencies: ["CJourneySupport"],
      path: "Tests/JourneySupport"
    ),
    .executableTarget(
      name: "TerminalProbe",
      dependencies: ["AlertTerminal"],
      path: "Tests/TerminalProbe"
    ),
    .executableTarget(
      name: "EmbeddingProgram",
      dependencies: ["AlertMessage"],
      path: "Tests/EmbeddingProgram"
    ),

    .testTarget(
      name: "AlertTypesettingTests",
      dependencies: ["AlertTypesetting", "AlertMessageTesting", "JourneySupport"]
    ),
    .testTarget(
      name: "AlertTerminalTests",
      dependencies: ["AlertTerminal", "JourneySupport", "TerminalProbe"]
    ),
    .testTarget(
      name: "AlertLocalizationTests",
      dependencies: ["AlertLocalization", "JourneySupport"]
    ),
    .testTarget(
      name: "AlertMessageTests",
      dependencies: ["AlertMessage", "AlertMessageTesting", "JourneySupport"],
      exclude: ["Screens"]
    ),
    .testTarget(
      name: "AlertMessageCommandTests",
      dependencies: [
        "AlertMessageCommand", "AlertMessageTesting", "EmbeddingProgram", "JourneySupport",
      ]
    ),
  ],
  cxxLanguageStandard: .cxx17
)

// One list of settings for every Swift target.
let cTargets = [
  "CAlertICU", "CSystemICU", "CAlertTerminal", "CAlertLocalizations", "CJourneySupport",
]
let strict = Context.environment["ALERTMESSAGE_STRICT"] != nil
for target in package.targets where !cTargets.contains(target.name) {
  var settings = target.swiftSettings ?? []
  settings += [
    .swiftLanguageMode(.v6),
    // An `any` in front of every existential: swift-evolution SE-0335.
    .enableUpcomingFeature("ExistentialAny"),
    // An import is not re-exported by accident: swift-evolution SE-0409.
    .enableUpcomingFeature("InternalImportsByDefault"),
    // A member comes only from a module that the file imports: swift-evolution SE-0444.
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // Only on request: set always, it would break those who depend on this package by path.
  if strict { settings.append(.treatAllWarnings(as: .error)) }
  target.swiftSettings = settings
}
