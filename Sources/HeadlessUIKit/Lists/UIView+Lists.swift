/// What a list or a row is, for code that comes upon it among other views.
extension UIView {
    /// What shows the rows of a list; `nil`: this is no list.
    final var listEngine: ListEngine? {
        guard isList else { return nil }
        return (self as? UITableView)?.engine ?? (self as? UICollectionView)?.engine
            ?? (self as? SectionScrollView)?.engine
    }

    /// The view itself, if a list shows it as one of its rows.
    final var listCell: (any ListCell)? {
        isRow ? self as? UITableViewCell ?? self as? UICollectionViewCell : nil
    }
}
