import XCTest
@testable import HeadlessUIKit

/// Tests snapshots with items whose hash values change after they were inserted.
final class UnstableIdentifierTests: XCTestCase {
    private final class Folder: Hashable, CustomStringConvertible, @unchecked Sendable {
        var name: String
        init(_ name: String) { self.name = name }
        var description: String { name }
        static func == (lhs: Folder, rhs: Folder) -> Bool { lhs === rhs }
        func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    private static let message =
        "Diffable data source detected item identifiers that are equal but have different hash values. Two identifiers "
        + "which compare as equal must return the same hash value. You must fix this in the Hashable (Swift) or hash "
        + "property (Objective-C) implementation for the type of these identifiers. Identifiers that are equal but have "
        + "different hash values: (\n    New,\n    New\n)"

    @MainActor
    func testAnItemWhoseHashChangedRaisesUIKitsException() async {
        for isExpanded in [false, true] {
            for level in 0...1 {
                let folders = ["A", "B", "C"].map(Folder.init)
                var outline = NSDiffableDataSourceSectionSnapshot<Folder>()
                outline.append([folders[0], folders[2]])
                outline.append([folders[1]], to: folders[0])
                if isExpanded { outline.expand(folders) }
                XCTAssertEqual(exceptions { _ = outline.visibleItems }.count, 0)
                folders[level].name = "New"
                var visible: [Folder] = []
                let raised = exceptions { visible = outline.visibleItems }
                XCTAssertEqual(raised.map(\.reason), [Self.message])
                XCTAssertEqual(raised.first?.name, "NSInternalInconsistencyException")
                XCTAssertTrue(visible.contains(folders[0]))
                // The other members end, too.
                XCTAssertFalse(outline.rootItems.isEmpty)
                XCTAssertEqual(outline.items.count, 3)
                _ = exceptions { _ = outline.visualDescription() }
                var other = NSDiffableDataSourceSectionSnapshot<Folder>()
                other.append([Folder("Root")])
                _ = exceptions { other.insert(outline, before: other.items[0]) }
            }
        }
    }

    @MainActor
    func testAFlatSnapshotWithAnItemWhoseHashChangedRaisesUIKitsException() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        for changes in ["shown", "new", "section"] {
            let source = UITableViewDiffableDataSource<Folder, Folder>(tableView: table) { table, path, _ in
                table.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
            let folders = ["A", "B", "C"].map(Folder.init)
            var snapshot = NSDiffableDataSourceSnapshot<Folder, Folder>()
            snapshot.appendSections([folders[2]])
            snapshot.appendItems([folders[0]])
            XCTAssertEqual(exceptions { source.apply(snapshot) }.count, 0)
            if changes == "new" { snapshot.appendItems([folders[1]]) }
            folders[["shown": 0, "new": 1, "section": 2][changes] ?? 0].name = "New"
            var next = NSDiffableDataSourceSnapshot<Folder, Folder>()
            next.appendSections([folders[2]])
            next.appendItems(changes == "new" ? [] : folders)
            let raised = exceptions { source.apply(changes == "new" ? snapshot : next) }
            let message =
                changes == "section"
                ? Self.message.replacingOccurrences(of: "item identifiers", with: "section identifiers")
                : Self.message
            XCTAssertEqual(raised.map(\.reason), [message], changes)
            XCTAssertEqual(table.numberOfRows(inSection: 0), 1, changes)
            var other = source.snapshot()
            _ = exceptions {
                other.appendItems([folders[0]])
                other.deleteItems(folders)
                other.insertItems([Folder("X")], beforeItem: folders[0])
                _ = (other.indexOfItem(folders[0]), other.itemIdentifiers)
            }
        }
    }
}
