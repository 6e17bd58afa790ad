import HeadlessUIKit
import XCTest

/// Tests layer animations that are replaced by animations with the same key.
final class ReplacedAnimationTests: XCTestCase {
    /// A delegate that adds a new animation when its first animation is stopped.
    @MainActor
    private final class Restarter: NSObject, @preconcurrency CAAnimationDelegate {
        weak var layer: CALayer?
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            let again = CABasicAnimation(keyPath: "opacity")
            again.repeatCount = .infinity
            layer?.add(again, forKey: "pulse")
        }
    }

    @MainActor
    func testAnAnimationThatADelegateAddsDuringAReplacementIsTheOnlyOneWithItsKey() async {
        let (layer, restarter) = (CALayer(), Restarter())
        restarter.layer = layer
        let (first, second) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "opacity"))
        first.delegate = restarter
        for animation in [first, second] {
            animation.repeatCount = .infinity
            layer.add(animation, forKey: "pulse")
        }
        XCTAssertEqual(layer.animationKeys(), ["pulse"])
        XCTAssertNotIdentical(layer.animation(forKey: "pulse"), second)
    }
}
