import CellDirector
import XCTest

/// Tests aspects of right-to-left layout that Apple's documentation does not specify.
final class UnverifiedDirectionTests: UnverifiedTestCase {
    /// The direction of a constraint depends on the items' common superview, not on the items themselves.
    @MainActor
    func testTheCommonSuperviewDecidesTheDirectionOfAConstraint() async {
        let root = makeRoot()
        let (first, second) = (Box(40, 10), Box(30, 10))
        root.add(first, second)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        ])
        first.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        claimEqual([first, second].map(\.frame.minX), [0, 40])
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        claimEqual([first, second].map(\.frame.minX), [260, 230])
    }

    @MainActor
    func testAFlowLayoutFlipsNothingByItself() async {
        claimFalse(UICollectionViewFlowLayout().flipsHorizontallyInOppositeLayoutDirection)
    }
}
