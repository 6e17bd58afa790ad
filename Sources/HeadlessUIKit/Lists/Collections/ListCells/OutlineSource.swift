/// Where an item is in an outline.
struct OutlineState {
    /// How many items are above it.
    let level: Int
    let isExpanded: Bool
}

/// A data source whose items may be those of outlines.
@MainActor
protocol OutlineSource: AnyObject {
    /// Where an item is in the outline of its section; `nil`: its section has none.
    func outlineState(at path: RowPath) -> OutlineState?

    /// Expands an item for the user, or collapses it, unless a handler says no.
    func toggleOutline(at path: RowPath)
}

extension UICollectionView {
    /// Shows in the cells on screen, and in those that are measured for it, where their items are in outlines now.
    final func showOutlines() {
        guard let outlineSource else { return }
        for (path, cell) in engine.shown + engine.prepared {
            (cell as? UICollectionViewCell)?.outlineState = outlineSource.outlineState(at: path)
        }
    }

    /// Whether a section's first item replaces its header.
    final func isSectionHeader(_ path: RowPath) -> Bool {
        path.row == 0 && collectionViewLayout.hasHeaderItem(path.section)
    }
}
