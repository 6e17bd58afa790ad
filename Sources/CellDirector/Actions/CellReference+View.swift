extension CellReference {
    /// Creates a reference to the row shown by the cell that contains a view. Returns `nil` if the view is not in a
    /// cell that shows a row.
    @MainActor
    public init?(_ view: UIView) {
        let own = view.ownRow.map { (view: view as AnyObject, binding: $0) }
        guard let (cell, binding) = own ?? view.rowAbove(), binding.isActive else { return nil }
        self.init(cell: cell, binding: binding)
    }
}
