// swift-tools-version: 6.2
import PackageDescription

// The tests that UIKit itself must pass as well. Where there is no simulator, the package around runs them with its own.
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
