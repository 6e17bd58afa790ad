/// An item's level in an outline, and whether the item is expanded.
struct OutlineState {
    /// The number of the item's ancestors.
    let level: Int
    let isExpanded: Bool
}

/// A data source whose sections may contain outlines.
@MainActor
protocol OutlineSource: AnyObject {
    /// Returns an item's state in the outline of its section; `nil` if the section has no outline.
    func outlineState(at path: RowPath) -> OutlineState?

    /// Expands or collapses an item in response to the user's touch, unless the data source's `shouldExpandItem` or
    /// `shouldCollapseItem` handler returns `false`.
    func toggleOutline(at path: RowPath)
}

extension UICollectionView {
    /// Updates the outline states of the visible cells, and of cells that are measured before they are shown.
    final func showOutlines() {
        guard let outlineSource else { return }
        for (path, cell) in engine.shown + engine.prepared {
            (cell as? UICollectionViewCell)?.outlineState = outlineSource.outlineState(at: path)
        }
    }

    /// Whether an item is the first in its section and replaces the section's header.
    final func isSectionHeader(_ path: RowPath) -> Bool {
        path.row == 0 && collectionViewLayout.hasHeaderItem(path.section)
    }
}
