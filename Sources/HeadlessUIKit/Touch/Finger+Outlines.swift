import Foundation

extension Finger {
    /// Expands an item of an outline by tapping its chevron, or its cell if a tap on the cell expands the item.
    public func expand(rowAt indexPath: IndexPath, in list: UIScrollView) throws(TouchRefusal) {
        try setExpanded(true, indexPath, list)
    }

    /// Collapses an item of an outline by tapping its chevron, or its cell if a tap on the cell collapses the item.
    public func collapse(rowAt indexPath: IndexPath, in list: UIScrollView) throws(TouchRefusal) {
        try setExpanded(false, indexPath, list)
    }

    private func setExpanded(
        _ isExpanded: Bool, _ indexPath: IndexPath, _ list: UIScrollView
    ) throws(TouchRefusal) {
        let (row, found, engine) = try find(indexPath, list)
        guard let cell = found as? UICollectionViewListCell, let control = cell.outlineControl else {
            throw .notAllowed("the row has nothing to \(isExpanded ? "expand" : "collapse")")
        }
        let source = (engine.list as? UICollectionView)?.outlineSource
        guard let source, let before = row.path.flatMap(source.outlineState) else {
            throw .notAllowed("the row is in no section snapshot; its accessory can be tapped")
        }
        guard before.isExpanded != isExpanded else {
            throw .notAllowed("the row is \(isExpanded ? "expanded" : "collapsed") already")
        }
        if cell.expandsByTap { try tap(rowAt: indexPath, in: list) } else { try tap(control) }
        // The tap may have run the app's own handler, which may have removed the row.
        guard let path = row.path, let after = source.outlineState(at: path), after.isExpanded == before.isExpanded
        else { return }
        throw .notAllowed("the data source does not \(isExpanded ? "expand" : "collapse") the row")
    }
}
