extension CellReference {
    /// A reference to the row of the cell around a view. `nil` if that cell shows none.
    @MainActor
    public init?(_ view: UIView) {
        guard let (cell, binding) = view.nearestRow(), binding.isActive else { return nil }
        self.init(cell: cell, binding: binding)
    }
}
