// swift-tools-version: 6.2
import PackageDescription

// HeadlessUIKit is needed only on platforms without UIKit.
let headless: Target.Dependency = .target(name: "HeadlessUIKit", condition: .when(platforms: [.linux, .macOS]))

let package = Package(
    name: "CellDirector",
    platforms: [.iOS(.v18), .macOS(.v15), .visionOS(.v2)],
    products: [
        .library(name: "CellActions", targets: ["CellActions"]),
        .library(name: "ListDifference", targets: ["ListDifference"]),
        .library(name: "LinearConstraints", targets: ["LinearConstraints"]),
        .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
        .library(name: "CellDirector", targets: ["CellDirector"]),
        .library(name: "ScreenPictures", targets: ["ScreenPictures"]),
        .library(name: "TapReplay", targets: ["TapReplay"]),
        .library(name: "TapReplayCommand", targets: ["TapReplayCommand"]),
        .library(name: "TapReplayTesting", targets: ["TapReplayTesting"]),
        .library(name: "HeadlessCoreLocation", targets: ["HeadlessCoreLocation"]),
        .library(name: "HeadlessMessageUI", targets: ["HeadlessMessageUI"]),
        .library(name: "HeadlessOSLog", targets: ["HeadlessOSLog"]),
        .library(name: "HeadlessPhotosUI", targets: ["HeadlessPhotosUI"]),
        .library(name: "HeadlessStoreKit", targets: ["HeadlessStoreKit"]),
        .library(name: "HeadlessSwiftUI", targets: ["HeadlessSwiftUI"]),
        .library(name: "HeadlessUniformTypeIdentifiers", targets: ["HeadlessUniformTypeIdentifiers"]),
        .library(name: "HeadlessUserNotifications", targets: ["HeadlessUserNotifications"]),
        .library(name: "HeadlessWebKit", targets: ["HeadlessWebKit"]),
        .executable(name: "replay-taps", targets: ["replay-taps"]),
        .plugin(name: "HeadlessSources", targets: ["HeadlessSources"]),
    ],
    targets: [
        // The library. Each module imports only modules that are listed above it.
        .target(name: "CellActions"),
        .target(name: "ListDifference"),
        .target(name: "LinearConstraints"),
        .target(name: "HeadlessUIKit", dependencies: ["LinearConstraints", "ListDifference"]),
        .target(name: "CellDirector", dependencies: ["CellActions", "ListDifference", headless]),
        .target(name: "ScreenPictures", dependencies: ["HeadlessUIKit"]),
        .target(
            name: "TapReplay",
            dependencies: ["CellActions", "CellDirector", "HeadlessUIKit", "ListDifference", "ScreenPictures"],
            // Embedded in the code, so that the tool consists of one file.
            resources: [.embedInCode("Reporting/Page/page.css"), .embedInCode("Reporting/Page/page.js")]),
        .target(name: "TapReplayCommand", dependencies: ["CellActions", "CellDirector", "HeadlessUIKit", "TapReplay"]),
        // Runs code of TapReplayTesting when a test process begins.
        .target(name: "TestProcess"),
        .target(
            name: "TapReplayTesting",
            dependencies: [
                "CellActions", "CellDirector", "HeadlessUIKit", "ScreenPictures", "TapReplay", "TestProcess",
            ]),

        // Stand-ins for other frameworks of Apple, which replace them in an app's sources. Nothing else depends on them.
        .target(name: "HeadlessCoreLocation", path: "Sources/StandIns/CoreLocation"),
        .target(name: "HeadlessMessageUI", dependencies: ["HeadlessUIKit"], path: "Sources/StandIns/MessageUI"),
        .target(name: "HeadlessSwiftUI", dependencies: ["HeadlessUIKit"]),
        .target(name: "HeadlessOSLog", path: "Sources/StandIns/OSLog"),
        .target(name: "HeadlessPhotosUI", dependencies: ["HeadlessUIKit"], path: "Sources/StandIns/PhotosUI"),
        .target(name: "HeadlessStoreKit", dependencies: ["HeadlessUIKit"], path: "Sources/StandIns/StoreKit"),
        .target(
            name: "HeadlessUniformTypeIdentifiers", dependencies: ["HeadlessUIKit"],
            path: "Sources/StandIns/UniformTypeIdentifiers"),
        .target(name: "HeadlessUserNotifications", path: "Sources/StandIns/UserNotifications"),
        .target(name: "HeadlessWebKit", dependencies: ["HeadlessUIKit"], path: "Sources/StandIns/WebKit"),

        // Targets that prepare an app's sources for HeadlessUIKit: a library, a command-line tool and a build tool
        // plugin.
        .target(name: "SourcePreparation"),
        .executableTarget(name: "headless-sources", dependencies: ["SourcePreparation"]),
        .plugin(name: "HeadlessSources", capability: .buildTool, dependencies: ["headless-sources"]),

        // The samples: screens, a screen written with and without CellDirector, command-line tools that play scripts on
        // the sample screens and draw pictures of them, and the benchmark.
        .target(
            name: "SampleScreens", dependencies: ["CellDirector", "HeadlessSwiftUI", "TapReplay"],
            path: "Samples/SampleScreens",
            resources: [.copy("Data/inbox.json"), .copy("Data/people.json"), .copy("Data/Photos")]),
        .target(name: "SideBySide", dependencies: ["CellDirector", "HeadlessUIKit"], path: "Samples/SideBySide"),
        .executableTarget(
            name: "replay-taps", dependencies: ["SampleScreens", "TapReplay", "TapReplayCommand"],
            path: "Samples/ReplayTaps"),
        .executableTarget(
            name: "sample-pictures", dependencies: ["SampleScreens", "TapReplay"], path: "Samples/Pictures"),
        .target(name: "AllocationCounter", path: "Samples/AllocationCounter"),
        .executableTarget(
            name: "benchmark",
            dependencies: [
                "AllocationCounter", "CellDirector", "ListDifference", "ScreenPictures", "TapReplay",
                "TapReplayCommand",
            ],
            path: "Samples/Benchmark"),

        // The modules that tests share, and the tests of each module, which `swift test` runs.
        .target(name: "TestSupport", dependencies: ["CellDirector", "HeadlessUIKit"], path: "Tests/TestSupport"),
        .target(
            name: "ReplayTestScreens", dependencies: ["CellDirector", "HeadlessUIKit", "TapReplay", "TestSupport"],
            path: "Tests/ReplayTestScreens"),
        .target(
            name: "InterfaceFrames", dependencies: ["HeadlessUIKit", "SourcePreparation"],
            path: "Tests/InterfaceFrames"),
        .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
        .testTarget(name: "CellActionsTests", dependencies: ["CellActions", "TestSupport"]),
        .testTarget(
            name: "SourcePreparationTests", dependencies: ["SourcePreparation", "TestSupport"], exclude: ["Corpus"]),
        .testTarget(name: "ListDifferenceTests", dependencies: ["ListDifference", "TestSupport"]),
        .testTarget(
            name: "StandInsTests",
            dependencies: [
                "HeadlessCoreLocation", "HeadlessMessageUI", "HeadlessOSLog", "HeadlessPhotosUI", "HeadlessStoreKit",
                "HeadlessUniformTypeIdentifiers", "HeadlessUserNotifications", "HeadlessWebKit", "TestSupport",
            ]),
        .testTarget(
            name: "HeadlessSwiftUITests",
            dependencies: ["CellDirector", "HeadlessSwiftUI", "HeadlessUIKit", "TestSupport"]),
        .testTarget(name: "LinearConstraintsTests", dependencies: ["LinearConstraints", "TestSupport"]),
        .testTarget(name: "HeadlessUIKitTests", dependencies: ["HeadlessUIKit", "TestSupport"]),
        .testTarget(
            name: "InterfaceFilesTests",
            dependencies: ["HeadlessUIKit", "InterfaceFrames", "SourcePreparation", "TestSupport"]),
        .testTarget(name: "ScreenPicturesTests", dependencies: ["HeadlessUIKit", "ScreenPictures", "TestSupport"]),
        .testTarget(
            name: "CellDirectorTests",
            dependencies: ["CellDirector", "ListDifference", "TapReplayTesting", "TestSupport"]),
        .testTarget(
            name: "TapReplayTests",
            dependencies: [
                "CellDirector", "HeadlessUIKit", "ReplayTestScreens", "ScreenPictures", "TapReplay", "TapReplayTesting",
                "TestSupport",
            ],
            exclude: ["Scripts", "__Pictures__"]),
        .testTarget(
            name: "TapReplayCommandTests",
            dependencies: [
                "CellDirector", "HeadlessUIKit", "ReplayTestScreens", "TapReplay", "TapReplayCommand", "TestSupport",
            ]),
    ]
)

// What only this package's maintainers need, which `CELLDIRECTOR_THOROUGH=1` adds: a check of the sources as text, the
// tests that UIKit must pass too (the package in Tests/Conformance runs them on a simulator), of the command-line tool in
// processes of its own, of the samples, and of the snippets in the guides. The same variable makes random tests long.
if Context.environment["CELLDIRECTOR_THOROUGH"] != nil {
    package.targets += [
        .executableTarget(
            name: "lint", dependencies: ["SourcePreparation"], path: "Tests/Lint",
            exclude: ["PublicMembers.txt", "PublicTypes.txt"]),
        .testTarget(name: "LintTests", dependencies: ["SourcePreparation", "lint"]),
        .testTarget(
            name: "ArticlesTests",
            dependencies: ["CellDirector", "HeadlessSwiftUI", "HeadlessUIKit", "ScreenPictures"]),
        .testTarget(
            name: "ConformanceTests", dependencies: ["CellDirector"], path: "Tests/Conformance/Tests/ConformanceTests"),
        .executableTarget(
            name: "interface-frames", dependencies: ["InterfaceFrames"], path: "Tests/InterfaceFramesTool"),
        .executableTarget(
            name: "replay-test-screens", dependencies: ["HeadlessUIKit", "TapReplay", "TapReplayCommand"],
            path: "Tests/ReplayTestTool"),
        .testTarget(
            name: "ToolTests",
            dependencies: [
                "CellDirector", "HeadlessUIKit", "replay-test-screens", "ReplayTestScreens", "TapReplay",
                "TapReplayCommand", "TestSupport",
            ]),
        .testTarget(
            name: "SampleTests",
            dependencies: [
                "CellDirector", "HeadlessUIKit", "ReplayTestScreens", "sample-pictures", "SampleScreens", "SideBySide",
                "TapReplay", "TapReplayTesting", "TestSupport",
            ]),
        .testTarget(
            name: "ReadmeTests",
            dependencies: [
                "CellDirector", "HeadlessSwiftUI", "HeadlessUIKit", "LinearConstraints", "ListDifference",
                "ScreenPictures", "TapReplay",
                "TapReplayCommand", "TapReplayTesting",
            ],
            exclude: ["Guides/Scripts", "Guides/__Pictures__", "Guides/feed.taps", "following.taps"]),
    ]
}

// Each file must import the modules that it uses, even if another file of the same module already imports them.
for target in package.targets where target.type != .plugin {
    target.swiftSettings = [.enableUpcomingFeature("MemberImportVisibility")]
}
