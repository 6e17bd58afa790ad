@preconcurrency import Foundation

/// The positions of a collection view's items. Mirrors `UICollectionViewLayout` and its members, UIKit.
///
/// HeadlessUIKit has two layouts: ``UICollectionViewFlowLayout`` and ``UICollectionViewCompositionalLayout``. A custom
/// subclass can't position items, because UIKit's methods for positioning items do not exist here. An instance of this
/// base class shows no items, as in UIKit.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject, InterfaceObject, DecodedObject {
    public override init() { super.init() }

    /// Mirrors `UICollectionViewLayout.init(coder:)`. Only the contents of interface files are read.
    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder as? InterfaceCoder { decode(coder) }
    }

    /// Reads the layout's properties from an interface file.
    func decode(_ coder: InterfaceCoder) {}

    // MARK: Interface files

    open func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection { .unknown }
    open func _interfaceAction(_ selector: String) -> Selector? { nil }
    open func _setInspectable(_ name: String, to value: Any?) -> InterfaceConnection { .unknown }
    open func _interfaceSegueAction(_ selector: String) -> InterfaceSegueAction? { nil }
    #if canImport(AppKit)
    open override func awakeFromNib() {}
    #else
    open dynamic func awakeFromNib() {}
    #endif

    open var collectionView: UICollectionView? { engine?.list as? UICollectionView }
    /// The list's engine. The layout refers to the engine rather than the list, because an object is slower to use once
    /// there are weak references to it.
    final weak var engine: ListEngine?

    /// Invalidates the layout, so that items and sections are measured again at the next layout. The measured sizes of
    /// self-sizing items are discarded, except in a list layout.
    open func invalidateLayout() {
        if measuresItems { engine?.forgetFits() }
        engine?.measureAtNextLayout(keepingHeights: !measuresItems)
    }

    /// Called before the items and sections are measured: when they are first needed, after each update, after the
    /// layout has been invalidated, and after a change of the collection view's size that affects positions. A subclass
    /// can set the layout's properties here, for example the size of the items.
    open func prepare() {}

    /// Whether the layout must be invalidated because the collection view's size changes. HeadlessUIKit calls this
    /// method only when the size changes, not when the collection view scrolls. Even if the result is `false`,
    /// HeadlessUIKit measures the items again if the change affects their positions.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }

    // MARK: Direction

    /// Whether items are mirrored if the collection view's layout direction is not ``developmentLayoutDirection``. In
    /// HeadlessUIKit, this applies only to items that share lines, in a collection view that scrolls vertically. A flow
    /// layout's default is unverified.
    open dynamic var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Layout properties

    /// The direction in which the collection view scrolls.
    var axis: ListAxis { .vertical }

    /// Returns the geometry of sections with the given numbers of items. In the base class, all items have a size of 0.
    func makeGeometry(_ counts: [Int], _ collectionView: UICollectionView) -> ListGeometry {
        let sections = counts.map { count in
            let lines = ItemLines(
                count: count, uniform: ItemLines.Size(length: 0, breadth: 0), room: 0, near: 0, spacing: 0,
                lineSpacing: 0)
            return ListGeometry.Section(header: 0, rows: SectionRows(lines), footer: 0)
        }
        return ListGeometry(sections: sections, top: 0)
    }

    /// Whether headers or footers stay visible as long as their section is visible.
    func floats(isHeader: Bool) -> Bool { false }

    // MARK: Decorations and other attached views

    /// The registered classes of decoration views, and the views that are available for reuse.
    final var decorations = CellRegistry()

    /// Registers a class of decoration views. `nil` removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(viewClass, for: CellRegistry.Key(kind: elementKind, identifier: elementKind))
    }

    /// Registers a nib whose only top-level object is a decoration view. `nil` removes the registration.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations.register(nib, for: CellRegistry.Key(kind: elementKind, identifier: elementKind))
    }

    var attachesViews: Bool { false }

    func attachedViewsInSight(_ engine: ListEngine) -> [AttachedView] { [] }

    /// Called when the measured sizes of attached views have changed.
    func attachedViewsChanged(_ engine: ListEngine) {}

    /// Returns the lengths that pinned attached views cover at the beginning and end of the visible area.
    func pinned(_ engine: ListEngine) -> (start: Double, end: Double) { (0, 0) }

    /// Returns the size of the content.
    func fitContent(_ geometry: ListGeometry, _ collectionView: UICollectionView) -> CGSize {
        let breadth = collectionView.contentBreadth
        return axis.rect(0, geometry.bottom, across: 0, max(0, breadth)).size
    }

    /// The list environment of the views in the collection view.
    var listEnvironment: UIListEnvironment { .none }

    /// Returns the list environment of the cells in a section; `nil` if the cells have the list environment of the
    /// whole collection view.
    func listEnvironment(_ section: Int) -> UIListEnvironment? { nil }

    /// Whether positions depend on the collection view's full size rather than just its breadth.
    var dependsOnSize: Bool { false }
    /// Whether positions depend on the collection view's traits.
    var dependsOnTraits: Bool { false }

    /// Whether full-width rows are self-sizing.
    var measuresRows: Bool { false }

    /// The estimated height of a full-width row, in points. A row whose cell has no fitting height keeps this height.
    var estimatedHeight: Double { 44 }

    /// Returns the estimated height of a self-sizing header or footer; `nil` if the layout specifies the height.
    func automaticHeight(_ key: SectionViewKey) -> Double? { nil }

    /// Calls the `visibleItemsInvalidationHandler` of each visible section. Called on each layout.
    func callVisibleItemsHandlers(_ collectionView: UICollectionView) {}

    /// Returns the element kind of a header or footer; `nil` for the standard kind.
    func elementKind(_ key: SectionViewKey) -> String? { nil }

    /// Whether items that share a line are self-sizing.
    var measuresItems: Bool { false }

    /// Whether the first item of a section replaces its header.
    func hasHeaderItem(_ section: Int) -> Bool { false }

    /// Returns the swipe actions at an edge of an item; `nil` if there are none.
    func swipeConfiguration(_ path: RowPath, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? { nil }
}
