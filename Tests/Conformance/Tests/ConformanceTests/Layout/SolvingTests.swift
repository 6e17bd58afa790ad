import CellDirector
import XCTest

/// Tests that constraints that change after a view is measured take effect in the next layout, and that this layout
/// uses the view's frame instead of the measured size.
final class SolvingTests: ConformanceTestCase {
    @MainActor
    func testConstraintsChangedAfterMeasuringAreSolvedInTheFrame() async {
        let root = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        let list = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)))
        list.addSubview(root)
        let label = UILabel()
        label.text = "Label"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.contentView.addSubview(label)
        let top = label.topAnchor.constraint(equalTo: root.contentView.topAnchor, constant: 10)
        let bottom = label.bottomAnchor.constraint(equalTo: root.contentView.bottomAnchor, constant: -10)
        NSLayoutConstraint.activate([top, bottom])
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, 280)
        let size = root.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertLessThan(size.height, 50)
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.height, 280, "the frame determines the height")
        XCTAssertTrue(label.hasAmbiguousLayout, "no constraint determines the horizontal position")
        root.frame.size = size
        top.constant = 12
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.minY, 12)
        XCTAssertEqual(label.frame.maxY, size.height - 10, accuracy: 0.001)
        top.constant = 10
        _ = root.systemLayoutSizeFitting(
            CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        bottom.constant = -20
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.origin, CGPoint(x: 0, y: 10))
        XCTAssertEqual(label.frame.height, size.height - 30, accuracy: 0.001)
    }
}
