extension CellReference {
    /// Creates a reference to the row that the cell around a view shows; `nil` if no cell around the view shows a row.
    @MainActor
    public init?(_ view: UIView) {
        let own = view.ownRow.map { (view: view as AnyObject, binding: $0) }
        guard let (cell, binding) = own ?? view.rowAbove(), binding.isActive else { return nil }
        self.init(cell: cell, binding: binding)
    }
}
