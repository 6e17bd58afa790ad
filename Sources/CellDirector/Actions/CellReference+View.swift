extension CellReference {
    /// A reference to the row of the cell around a view. `nil` if that cell shows none.
    @MainActor
    public init?(_ view: UIView) {
        let own = view.ownRow.map { (view: view as AnyObject, binding: $0) }
        guard let (cell, binding) = own ?? view.rowAbove(), binding.isActive else { return nil }
        self.init(cell: cell, binding: binding)
    }
}
