// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "AlertMessage", path: "../..")],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [.product(name: "AlertMessage", package: "AlertMessage")]
    ),
    .target(
      name: "Trash",
      dependencies: [.product(name: "AlertMessage", package: "AlertMessage")]
    ),
    .testTarget(
      name: "TrashTests",
      dependencies: [
        "Trash", .product(name: "AlertMessageTesting", package: "AlertMessage"),
      ]
    ),
  ]
)
