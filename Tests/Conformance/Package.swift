// swift-tools-version: 6.2
import PackageDescription

// Tests that UIKit itself must pass as well. Without a simulator, the parent package runs them together with its own tests.
let package = Package(
    name: "Conformance",
    platforms: [.iOS(.v18), .macOS(.v15), .visionOS(.v2)],
    dependencies: [.package(name: "CellDirector", path: "../..")],
    targets: [
        .testTarget(
            name: "ConformanceTests",
            dependencies: [.product(name: "CellDirector", package: "CellDirector")],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ]
)
