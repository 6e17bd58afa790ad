import Foundation
import HeadlessUIKit
import TestSupport
import XCTest

/// Tests content offsets that are far beyond the content, such as `greatestFiniteMagnitude`, with which apps scroll to
/// the bottom.
final class FarScrollTests: XCTestCase {
    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        let count: Int
        init(_ count: Int) { self.count = count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "word ", count: 30 * (indexPath.row % 3))
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private static let frame = CGRect(x: 0, y: 0, width: 320, height: 480)

    @MainActor
    private func lists(_ rows: Rows) -> [(name: String, list: UIScrollView)] {
        let flow = UICollectionViewFlowLayout()
        let sideways = UICollectionViewFlowLayout()
        sideways.scrollDirection = .horizontal
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let grid = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
        let layouts: [(String, UICollectionViewLayout)] = [
            ("flow", flow), ("sideways flow", sideways), ("grid", grid),
            ("list", UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))),
        ]
        let collections = layouts.map { name, layout -> (String, UIScrollView) in
            let list = UICollectionView(frame: Self.frame, collectionViewLayout: layout)
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = rows
            return (name, list)
        }
        let tables = [UITableView.Style.plain, .insetGrouped].map { style -> (String, UIScrollView) in
            let table = UITableView(frame: Self.frame, style: style)
            table.dataSource = rows
            return ("table", table)
        }
        return collections + tables
    }

    @MainActor
    func testAListComesToRestAtItsEnd() async {
        let far: [CGFloat] = [.greatestFiniteMagnitude, .infinity, 1e300, 1e12, 1_000_000]
        for count in [0, 1, 300] {
            let rows = Rows(count)
            for offset in far + far.map(-) {
                for animated in [false, true] {
                    for (name, list) in lists(rows) {
                        let what = "\(name) of \(count), \(offset)"
                        // Half of the lists have not been laid out yet.
                        if animated { list.layoutIfNeeded() }
                        list.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
                        list.setContentOffset(CGPoint(x: 0, y: offset), animated: animated)
                        list.layoutIfNeeded()
                        let end = max(-10, list.contentSize.height + 20 - 480)
                        XCTAssertEqual(list.contentOffset.y, offset > 0 ? end : -10, accuracy: 0.01, what)
                        XCTAssertEqual(list.contentOffset.x, 0, what)
                    }
                }
            }
        }
    }

    @MainActor
    func testAListThatScrollsSidewaysComesToRestAtItsEnd() async {
        let rows = Rows(300)
        for (name, list) in lists(rows) where name == "sideways flow" {
            list.layoutIfNeeded()
            list.contentOffset.x = .greatestFiniteMagnitude
            list.layoutIfNeeded()
            XCTAssertEqual(list.contentOffset.x, list.contentSize.width - 320)
        }
    }

    /// The offset of a plain scroll view is not limited (unverified).
    @MainActor
    func testAPlainScrollViewKeepsItsOffset() async {
        let scrollView = UIScrollView(frame: Self.frame)
        scrollView.contentSize = CGSize(width: 320, height: 2_000)
        scrollView.setContentOffset(CGPoint(x: 0, y: CGFloat.greatestFiniteMagnitude), animated: false)
        scrollView.layoutIfNeeded()
        XCTAssertEqual(scrollView.contentOffset.y, .greatestFiniteMagnitude)
        scrollView.contentOffset.y = .infinity
        XCTAssertEqual(scrollView.contentOffset.y, .greatestFiniteMagnitude)
        scrollView.contentOffset = CGPoint(x: 5, y: CGFloat.nan)
        XCTAssertEqual(scrollView.contentOffset, CGPoint(x: 5, y: CGFloat.greatestFiniteMagnitude))
    }

    /// UIKit raises an exception for a frame whose position is not a number, and keeps no such frame.
    @MainActor
    func testAFrameThatIsNotANumberRaisesUIKitsException() async {
        let view = UIView(frame: Self.frame)
        for (frame, numbers) in [
            (CGRect(x: CGFloat.nan, y: 0, width: 10, height: 20), "[nan 10]"),
            (CGRect(x: 1, y: 2, width: 10, height: CGFloat.nan), "[6 nan]"),
            (CGRect(x: -CGFloat.infinity, y: 0, width: CGFloat.infinity, height: 20), "[nan 10]"),
        ] {
            let raised = exceptions { view.frame = frame }
            XCTAssertEqual(raised.map(\.name), ["CALayerInvalidGeometry"])
            XCTAssertEqual(
                raised.map { $0.reason.replacingOccurrences(of: "-nan", with: "nan") },
                ["CALayer position contains NaN: \(numbers)"])
            XCTAssertEqual(view.frame, Self.frame)
        }
        let raised = exceptions { view.bounds.origin.y = .nan }
        XCTAssertEqual(raised.map(\.reason.description).first?.hasPrefix("CALayer bounds contains NaN: [0 "), true)
        XCTAssertEqual(view.bounds, Self.frame)
    }
}
