// swift-tools-version: 6.2
// Plants/, Trips/ and People/ contain the sources of iOS apps, as in an Xcode project, and Pins/ contains a package of an app.
// Testing them on Linux requires only this manifest. The screens of Trips are in a storyboard, and those of People in xibs.
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
            name: "TripLists", dependencies: [.product(name: "HeadlessUIKit", package: "CellDirector")],
            path: "Headless/TripLists", exclude: ["HeadlessSources.json", "Trips"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "HeadlessSources", package: "CellDirector")]),
        .target(
            name: "PeopleLists", dependencies: [.product(name: "HeadlessUIKit", package: "CellDirector")],
            path: "Headless/PeopleLists", exclude: ["HeadlessSources.json", "People"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "HeadlessSources", package: "CellDirector")]),
        // A package of an app, in the manner of public layout libraries, from its own sources, and its own tests.
        .target(
            name: "Pins", dependencies: [.product(name: "HeadlessUIKit", package: "CellDirector")],
            path: "Headless/Pins", exclude: ["HeadlessSources.json", "Sources"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "HeadlessSources", package: "CellDirector")]),
        .testTarget(
            name: "PinsTests",
            dependencies: ["Pins", .product(name: "HeadlessUIKit", package: "CellDirector")],
            path: "Headless/PinsTests", exclude: ["HeadlessSources.json", "Tests"],
            swiftSettings: [.swiftLanguageMode(.v5)],
            plugins: [.plugin(name: "HeadlessSources", package: "CellDirector")]),
        .target(
            name: "PlantScreens", dependencies: ["PlantLists", .product(name: "TapReplay", package: "CellDirector")]),
        .executableTarget(
            name: "plant-taps",
            dependencies: ["PlantScreens", .product(name: "TapReplayCommand", package: "CellDirector")]),
        .executableTarget(
            name: "interface-taps",
            dependencies: [
                "PeopleLists", "TripLists", .product(name: "TapReplayCommand", package: "CellDirector"),
            ]),
        .testTarget(
            name: "PlantListsTests",
            dependencies: ["PlantLists", .product(name: "TapReplayTesting", package: "CellDirector")],
            exclude: ["Scripts"]),
        .testTarget(
            name: "TripListsTests",
            dependencies: ["TripLists", .product(name: "TapReplayTesting", package: "CellDirector")],
            exclude: ["Scripts"]),
        .testTarget(
            name: "PeopleListsTests",
            dependencies: ["PeopleLists", .product(name: "TapReplayTesting", package: "CellDirector")],
            exclude: ["Scripts"]),
    ]
)
