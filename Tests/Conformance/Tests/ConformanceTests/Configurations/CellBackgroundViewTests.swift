import CellDirector
import XCTest

/// Tests the views behind a cell's content that an app sets.
final class CellBackgroundViewTests: XCTestCase {
    @MainActor
    func testBackgroundViewsOfACollectionCellAreSubviewsAtOnce() async {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let (back, selected) = (UIView(), UIView())
        cell.backgroundView = back
        cell.selectedBackgroundView = selected
        XCTAssertEqual(back.superview, cell)
        // Apps constrain the view to the cell here, and UIKit raises an exception if they have no common ancestor.
        selected.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            selected.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
            selected.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
            selected.topAnchor.constraint(equalTo: cell.topAnchor),
            selected.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ])
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertEqual(back.frame, cell.bounds)
        XCTAssertEqual(selected.frame, CGRect(x: 10, y: 0, width: 90, height: 50))
        let places = [back, selected, cell.contentView].map { view in cell.subviews.firstIndex(of: view) ?? -1 }
        XCTAssertEqual(places, places.sorted())
        cell.backgroundView = nil
        XCTAssertNil(back.superview)
    }

    /// Apple's documentation of `selectedBackgroundView`: the cell adds the view as a subview only when it is selected.
    @MainActor
    func testTheSelectedBackgroundOfATableCellIsASubviewWhileItIsSelected() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let (back, selected) = (UIView(), UIView())
        cell.backgroundView = back
        cell.selectedBackgroundView = selected
        XCTAssertEqual(back.superview, cell)
        XCTAssertNil(selected.superview)
        cell.setSelected(true, animated: false)
        cell.layoutIfNeeded()
        XCTAssertEqual(selected.superview, cell)
        XCTAssertEqual([back.frame, selected.frame], [cell.bounds, cell.bounds])
        cell.setSelected(false, animated: false)
        XCTAssertNil(selected.superview)
    }
}
