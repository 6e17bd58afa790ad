// swift-tools-version: 6.2
// Plants/ contains the sources of an iOS app, as in an Xcode project. Testing them on Linux requires only this manifest.
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
        .target(
            name: "PlantScreens", dependencies: ["PlantLists", .product(name: "TapReplay", package: "CellDirector")]),
        .executableTarget(
            name: "plant-taps",
            dependencies: ["PlantScreens", .product(name: "TapReplayCommand", package: "CellDirector")]),
        .testTarget(
            name: "PlantListsTests",
            dependencies: ["PlantLists", .product(name: "TapReplayTesting", package: "CellDirector")],
            exclude: ["Scripts"]),
    ]
)
