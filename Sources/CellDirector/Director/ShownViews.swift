/// The views of a list that its director must remember.
struct ShownViews {
    /// The cells that the list had when the sections were replaced, until they are bound to their new configurators.
    var unbound: UnboundCells?

    /// The cells that were on screen, the cells whose text was being edited out of view, and a closure that returns the
    /// new index path of the row that was at the given index path, or `nil` if the row has been deleted.
    typealias UnboundCells = (shown: [UIView], edited: [UIView], newPath: (IndexPath) -> IndexPath?)

    /// The views that are being configured, from the outermost to the innermost.
    var configured: [UIView] = []
    /// The views that show items but are neither cells nor section headers or footers.
    var standalone: [WeakObject] = []
    /// The binding shared by the views that have left the screen.
    var vacantBinding: CellBinding?
}
