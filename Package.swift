// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "CellDirector",
    platforms: [.iOS(.v18), .macOS(.v15), .visionOS(.v2)],
    products: [
        .library(name: "CellActions", targets: ["CellActions"]),
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
        .library(name: "CellDirector", targets: ["CellDirector"]),
        .library(name: "TapReplay", targets: ["TapReplay"]),
    ],
    targets: [
        .target(name: "CellActions"),
        .target(name: "HeadlessUIKit"),
        .target(
            name: "CellDirector",
            dependencies: [
                "CellActions",
                .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS])),
            ]),
        .target(name: "TapReplay", dependencies: ["CellDirector", "HeadlessUIKit"]),
        .testTarget(name: "TapReplayTests", dependencies: ["TapReplay"]),
        .target(
            name: "SampleScreens", dependencies: ["CellDirector", "TapReplay"], path: "Samples/SampleScreens",
            resources: [.copy("Data/people.json")]),
        .executableTarget(
            name: "replay-taps", dependencies: ["SampleScreens", "TapReplay"], path: "Samples/ReplayTaps"),
        .target(name: "AllocationCounter", path: "Samples/AllocationCounter"),
        .executableTarget(
            name: "benchmark", dependencies: ["AllocationCounter", "CellDirector"], path: "Samples/Benchmark"),
    ]
)
