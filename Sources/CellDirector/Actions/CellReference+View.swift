extension CellReference {
    /// A reference to the row that the cell around a view shows at this moment; `nil` if it shows none.
    @MainActor
    public init?(_ view: UIView) {
        guard let (cell, binding) = view.nearestRow(), binding.isActive else { return nil }
        self.init(cell: cell, binding: binding)
    }
}
