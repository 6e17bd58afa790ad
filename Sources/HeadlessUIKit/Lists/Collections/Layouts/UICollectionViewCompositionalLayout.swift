import Foundation

/// A layout in which each section has its own layout: repeated groups, or a list. Mirrors
/// `UICollectionViewCompositionalLayout` and its members, UIKit.
///
/// The positions of groups are computed on demand. Items with estimated sizes are measured as soon as they are on
/// screen. In a list, an item has the fitting height of its cell or, if the cell has none, a height of 44 points. A
/// header or footer has the fitting height of its view or, if the view has none, a height of 28 points.
///
/// - Complexity: The section provider is called for every section when positions are first needed, after each update,
///   and after the layout is invalidated or the collection view's size or traits change.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The configuration of a layout whose sections are all lists; `nil` if the section provider determines the
    /// sections.
    private var list: UICollectionLayoutListConfiguration?
    private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { collectionView?.layoutChanged() }
    }
    /// The sections as of the last layout.
    final private(set) var sections: [NSCollectionLayoutSection] = []
    private var surroundings: [SectionSurroundings] = []

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Mirrors `UICollectionViewCompositionalLayout.init(coder:)`. The coder is not read.
    public required init?(coder: NSCoder) {
        list = UICollectionLayoutListConfiguration(appearance: .plain)
        sectionProvider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// Returns a layout whose sections are all lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        layout.list = configuration
        return layout
    }

    /// Returns the list configuration of a section; `nil` if the section is not a list.
    final func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        list ?? (sections.indices.contains(section) ? sections[section].list : nil)
    }

    override func listEnvironment(_ section: Int) -> UIListEnvironment? {
        list == nil ? listConfiguration(ofSection: section)?.environment : nil
    }

    override var placesElements: Bool { false }
    open override dynamic var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    // MARK: Layout properties

    override var axis: ListAxis { configuration.scrollDirection == .vertical ? .vertical : .horizontal }
    override var measuresRows: Bool { true }
    override var measuresItems: Bool { list == nil }
    override var dependsOnSize: Bool { list == nil }
    override var dependsOnTraits: Bool { list == nil }

    override func automaticHeight(_ key: SectionViewKey) -> Double? {
        if let list { return Self.automaticHeight(list, isHeader: key.isHeader) }
        guard surroundings.indices.contains(key.section) else { return nil }
        let around = surroundings[key.section]
        return (key.isHeader ? around.header : around.footer)?.estimate
    }

    private static func automaticHeight(_ list: UICollectionLayoutListConfiguration, isHeader: Bool) -> Double? {
        let isThere = isHeader ? list.headerMode == .supplementary : list.footerMode == .supplementary
        return isThere ? 28 : nil
    }

    override var listEnvironment: UIListEnvironment { list.map(\.environment) ?? .none }

    override func floats(isHeader: Bool) -> Bool { list?.appearance == .plain }

    override func elementKind(_ key: SectionViewKey) -> String? {
        guard surroundings.indices.contains(key.section) else { return nil }
        let around = surroundings[key.section]
        return (key.isHeader ? around.header : around.footer)?.kind
    }

    override func swipeConfiguration(_ path: RowPath, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        guard let list = listConfiguration(ofSection: path.section) else { return nil }
        let provider =
            edge == .leading
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        let configuration = provider?(path.indexPath)
        return configuration?.actions.isEmpty == true ? nil : configuration
    }

    override func hasHeaderItem(_ section: Int) -> Bool {
        let ofSection = sections.indices.contains(section) ? sections[section].list : nil
        return (list ?? ofSection)?.headerMode == .firstItemInSection
    }

    override func callVisibleItemsHandlers(_ collectionView: UICollectionView) {
        if list == nil { adjustVisibleItems(collectionView) }
    }

    // MARK: Attached views

    private var attachesToSections = false

    final override var attachesViews: Bool {
        attachesToSections || !configuration.boundarySupplementaryItems.isEmpty
    }

    final override func attachedViewsInSight(_ engine: ListEngine) -> [AttachedView] {
        engine.geometry.map { attachedViews(engine, $0) } ?? []
    }

    final override func pinned(_ engine: ListEngine) -> (start: Double, end: Double) { pinnedLengths(engine) }

    final override func attachedViewsChanged(_ engine: ListEngine) {
        let start = boundaryLengths(engine).start
        if engine.geometry?.top != start { engine.geometry?.top = start }
    }

    final override func fitContent(_ geometry: ListGeometry, _ collectionView: UICollectionView) -> CGSize {
        let size = super.fitContent(geometry, collectionView)
        let end = boundaryLengths(collectionView.engine).end
        return axis == .vertical
            ? CGSize(width: size.width, height: size.height + end)
            : CGSize(width: size.width + end, height: size.height)
    }

    // MARK: Sections

    override func makeGeometry(_ counts: [Int], _ collectionView: UICollectionView) -> ListGeometry {
        if list != nil { return makeListGeometry(counts) }
        let environment = makeEnvironment(collectionView)
        sections = []
        surroundings = []
        attachesToSections = false
        var geometry: [ListGeometry.Section] = []
        for (index, count) in counts.enumerated() {
            // The sections have changed, so their layouts are requested again.
            if collectionView.engine.phases.isInterrupted { break }
            guard let section = sectionProvider(index, environment) else {
                collectionView.stop(
                    "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                        + "for a section. This is a client error.")
                break
            }
            sections.append(section)
            let isLast = index == counts.count - 1
            var made = make(
                section, count, environment, collectionView, gap: isLast ? 0 : configuration.interSectionSpacing)
            if index == 0, let insets = section.list?.sectionInsets, section.contentInsets.top == insets.top {
                made.leading += Double(insets.top)
            }
            surroundings.append(made.surroundings ?? SectionSurroundings())
            if !attachesToSections { attachesToSections = Self.attaches(section, made) }
            geometry.append(made)
        }
        return ListGeometry(sections: geometry, top: boundaryLengths(collectionView.engine).start)
    }

    private func makeListGeometry(_ counts: [Int]) -> ListGeometry {
        let header = automaticHeight(SectionViewKey(section: 0, isHeader: true)) ?? 0
        let footer = automaticHeight(SectionViewKey(section: 0, isHeader: false)) ?? 0
        let insets = list?.sectionInsets ?? .zero
        let sections = counts.enumerated().map { index, count in
            ListGeometry.Section(
                headerPadding: list?.headerPadding ?? 0, header: header,
                leading: Double(index == 0 ? 2 * insets.top : insets.top),
                rows: SectionRows(count: count, estimate: estimatedHeight), trailing: Double(insets.bottom),
                footer: footer)
        }
        return ListGeometry(sections: sections, top: 0)
    }

    /// Returns the environment of the sections. Unverified: the collection view's content insets reduce the container's
    /// size.
    final func makeEnvironment(_ list: UICollectionView) -> LayoutEnvironment {
        let (size, inset) = (list.untransformedFrame.size, list.adjustedContentInset)
        let room = CGSize(
            width: max(0, size.width - inset.left - inset.right), height: max(0, size.height - inset.top - inset.bottom)
        )
        return LayoutEnvironment(
            LayoutContainer(
                contentSize: room, contentInsets: insets(configuration.contentInsetsReference, list)),
            list.traitCollection)
    }

    /// Returns the insets that a reference specifies perpendicular to the scroll direction. The insets along the scroll
    /// direction are zero.
    private func insets(_ reference: UIContentInsetsReference, _ list: UICollectionView) -> NSDirectionalEdgeInsets {
        let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var insets: NSDirectionalEdgeInsets
        switch reference {
        case .none: return .zero
        case .automatic, .safeArea:
            // The container is already inside the safe area insets that are part of the content insets.
            let (safe, inset) = (list.safeAreaInsets, list.safeInset)
            insets = NSDirectionalEdgeInsets(
                UIEdgeInsets(
                    top: max(0, safe.top - inset.top), left: max(0, safe.left - inset.left),
                    bottom: max(0, safe.bottom - inset.bottom), right: max(0, safe.right - inset.right)),
                isMirrored: isMirrored)
        case .layoutMargins: insets = NSDirectionalEdgeInsets(list.layoutMargins, isMirrored: isMirrored)
        case .readableContent: insets = NSDirectionalEdgeInsets(list.readableInsets, isMirrored: isMirrored)
        }
        if axis == .vertical {
            (insets.top, insets.bottom) = (0, 0)
        } else {
            (insets.leading, insets.trailing) = (0, 0)
        }
        return insets
    }

    private func make(
        _ section: NSCollectionLayoutSection, _ count: Int, _ environment: LayoutEnvironment, _ list: UICollectionView,
        gap: CGFloat
    ) -> ListGeometry.Section {
        let reference = section.contentInsetsReference
        let outer =
            reference == .automatic ? environment.container.effectiveContentInsets : insets(reference, list)
        let side = section.list.map { CGFloat($0.environment.sideInset(in: list)) } ?? 0
        let own = section.contentInsets
        let insets = NSDirectionalEdgeInsets(
            top: own.top + outer.top, leading: own.leading + outer.leading + side, bottom: own.bottom + outer.bottom,
            trailing: own.trailing + outer.trailing + side)
        let container = CGRect(origin: .zero, size: environment.container.contentSize).inset(insets)
        let isVertical = axis == .vertical
        let around = SectionSurroundings()
        around.rows = SectionSurroundings.Sides(
            near: isVertical ? container.minX : container.minY, breadth: axis.breadth(container.size))
        around.gap = Double(gap)
        let rows =
            section.list == nil
            ? SectionRows(items(section, count, container, insets, list))
            : SectionRows(count: count, estimate: estimatedHeight)
        let lengths = addBoundaries(section, environment.container.contentSize, to: around, list)
        var made = ListGeometry.Section(
            headerPadding: section.list?.headerPadding ?? 0, header: lengths.header,
            leading: Double(isVertical ? insets.top : insets.leading), rows: rows,
            trailing: Double(isVertical ? insets.bottom : insets.trailing), footer: lengths.footer)
        made.surroundings = around
        return made
    }

    /// Stores a section's header and footer in `around`, and returns their lengths along the axis.
    private func addBoundaries(
        _ section: NSCollectionLayoutSection, _ room: CGSize, to around: SectionSurroundings, _ list: UICollectionView
    ) -> (header: Double, footer: Double) {
        var lengths = (header: 0.0, footer: 0.0)
        let rows = around.rows ?? SectionSurroundings.Sides(near: 0, breadth: axis.breadth(room))
        if let configuration = section.list {
            func boundary(_ kind: String, isHeader: Bool) -> (SectionSurroundings.Boundary, Double)? {
                Self.automaticHeight(configuration, isHeader: isHeader).map {
                    (
                        SectionSurroundings.Boundary(
                            kind: kind, sides: rows, floats: configuration.appearance == .plain, estimate: $0), $0
                    )
                }
            }
            if let header = boundary(UICollectionView.elementKindSectionHeader, isHeader: true) {
                (around.header, lengths.header) = header
            }
            if let footer = boundary(UICollectionView.elementKindSectionFooter, isHeader: false) {
                (around.footer, lengths.footer) = footer
            }
        }
        let sides = boundarySides(section, room, rows, list)
        around.boundarySides = sides
        let roomAtSides =
            axis == .vertical
            ? CGSize(width: sides.breadth, height: room.height) : CGSize(width: room.width, height: sides.breadth)
        for item in section.boundarySupplementaryItems where item.extendsBoundary {
            if item.alignment.isAtBeginning(axis) {
                guard around.header == nil else { continue }
                (around.header, lengths.header) = boundary(item, roomAtSides, sides)
            } else if item.alignment.isAtEnd(axis), around.footer == nil {
                (around.footer, lengths.footer) = boundary(item, roomAtSides, sides)
            }
        }
        return lengths
    }

    /// Returns the position and length of headers and footers perpendicular to the axis. Unverified: if the reference
    /// is neither `automatic` nor `none`, the section's content insets are added to the reference's insets.
    private func boundarySides(
        _ section: NSCollectionLayoutSection, _ room: CGSize, _ rows: SectionSurroundings.Sides,
        _ list: UICollectionView
    ) -> SectionSurroundings.Sides {
        let reference = section.supplementaryContentInsetsReference
        if reference == .automatic { return rows }
        if reference == .none { return SectionSurroundings.Sides(near: 0, breadth: axis.breadth(room)) }
        let inner = CGRect(origin: .zero, size: room).inset(insets(reference, list)).inset(section.contentInsets)
        return SectionSurroundings.Sides(
            near: axis == .vertical ? inner.minX : inner.minY, breadth: axis.breadth(inner.size))
    }

    /// Returns a header or footer, and its length along the axis.
    private func boundary(
        _ item: NSCollectionLayoutBoundarySupplementaryItem, _ room: CGSize, _ sides: SectionSurroundings.Sides
    ) -> (SectionSurroundings.Boundary, length: Double) {
        let isVertical = axis == .vertical
        let (width, height) = (item.layoutSize.widthDimension.length, item.layoutSize.heightDimension.length)
        let size = CGSize(width: width.value(in: room), height: height.value(in: room))
        let insets = item.contentInsets
        let taken = isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
        let breadth = axis.breadth(size)
        let offset = Double(isVertical ? item.offset.x : item.offset.y)
        let near = sides.near + item.alignment.position(axis) * (sides.breadth - breadth) + offset
        let length = isVertical ? height : width
        return (
            SectionSurroundings.Boundary(
                kind: item.elementKind,
                sides: SectionSurroundings.Sides(
                    near: near + Double(taken.0), breadth: max(0, breadth - Double(taken.0 + taken.1))),
                floats: item.pinToVisibleBounds, estimate: length.isEstimated ? axis.length(size) : nil,
                zIndex: item.zIndex, item: item),
            axis.length(size)
        )
    }

    private func items(
        _ section: NSCollectionLayoutSection, _ count: Int, _ container: CGRect, _ insets: NSDirectionalEdgeInsets,
        _ list: UICollectionView
    ) -> GroupedItems {
        let isVertical = axis == .vertical
        let behavior = section.orthogonalScrollingBehavior
        let scroll = behavior == .none ? nil : SidewaysScroll(window: axis.breadth(list.untransformedFrame.size))
        scroll?.bounces = section.orthogonalScrollingProperties.bounce != .never
        return GroupedItems(
            count: count,
            node: section.group?.node(list.traitCollection)
                ?? GroupNode(width: .absolute(0), height: .absolute(0), content: .item),
            container: container.size, near: Double(isVertical ? insets.leading : insets.top),
            far: Double(isVertical ? insets.trailing : insets.bottom), spacing: Double(section.interGroupSpacing),
            isVertical: isVertical, scroll: scroll, behavior: behavior)
    }
}

extension UICollectionLayoutListConfiguration {
    /// The content insets of a section. They provide the space that replaces missing headers and footers. The top inset
    /// is applied twice to the first section.
    var sectionInsets: NSDirectionalEdgeInsets {
        let space = CGFloat(environment.sectionSpace)
        return NSDirectionalEdgeInsets(
            top: headerMode == .supplementary ? 0 : space, leading: 0,
            bottom: footerMode == .supplementary ? 0 : space, trailing: 0)
    }

    var environment: UIListEnvironment {
        switch appearance {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }
}

extension NSRectAlignment {
    /// Whether the alignment is at the start of a section along an axis.
    func isAtBeginning(_ axis: ListAxis) -> Bool {
        axis == .vertical
            ? self == .top || self == .topLeading || self == .topTrailing
            : self == .leading || self == .topLeading || self == .bottomLeading
    }

    func isAtEnd(_ axis: ListAxis) -> Bool {
        axis == .vertical
            ? self == .bottom || self == .bottomLeading || self == .bottomTrailing
            : self == .trailing || self == .topTrailing || self == .bottomTrailing
    }

    /// Returns the alignment's position perpendicular to an axis, from 0 for top or leading to 1 for bottom or
    /// trailing.
    func position(_ axis: ListAxis) -> Double {
        let other: ListAxis = axis == .vertical ? .horizontal : .vertical
        return isAtBeginning(other) ? 0 : isAtEnd(other) ? 1 : 0.5
    }
}
