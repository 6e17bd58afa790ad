@preconcurrency import Foundation

/// Where the items of a collection view lie. Mirrors `UICollectionViewLayout` and its members, UIKit.
///
/// There are two headlessly: ``UICollectionViewFlowLayout`` and ``UICollectionViewCompositionalLayout``. A subclass can't place items itself, since the methods that UIKit
/// has for that are not there; a plain layout shows none, as in UIKit.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    public override init() { super.init() }

    /// Mirrors `UICollectionViewLayout.init(coder:)`: the coder is not read.
    public required init?(coder: NSCoder) { super.init() }

    open var collectionView: UICollectionView? { engine?.list as? UICollectionView }
    /// What weak references lead to in a list's place: an object that has one costs more wherever it is used.
    final weak var engine: ListEngine?

    /// Measures items and sections again, at the next layout.
    open func invalidateLayout() { collectionView?.setNeedsMeasuring() }

    open var collectionViewContentSize: CGSize { collectionView?.contentSize ?? .zero }

    // MARK: Direction

    /// Whether items change sides where the collection view is laid out in another direction than
    /// ``developmentLayoutDirection``. Headlessly items that share lines do, in a view that scrolls from top to bottom. A flow
    /// layout's default is unverified.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: What a layout says of itself

    /// The direction in which the collection view scrolls.
    var axis: ListAxis { .vertical }

    /// Sections of so many items. A plain layout gives them no size.
    func makeGeometry(_ counts: [Int], _ collectionView: UICollectionView) -> ListGeometry {
        let sections = counts.map { count in
            let lines = ItemLines(
                count: count, uniform: ItemLines.Size(length: 0, breadth: 0), room: 0, near: 0, spacing: 0,
                lineSpacing: 0)
            return ListGeometry.Section(header: 0, rows: SectionRows(lines), footer: 0)
        }
        return ListGeometry(sections: sections, top: 0)
    }

    /// Whether headers or footers stay in sight as long as their section does.
    func floats(isHeader: Bool) -> Bool { false }

    // MARK: Decorations and other attached views

    /// The registered classes of decorations, and the used ones.
    final var decorations = CellRegistry()

    /// `nil` takes the registration back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations.register(viewClass, for: CellRegistry.Key(kind: elementKind, identifier: elementKind))
    }

    var attachesViews: Bool { false }

    func attachedViewsInSight(_ engine: ListEngine) -> [AttachedView] { [] }

    /// Attached views proved larger or smaller.
    func attachedViewsChanged(_ engine: ListEngine) {}

    /// How much of the beginning and end of the window is covered by attached views that stay in sight.
    func pinned(_ engine: ListEngine) -> (start: Double, end: Double) { (0, 0) }

    /// How large the content is.
    func fitContent(_ geometry: ListGeometry, _ collectionView: UICollectionView) -> CGSize {
        axis.rect(0, geometry.bottom, across: 0, axis.breadth(collectionView.frame.size)).size
    }

    /// What the layout makes of the collection view, for the views inside.
    var listEnvironment: UIListEnvironment { .none }

    /// What the layout makes of a section, for the cells inside; `nil`: what it makes of the collection view.
    func listEnvironment(_ section: Int) -> UIListEnvironment? { nil }

    /// Whether the places hang on the size of the collection view, and not on its breadth alone.
    var hangsOnSize: Bool { false }

    /// Whether rows, one a line, say themselves how high they are.
    var measuresRows: Bool { false }

    /// How high such a row is taken to be that does not say, in points.
    var estimatedHeight: Double { 44 }

    /// How high a header or footer is taken to be that says so itself; `nil`: the layout says how high it is.
    func automaticHeight(_ key: SectionViewKey) -> Double? { nil }

    /// Tells who wants to know it at each layout which items are in sight.
    func tellVisibleItems(_ collectionView: UICollectionView) {}

    /// What a header or footer is called, where that is not its usual name.
    func elementKind(_ key: SectionViewKey) -> String? { nil }

    /// The header or footer of such a name.
    func sectionViewKey(_ kind: String, _ section: Int) -> SectionViewKey? { nil }

    /// Whether items that share lines say themselves how large they are.
    var measuresItems: Bool { false }

    /// Whether the first item of a section replaces its header.
    func hasHeaderItem(_ section: Int) -> Bool { false }

    /// What an edge of an item opens to; `nil` for nothing.
    func swipeConfiguration(_ path: RowPath, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? { nil }
}
