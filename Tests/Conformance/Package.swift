// swift-tools-version: 6.2
import PackageDescription

// A test suite that UIKit itself must also pass. This package runs the suite with UIKit on a simulator. The parent
// package runs it with the headless mirror.
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
