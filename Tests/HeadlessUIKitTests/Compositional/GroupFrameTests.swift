import HeadlessUIKit
import TestSupport
import XCTest

/// Tests the exceptions for invalid groups and sections.
final class GroupFrameTests: XCTestCase {
    // MARK: Invalid input

    @MainActor
    func testInvalidGroupsAndSectionsRaiseExceptions() async {
        let whole = size(.fractionalWidth(1), .fractionalHeight(1))
        let raised = exceptions {
            _ = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [])
            _ = NSCollectionLayoutGroup.vertical(
                layoutSize: whole, repeatingSubitem: NSCollectionLayoutItem(layoutSize: whole), count: 0)
            _ = LayoutSource([1]).list(UICollectionViewCompositionalLayout { _, _ in nil })
        }
        XCTAssertEqual(
            raised.map(\.reason),
            [
                "At least 1 subitem is required for a group", "Invalid parameter not satisfying: count > 0",
                "Invalid section definition. Please specify a valid section definition when content is to be rendered for a "
                    + "section. This is a client error.",
            ])
    }
}
