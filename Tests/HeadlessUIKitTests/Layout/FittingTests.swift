import Foundation
@testable import HeadlessUIKit
import XCTest

/// Tests both variants of `systemLayoutSizeFitting`.
final class FittingTests: XCTestCase {
    @MainActor
    private func makeCard() -> (card: UIView, text: Letters) {
        let (card, text, button) = (UIView(), Letters(30), Box(40, 30))
        card.add(text, button)
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
            button.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 4),
            button.leadingAnchor.constraint(equalTo: text.leadingAnchor),
            button.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
        ])
        return (card, text)
    }

    @MainActor
    func testACompressedSizeFitsTheContent() async {
        let (card, text) = makeCard()
        XCTAssertEqual(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 316, height: 70))
        text.count = 10
        XCTAssertEqual(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 116, height: 70))
    }

    @MainActor
    func testAGivenWidthDeterminesTheHeight() async {
        let (card, _) = makeCard()
        for (width, height) in [(316.0, 70.0), (216, 90), (116, 110), (66, 170)] {
            XCTAssertEqual(
                card.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel), CGSize(width: width, height: height))
        }
    }

    /// Measuring does not change the layout.
    @MainActor
    func testAMeasuredViewIsNotChanged() async {
        let root = makeRoot()
        let (card, text) = makeCard()
        root.add(card)
        NSLayoutConstraint.activate(Array(card.pinned(to: root).prefix(3)))
        root.layoutIfNeeded()
        XCTAssertEqual(card.frame, rect(0, 0, 300, 90))
        XCTAssertEqual(
            card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 316, height: 70),
            "constraints to other views are ignored")
        root.layoutIfNeeded()
        XCTAssertEqual([card.frame, text.frame], [rect(0, 0, 300, 90), rect(8, 8, 284, 40)])
    }

    @MainActor
    func testARootIsMeasuredAndLaidOutAlternately() async {
        let (card, text) = makeCard()
        card.translatesAutoresizingMaskIntoConstraints = true
        card.frame = rect(0, 0, 216, 90)
        for _ in 0..<3 {
            card.layoutIfNeeded()
            XCTAssertEqual(text.frame, rect(8, 8, 200, 40))
            XCTAssertEqual(card.systemLayoutSizeFitting(.zero), CGSize(width: 316, height: 70))
        }
    }

    @MainActor
    func testALabelIsAsLargeAsItsContent() async {
        XCTAssertEqual(Letters(4).systemLayoutSizeFitting(.zero), CGSize(width: 40, height: 20))
        XCTAssertEqual(
            Letters(40).systemLayoutSizeFitting(
                CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel), CGSize(width: 100, height: 80))
    }

    /// A cell is measured at a given width, regardless of its current height. Assigning the measured height to the cell
    /// breaks no constraints.
    @MainActor
    func testACellIsMeasuredAtAWidth() async throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let text = Letters(30)
        cell.contentView.add(text)
        NSLayoutConstraint.activate(text.pinned(to: cell.contentView, inset: 10))
        func height(_ width: CGFloat) -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let list = UITableView(frame: rect(0, 0, 320, 100))
        list.addSubview(cell)
        let said = warnings {
            for (width, expected) in [(320.0, 40.0), (170, 60), (120, 80)] {
                XCTAssertEqual(height(width), expected)
                cell.frame = rect(0, 0, width, expected)
                cell.layoutIfNeeded()
                XCTAssertEqual(text.frame, rect(10, 10, width - 20, expected - 20))
            }
        }
        XCTAssertEqual(said, [])
    }

    /// If the height assigned to a cell contradicts the cell's constraints, the cell keeps the height, a constraint is
    /// broken, and a warning is logged.
    @MainActor
    func testACellOfAnotherHeightReportsTheBrokenConstraint() async throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = Box()
        cell.contentView.add(box)
        NSLayoutConstraint.activate(
            box.pinned(to: cell.contentView) + [box.heightAnchor.constraint(equalToConstant: 80)])
        let list = UITableView(frame: rect(0, 0, 320, 100))
        list.addSubview(cell)
        cell.frame = rect(0, 0, 320, 44)
        let said = warnings { cell.layoutIfNeeded() }
        XCTAssertEqual(said.count, 1)
        let sentence = said.first ?? ""
        XCTAssertTrue(sentence.contains("'UIView-Encapsulated-Layout-Height' UITableViewCell.height == 44"), sentence)
        XCTAssertTrue(
            sentence.hasSuffix("breaking constraint <NSLayoutConstraint Box.height == 80 (active)>"), sentence)
        XCTAssertEqual(box.frame, rect(0, 0, 320, 44))
    }

    /// Sizes a table header manually, as apps do.
    @MainActor
    func testATablesHeaderIsSizedManually() async {
        let table = UITableView(frame: rect(0, 0, 216, 400))
        let (header, _) = makeCard()
        header.translatesAutoresizingMaskIntoConstraints = true
        table.tableHeaderView = header
        let size = header.systemLayoutSizeFitting(
            CGSize(width: table.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size, CGSize(width: 216, height: 90))
        header.frame.size = size
        table.tableHeaderView = header
        XCTAssertEqual(warnings { table.layoutIfNeeded() }, [])
        XCTAssertEqual(header.frame, rect(0, 0, 216, 90))
    }
}
