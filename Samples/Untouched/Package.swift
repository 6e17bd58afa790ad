// swift-tools-version: 6.2
// The app in Plants/ is an iOS app as Xcode holds it. This manifest is what it needs for tests on Linux, and all it needs.
import PackageDescription

let package = Package(
    name: "Plants", platforms: [.macOS(.v15)],
    dependencies: [.package(name: "CellDirector", path: "../..")],
    targets: [
        .target(
            name: "PlantLists", dependencies: [.product(name: "HeadlessUIKit", package: "CellDirector")],
            path: "Headless/PlantLists", exclude: ["HeadlessSources.json", "Plants"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "HeadlessSources", package: "CellDirector")]),
        .testTarget(
            name: "PlantListsTests",
            dependencies: ["PlantLists", .product(name: "TapReplayTesting", package: "CellDirector")],
            exclude: ["Scripts"]),
    ]
)
