import CellDirector
import XCTest

/// Tests overrides of the layout direction trait, and a semantic content attribute set through an appearance proxy.
final class DirectionTests: ConformanceTestCase {
    @MainActor
    func testOverriddenTraitsReachSubviews() async {
        let (outer, inner) = (makeRoot(), Box(30, 10))
        outer.addSubview(inner)
        NSLayoutConstraint.activate([inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)])
        outer.layoutIfNeeded()
        XCTAssertEqual(inner.frame.minX, 0)
        outer.traitOverrides.layoutDirection = .rightToLeft
        outer.layoutIfNeeded()
        XCTAssertEqual(inner.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(inner.frame.minX, 270)
        outer.traitOverrides.remove(UITraitLayoutDirection.self)
        outer.layoutIfNeeded()
        XCTAssertEqual(inner.frame.minX, 0)
        let controller = UIViewController()
        controller.traitOverrides.layoutDirection = .rightToLeft
        XCTAssertEqual(controller.view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }

    @MainActor
    func testAnAppearanceProxySetsTheSemanticContentAttribute() async throws {
        try needsHostApp()
        Playback.appearance().semanticContentAttribute = .playback
        let (window, view) = (UIWindow(), Playback())
        window.addSubview(view)
        XCTAssertEqual(view.semanticContentAttribute, .playback)
        XCTAssertEqual(UIView().semanticContentAttribute, .unspecified)
    }
}

private final class Playback: UIView {}
