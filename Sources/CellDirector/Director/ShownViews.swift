/// The views of a list that its director must remember.
struct ShownViews {
    /// The cells that were on screen when the sections were replaced, until they are bound to their new configurators.
    var unbound: [UIView]?
    /// The views that are being configured, from the outermost to the innermost.
    var configured: [UIView] = []
    /// The views that show items but are neither cells nor section headers or footers.
    var standalone: [WeakObject] = []
    /// The binding shared by the views that have left the screen.
    var vacantBinding: CellBinding?
}
