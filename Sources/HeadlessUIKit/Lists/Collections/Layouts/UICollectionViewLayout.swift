@preconcurrency import Foundation

/// The positions of a collection view's items. Mirrors `UICollectionViewLayout` and its members, UIKit.
///
/// A subclass determines what its collection view shows by overriding ``layoutAttributesForElements(in:)`` and
/// ``collectionViewContentSize``, usually with positions that it computes in ``prepare()``. A subclass of
/// ``UICollectionViewFlowLayout`` can change the attributes that `super` returns. An instance of this base class shows no
/// items, as in UIKit.
///
/// After each invalidation, the collection view calls ``prepare()`` once, before it asks for anything else. It asks for the
/// elements of an area larger than its bounds, and keeps the answer until the layout is invalidated or the content is
/// scrolled out of this area (the size of the area is unverified). If
/// ``flipsHorizontallyInOppositeLayoutDirection`` is `true`, the layout works with positions for its
/// ``developmentLayoutDirection``, and the collection view mirrors them.
///
/// Animations take no time: during a batch of updates, a view first gets its initial attributes and then, at once, its own.
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

    /// Whether the layout itself determines the position of each element, because its class overrides methods that do so.
    /// HeadlessUIKit places the items of other layouts without asking for the attributes of each.
    var placesElements: Bool { type(of: self) != UICollectionViewLayout.self }

    /// The class of the attributes that a layout of HeadlessUIKit creates.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the contexts with which the layout is invalidated.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Invalidation

    /// Invalidates the layout, so that items and sections are measured again at the next layout. The measured sizes of
    /// self-sizing items are discarded, except in a list layout. Calls ``invalidateLayout(with:)`` with a new context
    /// (unverified).
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// Invalidates the parts of the layout that a context describes. An override must call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let placing = engine?.placing as? LayoutPlacing, placing.layout === self {
            placing.invalidate(context)
            if context.keepsSizes || context.fitted != nil { return }
            if measuresItems { engine?.forgetFits() }
            return
        }
        if measuresItems { engine?.forgetFits() }
        engine?.measureAtNextLayout(keepingHeights: !measuresItems)
    }

    /// Creates a context of the ``invalidationContextClass``.
    final func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let made = (Self.invalidationContextClass as? any MadeContext.Type)?.init(madeFor: Self.self)
        return made as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
    }

    /// Called before the items and sections are measured: when they are first needed, after each update, after the
    /// layout has been invalidated, and after a change of the collection view's size that affects positions. A subclass
    /// can compute the positions of the elements here, or set the layout's properties, for example the size of the items.
    /// An invalidation during this call has no effect on the collection view.
    open func prepare() {}

    /// Whether the layout must be invalidated because the bounds of the collection view change: its size or, in a layout
    /// that positions its elements itself, its content offset. Called before the change. Such a layout stays as it is if
    /// the result is `false`. The items of other layouts are measured again even so if the change affects their positions,
    /// and HeadlessUIKit does not ask them when the content is scrolled.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the context with which the layout is invalidated because of new bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.keepsSizes = collectionView.map { $0.bounds.size == newBounds.size } ?? false
        return context
    }

    /// Whether the layout must be invalidated because a view prefers other attributes than those of the layout.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the context with which the layout is invalidated because of a view's preferred attributes.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        if preferredAttributes.representedElementCategory == .cell, let path = RowPath(preferredAttributes.indexPath) {
            context.fitted = (path, preferredAttributes.size)
        }
        return context
    }

    // MARK: Attributes

    /// The size of the content, in points. A subclass of this base class must override it.
    open var collectionViewContentSize: CGSize {
        engine?.placing == nil ? collectionView?.contentSize ?? .zero : ownContentSize
    }

    /// Returns the attributes of all elements that intersect a rectangle. A layout of HeadlessUIKit returns those of its
    /// items, headers and footers.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        ownAttributes(in: rect)
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        ownAttributes(at: indexPath)
    }

    /// Returns the attributes of a supplementary view. A layout of HeadlessUIKit returns those of headers and footers.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { ownAttributes(ofKind: elementKind, at: indexPath) }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Updates

    /// Called with the changes of a batch of updates, after ``prepare()``.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called when a batch of updates is complete.
    open func finalizeCollectionViewUpdates() {}
    /// Called when the collection view's size has changed, after ``prepare()``.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called when the elements have their positions after a change of the collection view's size.
    open func finalizeAnimatedBoundsChange() {}
    /// Called on the old layout before ``UICollectionView/setCollectionViewLayout(_:animated:)`` changes the layout.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called on the new layout before ``UICollectionView/setCollectionViewLayout(_:animated:)`` changes the layout.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts after ``UICollectionView/setCollectionViewLayout(_:animated:)`` has changed the layout.
    open func finalizeLayoutTransition() {}

    /// Returns the attributes with which an item appears during a batch of updates; `nil` for its own attributes.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// Returns the attributes with which an item disappears during a batch of updates; `nil` for its own attributes. The
    /// index path is that before the updates.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Content offset

    /// Returns the content offset after a batch of updates or a change of the layout. A delegate that implements
    /// `collectionView(_:targetContentOffsetForProposedContentOffset:)` answers instead. In HeadlessUIKit, only a layout
    /// that positions its elements itself is asked.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }
    /// Returns the content offset at which scrolling ends after a drag. The velocity of a ``Finger`` is zero. A collection
    /// view that scrolls by pages does not ask (unverified).
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Direction

    /// Whether items are mirrored if the collection view's layout direction is not ``developmentLayoutDirection``. A layout
    /// that positions its elements itself is mirrored as a whole. In other layouts, this applies only to items that share
    /// lines, in a collection view that scrolls vertically. A flow layout's default is unverified.
    open dynamic var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Layout properties

    /// The direction in which the collection view scrolls. If the layout does not specify it, the direction in which only
    /// the content is larger than the collection view.
    var axis: ListAxis {
        guard let list = engine?.list, engine?.placing != nil else { return .vertical }
        let (content, size) = (list.contentSize, list.untransformedFrame.size)
        return content.width > size.width && content.height <= size.height ? .horizontal : .vertical
    }

    /// The size of the content that a flow layout determines, for a subclass that positions the elements.
    var ownContentSize: CGSize { .zero }
    /// The geometry from which a flow layout answers if its subclass positions the elements; `nil` until it is needed.
    final var ownGeometry: ListGeometry?
    /// The previous geometry, whose measured sizes are kept, and the changes since then.
    final var geometryBefore: (geometry: ListGeometry, mapping: BatchMapping)?

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
