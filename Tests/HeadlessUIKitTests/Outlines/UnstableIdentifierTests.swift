import XCTest
@testable import HeadlessUIKit

/// Tests outlines with items whose hash values change after they were inserted.
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
}
