import CellDirector
import XCTest

/// Tests interactive transitions between two layouts.
final class InteractiveTransitionTests: ConformanceTestCase {
    private final class Transition: UICollectionViewTransitionLayout {}

    private final class Delegate: NSObject, UICollectionViewDelegate {
        func collectionView(
            _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
            newLayout toLayout: UICollectionViewLayout
        ) -> UICollectionViewTransitionLayout { Transition(currentLayout: fromLayout, nextLayout: toLayout) }
    }

    @MainActor func testATransitionKeepsItsLayoutsProgressAndValues() async {
        let (first, second) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        let transition = UICollectionViewTransitionLayout(currentLayout: first, nextLayout: second)
        XCTAssertTrue(transition.currentLayout === first)
        XCTAssertTrue(transition.nextLayout === second)
        XCTAssertEqual(transition.transitionProgress, 0)
        transition.updateValue(3, forAnimatedKey: "offset")
        XCTAssertEqual(transition.value(forAnimatedKey: "offset"), 3)
        XCTAssertEqual(transition.value(forAnimatedKey: "other"), 0)
    }

    @MainActor func testTheDelegateProvidesTheLayoutOfTheTransition() async {
        let (first, second, delegate) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout(), Delegate())
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: first)
        list.delegate = delegate
        let transition = list.startInteractiveTransition(to: second, completion: nil)
        XCTAssertTrue(transition is Transition)
        XCTAssertTrue(transition.currentLayout === first)
        XCTAssertTrue(transition.nextLayout === second)
        list.cancelInteractiveTransition()
    }
}
