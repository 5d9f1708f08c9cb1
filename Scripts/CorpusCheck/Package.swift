// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that those who depend on AlertMessage don't see it.
let package = Package(
  name: "CorpusCheck",
  dependencies: [.package(name: "AlertMessage", path: "../..")],
  targets: [
    .executableTarget(
      name: "CorpusCheck",
      dependencies: [.product(name: "AlertLocalization", package: "AlertMessage")]
    )
  ]
)
