import CellDirector
import XCTest

/// What Apple's documentation leaves open about what is laid out from right to left.
final class UnverifiedDirectionTests: UnverifiedTestCase {
    /// The view around both items decides, and neither of them.
    @MainActor
    func testTheNearestViewAroundBothItemsDecides() async {
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
