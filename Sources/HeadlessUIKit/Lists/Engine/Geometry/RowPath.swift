import Foundation

/// A row's section and number as two plain integers: what a list reckons with inside, where an `IndexPath` would be slow.
struct RowPath: Hashable, Comparable {
    var section: Int
    var row: Int

    init(_ section: Int, _ row: Int) {
        self.section = section
        self.row = row
    }

    /// `nil` if the index path does not name a section and a row.
    init?(_ indexPath: IndexPath) {
        guard indexPath.count == 2 else { return nil }
        self.init(indexPath[0], indexPath[1])
    }

    var indexPath: IndexPath { IndexPath(row: row, section: section) }

    static func < (a: RowPath, b: RowPath) -> Bool { (a.section, a.row) < (b.section, b.row) }
}
