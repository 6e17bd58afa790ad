import CellDirector
import XCTest

/// Tests animations and property animators. An animation has completed when the call that starts it returns.
final class AnimationTests: ConformanceTestCase {
    @MainActor
    func testATransitionReplacesAViewWithAnother() async {
        let (root, old, new, front) = (UIView(), UIView(), UIView(), UIView())
        root.addSubview(old)
        root.addSubview(front)
        var ended = false
        UIView.transition(from: old, to: new, duration: 1, options: .transitionFlipFromTop) { ended = $0 }
        XCTAssertTrue(ended)
        XCTAssertEqual(root.subviews, [new, front])
        UIView.transition(from: new, to: front, duration: 1, options: .showHideTransitionViews)
        XCTAssertEqual(root.subviews.map(\.isHidden), [true, false])
    }

    @MainActor
    func testKeyframesRunInOrder() async {
        var log: [String] = []
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.append("up") }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.append("down") }
        } completion: {
            log.append("\($0)")
        }
        XCTAssertEqual(log, ["up", "down", "true"])
    }

    @MainActor
    func testAnAnimatorMakesItsChangesOnceItIsStarted() async {
        var log: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { log.append("first") }
        animator.addAnimations { log.append("second") }
        animator.addCompletion { log.append("\($0)") }
        XCTAssertEqual(log, [])
        animator.startAnimation()
        XCTAssertEqual(log, ["first", "second", "end"])
        XCTAssertEqual(animator.state, .inactive)
        animator.addAnimations { log.append("again") }
        animator.startAnimation(afterDelay: 2)
        XCTAssertEqual(log.last, "again")
    }

    @MainActor
    func testAPausedAnimatorWaitsToBeContinued() async {
        var log: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { log.append("change") }
        animator.addCompletion { log.append("\($0)") }
        animator.fractionComplete = 0.4
        XCTAssertEqual(log, ["change"])
        XCTAssertEqual([animator.state == .active, animator.isRunning], [true, false])
        animator.addAnimations { log.append("more") }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        XCTAssertEqual(log, ["change", "more", "end"])
    }

    @MainActor
    func testAStoppedAnimatorIsFinishedOrForgotten() async {
        var log: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: {}) {
            log.append($0)
        }
        XCTAssertEqual(log, [.end])
        animator.addCompletion { log.append($0) }
        animator.pauseAnimation()
        animator.stopAnimation(false)
        XCTAssertEqual(animator.state, .stopped)
        animator.finishAnimation(at: .current)
        XCTAssertEqual(log, [.end, .current])
        animator.addCompletion { log.append($0) }
        animator.pauseAnimation()
        animator.stopAnimation(true)
        animator.finishAnimation(at: .end)
        XCTAssertEqual(log.count, 2)
    }

    @MainActor
    func testAnimationsKnowTheirDuration() async {
        var durations: [TimeInterval] = []
        UIView.animate(withDuration: 2) {
            durations.append(UIView.inheritedAnimationDuration)
            UIView.performWithoutAnimation {}
        }
        durations.append(UIView.inheritedAnimationDuration)
        XCTAssertEqual(durations, [2, 0])
    }
}
