extension CellReference {
    /// A reference to the row that the cell around a view shows at this moment; `nil` if it shows none.
    @MainActor
    public init?(_ view: UIView) {
        var responder: UIResponder? = view
        while let current = responder {
            if let bound = current as? UIView, let binding = bound.cellBinding {
                guard binding.isActive else { return nil }
                self.init(cell: bound, binding: binding)
                return
            }
            responder = current.next
        }
        return nil
    }
}
