import CellDirector
import XCTest

/// Tests layer animations and transactions. An animation completes as soon as it is added to a layer, unless it repeats
/// forever.
final class LayerAnimationTests: ConformanceTestCase {
    private final class Delegate: NSObject, CAAnimationDelegate {
        var log: [String] = []
        func animationDidStart(_ anim: CAAnimation) { log.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
    }

    @MainActor
    func testAnAnimationHasEndedOnceItIsAdded() async {
        let (layer, delegate) = (CALayer(), Delegate())
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.delegate) = (0, 1, delegate)
        fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
        layer.add(fade, forKey: "fade")
        XCTAssertEqual(delegate.log, ["start", "stop true"])
        XCTAssertNil(layer.animationKeys())
        fade.isRemovedOnCompletion = false
        layer.add(fade, forKey: "fade")
        layer.add(fade, forKey: "fade")
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        XCTAssertTrue(layer.animation(forKey: "fade") === fade)
        layer.removeAnimation(forKey: "fade")
        XCTAssertNil(layer.animation(forKey: "fade"))
    }

    @MainActor
    func testAnEndlessAnimationDoesNotStopByItself() async {
        let (layer, delegate) = (CALayer(), Delegate())
        let pulse = CASpringAnimation(keyPath: "transform.scale")
        (pulse.repeatCount, pulse.delegate) = (.infinity, delegate)
        layer.add(pulse, forKey: nil)
        XCTAssertEqual(delegate.log, ["start"])
        layer.removeAllAnimations()
        XCTAssertNil(layer.animationKeys())
    }

    /// Apple, `animationDidStop(_:finished:)`: an animation that is removed stops without having finished.
    @MainActor
    func testOnlyAnimationsWithTheSameKeyAreReplaced() async {
        let (layer, delegate) = (CALayer(), Delegate())
        func pulse() -> CABasicAnimation {
            let pulse = CABasicAnimation(keyPath: "opacity")
            (pulse.repeatCount, pulse.delegate) = (.infinity, delegate)
            return pulse
        }
        layer.add(pulse(), forKey: "pulse")
        layer.add(pulse(), forKey: nil)
        layer.add(pulse(), forKey: nil)
        XCTAssertEqual(delegate.log, ["start", "start", "start"])
        layer.add(pulse(), forKey: "pulse")
        XCTAssertEqual(delegate.log.filter { $0 == "stop false" }.count, 1)
        XCTAssertEqual(layer.animationKeys(), ["pulse"])
        layer.removeAllAnimations()
        XCTAssertEqual(delegate.log.filter { $0 == "stop false" }.count, 4)
    }

    @MainActor
    func testATransactionEndsWhenItIsCommitted() async {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { log.append("inner") }
        XCTAssertEqual(log, [])
        CATransaction.commit()
        CATransaction.commit()
        CATransaction.commit()
        XCTAssertEqual(log, ["inner", "outer"])
    }

    @MainActor
    func testTheSettingsOfATransactionEndWithIt() async {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setAnimationDuration(2)
        XCTAssertTrue(CATransaction.disableActions())
        XCTAssertEqual(CATransaction.animationDuration(), 2)
        CATransaction.commit()
        XCTAssertFalse(CATransaction.disableActions())
        XCTAssertEqual(CATransaction.animationDuration(), 0.25)
    }
}
