import HeadlessUIKit
import XCTest

/// Tests overrides and comparisons of traits.
final class TraitTests: ConformanceTestCase {
    @MainActor
    func testAnOverriddenLevelAppliesToSubviews() async {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        XCTAssertNotEqual(inner.traitCollection.userInterfaceLevel, .elevated)
        outer.traitOverrides.userInterfaceLevel = .elevated
        XCTAssertTrue(outer.traitOverrides.contains(UITraitUserInterfaceLevel.self))
        XCTAssertEqual(inner.traitCollection.userInterfaceLevel, .elevated)
    }

    @MainActor
    func testTheChangedTraitsAreThoseThatDiffer() async {
        let light = UITraitCollection(userInterfaceStyle: .light)
        let elevated = UITraitCollection {
            $0.userInterfaceStyle = .light
            $0.userInterfaceLevel = .elevated
        }
        XCTAssertEqual(
            elevated.changedTraits(from: light).map { ObjectIdentifier($0) },
            [ObjectIdentifier(UITraitUserInterfaceLevel.self)])
        XCTAssertEqual(
            light.changedTraits(from: nil).map { ObjectIdentifier($0) },
            [ObjectIdentifier(UITraitUserInterfaceStyle.self)])
        XCTAssertTrue(light.changedTraits(from: light).isEmpty)
    }
}
