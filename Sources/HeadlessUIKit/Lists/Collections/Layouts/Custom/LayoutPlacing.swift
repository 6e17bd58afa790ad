import Foundation

/// Places the elements of a collection view according to the attributes that its layout returns.
@MainActor
final class LayoutPlacing: ListPlacing {
    typealias Attributes = UICollectionViewLayoutAttributes

    let layout: UICollectionViewLayout
    private unowned let list: UICollectionView
    private unowned let engine: ListEngine

    private(set) var isPrepared = false
    private var isPreparing = false
    /// The elements that the layout returned last, with the rectangles around them.
    private var found: [(element: PlacedElement, frame: CGRect, isHidden: Bool)] = []
    /// The area for which the layout returned `found`; `nil` if it must be asked again.
    private var asked: CGRect?
    private var isFinding = false
    /// The attributes that are known since the last invalidation.
    private var known: [PlacedElement: Attributes] = [:]
    /// The sum of the adjustments of the content offset that contexts have requested since the layout was prepared.
    private var offsetAdjustment = CGPoint.zero
    /// The bounds before a change of the list's size of which the layout has yet to be notified.
    private var boundsBefore: CGRect?
    private var isAnimatingBounds = false
    private var isAskingAboutBounds = false
    private var hasWarned = false
    private var update: Update?

    /// A batch of updates that is being performed.
    private struct Update {
        let items: [UICollectionViewUpdateItem]
        /// The rows that views on screen had before the updates.
        let rows: [ObjectIdentifier: RowPath]
    }

    init(_ layout: UICollectionViewLayout, _ list: UICollectionView) {
        (self.layout, self.list, engine) = (layout, list, list.engine)
        engine.stacksByLevel = true
    }

    // MARK: Preparing

    /// Calls the layout. The layout may use the list, which must not lay itself out meanwhile.
    private func asking<Answer>(_ question: () -> Answer) -> Answer {
        engine.phases.begin(.measuring)
        defer { engine.phases.end() }
        return question()
    }

    func prepareIfNeeded() {
        guard !isPrepared, !isPreparing else { return }
        isPreparing = true
        asking { layout.prepare() }
        isPreparing = false
        // Invalidations by the layout itself while it was prepared have no effect.
        forget()
        isPrepared = true
        if let before = boundsBefore {
            (boundsBefore, isAnimatingBounds) = (nil, true)
            asking { layout.prepare(forAnimatedBoundsChange: before) }
        }
        let adjustment = offsetAdjustment
        guard adjustment != .zero, engine.geometry != nil else { return }
        offsetAdjustment = .zero
        engine.fitContent()
        engine.setOrigin(CGPoint(x: list.boundsOrigin.x + adjustment.x, y: list.boundsOrigin.y + adjustment.y))
    }

    private func forget() {
        found = []
        asked = nil
        known = [:]
    }

    func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        forget()
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        list.setNeedsLayout()
    }

    func invalidate() { asking { layout.invalidateLayout() } }

    func countsChanged() {
        isPrepared = false
        (layout.ownGeometry, layout.geometryBefore) = (nil, nil)
        forget()
    }

    func willReload() {
        let context = layout.makeContext()
        (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
        asking { layout.invalidateLayout(with: context) }
    }

    func boundsWillChange(to bounds: CGRect) {
        let old = list.bounds
        // A layout may scroll its collection view while it is asked.
        guard bounds != old, engine.geometry != nil, engine.phases.failure == nil, !isAskingAboutBounds else { return }
        isAskingAboutBounds = true
        defer { isAskingAboutBounds = false }
        if bounds.size != old.size, list.window != nil, boundsBefore == nil { boundsBefore = old }
        asking {
            if layout.shouldInvalidateLayout(forBoundsChange: bounds) {
                layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
            }
        }
    }

    var contentSize: CGSize {
        let size = asking { layout.collectionViewContentSize }
        if size.width.isNaN || size.height.isNaN {
            engine.stop(
                String(format: "CALayer bounds contains NaN: [0 0; %g %g]", size.width, size.height),
                name: "CALayerInvalidGeometry")
            return .zero
        }
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }

    // MARK: Elements

    func elements(in bounds: CGRect) -> PlacedElements {
        find(bounds)
        var elements = PlacedElements()
        for (element, frame, isHidden) in found where !isHidden && frame.overlaps(bounds) {
            switch element {
            case .row(let path): elements.rows.append(path)
            case .sectionView(let key): elements.sectionViews.append(key)
            case .attached(let key): elements.attached.append(key)
            }
        }
        elements.rows.sort()
        return elements
    }

    func rows(in rect: CGRect) -> [RowPath] {
        prepareIfNeeded()
        find(rect)
        return found.compactMap { element, frame, isHidden in
            guard case .row(let path) = element, !isHidden, frame.overlaps(rect) else { return nil }
            return path
        }.sorted()
    }

    func row(at point: CGPoint) -> RowPath? {
        prepareIfNeeded()
        find(CGRect(x: point.x, y: point.y, width: 1, height: 1))
        var front: (path: RowPath, zIndex: Int)?
        for (element, frame, isHidden) in found where !isHidden && frame.contains(point) {
            guard case .row(let path) = element, let zIndex = known[element]?.zIndex else { continue }
            if front.map({ $0.zIndex <= zIndex }) ?? true { front = (path, zIndex) }
        }
        return front?.path
    }

    func frame(of element: PlacedElement) -> CGRect? { attributes(of: element)?.frame }

    /// Returns the attributes of an element; `nil` if the layout has none.
    func attributes(of element: PlacedElement) -> Attributes? {
        if engine.phases.allows(.showing) { prepareIfNeeded() }
        if let attributes = known[element] { return attributes }
        let answer = asking { () -> Attributes? in
            switch element {
            case .row(let path): layout.layoutAttributesForItem(at: path.indexPath)
            case .sectionView(let key):
                layout.layoutAttributesForSupplementaryView(ofKind: list.kind(of: key), at: key.indexPath)
            case .attached(let key):
                key.isDecoration
                    ? layout.layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
                    : layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
            }
        }
        guard let answer, isValid(answer) else { return nil }
        let placed = directed(answer)
        known[element] = placed
        return placed
    }

    /// Returns a copy of the attributes of a row; `nil` if the layout has none.
    func attributes(at path: RowPath) -> Attributes? { attributes(of: .row(path))?.copy() as? Attributes }

    /// Returns a copy of the attributes of a supplementary view; `nil` if the layout has none.
    func attributes(ofKind kind: String, at indexPath: IndexPath) -> Attributes? {
        let asked = Attributes(forSupplementaryViewOfKind: kind, with: indexPath)
        guard let section = indexPath.first, section >= 0, section < engine.sectionCount, let element = element(asked)
        else { return nil }
        return attributes(of: element)?.copy() as? Attributes
    }

    /// Asks the layout for the elements around an area, unless it has returned them already.
    private func find(_ area: CGRect) {
        // A layout may ask its collection view for elements while it is asked itself.
        if isFinding || asked?.contains(area) == true { return }
        isFinding = true
        defer { isFinding = false }
        let wide = self.area(around: area)
        let mirrored = isMirrored ? mirrored(wide) : wide
        let answer = asking { layout.layoutAttributesForElements(in: mirrored) } ?? []
        // An answer during which the layout was invalidated is out of date, but it is shown until the next round.
        asked = wide
        found = []
        known = [:]
        found.reserveCapacity(answer.count)
        var repeated: Attributes?
        for attributes in answer {
            guard let element = element(attributes), isValid(attributes) else { continue }
            let placed = directed(attributes)
            if known.updateValue(placed, forKey: element) != nil { repeated = attributes }
            found.append((element, placed.outline, placed.isHidden))
        }
        if let repeated { keepLast(repeated) }
    }

    /// Keeps only the last attributes of each element, because the layout has returned others before.
    private func keepLast(_ repeated: Attributes) {
        warnOfDuplicate(repeated)
        var kept = known
        found = found.reversed().filter { kept.removeValue(forKey: $0.element) != nil }.reversed()
    }

    /// Returns the area for which the layout is asked: the visible area, and as much around it in each direction in which
    /// the content can be scrolled.
    private func area(around area: CGRect) -> CGRect {
        let (size, content) = (list.untransformedFrame.size, list.contentSize)
        return area.insetBy(
            dx: content.width > size.width ? -size.width : 0, dy: content.height > size.height ? -size.height : 0)
    }

    private func element(_ attributes: Attributes) -> PlacedElement? {
        let (indexPath, path) = (attributes.indexPath, RowPath(attributes.indexPath))
        switch attributes.representedElementCategory {
        case .cell:
            if let path, engine.exists(path) { return .row(path) }
            refuse("a cell", indexPath)
            return nil
        case .supplementaryView:
            guard let kind = attributes.representedElementKind else { return nil }
            if let section = indexPath.first, section < 0 || section >= engine.sectionCount {
                refuse("a supplementary view of kind \(kind)", indexPath)
                return nil
            }
            if let path, path.row == 0, let isHeader = Self.standardKinds[kind] {
                return .sectionView(SectionViewKey(section: path.section, isHeader: isHeader))
            }
            return .attached(AttachedView.Key(kind: kind, host: host(indexPath)))
        case .decorationView:
            guard let kind = attributes.representedElementKind else { return nil }
            return .attached(AttachedView.Key(kind: kind, host: host(indexPath), isDecoration: true))
        }
    }

    private static let standardKinds = [
        UICollectionView.elementKindSectionHeader: true, UICollectionView.elementKindSectionFooter: false,
    ]

    private func host(_ indexPath: IndexPath) -> AttachedView.Host {
        if let path = RowPath(indexPath) { return .item(path) }
        return indexPath.count == 1 ? .list(indexPath[0]) : .other(indexPath)
    }

    private func refuse(_ what: String, _ indexPath: IndexPath) {
        // The list shows rows whose number may be out of date.
        guard !engine.phases.hasGivenUp else { return }
        engine.stop(
            "UICollectionView received layout attributes for \(what) with an index path that does not exist: "
                + ListException.print(indexPath))
    }

    /// Whether the numbers of attributes are numbers. If not, raises the exception that UIKit raises when a view is placed.
    private func isValid(_ attributes: Attributes) -> Bool {
        let (center, size) = (attributes.center, attributes.size)
        if size.width.isNaN || size.height.isNaN {
            engine.stop(
                String(format: "CALayer bounds contains NaN: [0 0; %g %g]", size.width, size.height),
                name: "CALayerInvalidGeometry")
            return false
        }
        guard center.x.isNaN || center.y.isNaN else { return true }
        engine.stop(
            String(format: "CALayer position contains NaN: [%g %g]", center.x, center.y),
            name: "CALayerInvalidGeometry")
        return false
    }

    private func warnOfDuplicate(_ attributes: Attributes) {
        guard !hasWarned else { return }
        hasWarned = true
        let kind = attributes.representedElementKind.map { "the view of kind \($0)" } ?? "the cell"
        ListWarning.log(
            "\(type(of: layout)) returned layout attributes more than once for \(kind) at "
                + "\(ListException.print(attributes.indexPath)). The last ones apply. Return one object for each element: "
                + "elements cannot share an object, because it has one index path.")
    }

    // MARK: Direction

    private var isMirrored: Bool {
        layout.flipsHorizontallyInOppositeLayoutDirection
            && list.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
    }

    private func mirrored(_ rect: CGRect) -> CGRect { rect.mirrored(in: widthOfContent) }

    private var widthOfContent: CGFloat {
        let inset = list.adjustedContentInset
        return max(list.contentSize.width, list.untransformedFrame.width - inset.left - inset.right)
    }

    /// Returns the attributes themselves or, if the layout is mirrored, a mirrored copy.
    private func directed(_ attributes: Attributes) -> Attributes {
        guard isMirrored, let copy = attributes.copy() as? Attributes else { return attributes }
        copy.frame = mirrored(attributes.frame)
        return copy
    }

    // MARK: Views

    func place(_ view: any ReusableView, as element: PlacedElement) {
        guard let view = view as? UICollectionReusableView, let attributes = attributes(of: element) else { return }
        if view.applied == nil, update != nil, let initial = asking({ initialAttributes(element) }), isValid(initial) {
            apply(directed(initial), to: view)
        }
        apply(attributes, to: view)
    }

    private func apply(_ attributes: Attributes, to view: UICollectionReusableView) {
        guard view.applied?.isEqual(attributes) != true, let copy = attributes.copy() as? Attributes else { return }
        view.applied = copy
        if view.rareProperties?.hasAnchorPoint == true {
            view.bounds.size = copy.size
            view.center = copy.center
        } else {
            view.settle(in: copy.frame)
        }
        if let spatial = copy.spatial {
            view.transform3D = spatial
        } else if view.transform != copy.transform || view.reuse.isAdjusted {
            view.transform3D = copy.transform3D
        }
        if view.alpha != copy.alpha { view.alpha = copy.alpha }
        if view.isHidden != copy.isHidden { view.isHidden = copy.isHidden }
        view.reuse.isAdjusted = copy.alpha != 1 || copy.isHidden || copy.spatial != nil || !copy.transform.isIdentity
        let level = Self.level(copy)
        if view.reuse.level != level {
            view.reuse.level = level
            if view.superviewStorage === list { engine.add(view, to: list) }
        }
        asking { view.apply(copy) }
    }

    /// Returns the z-order level of a view; see ``ReuseState``. Unverified: with the same z-index, decoration views are
    /// behind cells, and supplementary views in front of them.
    private static func level(_ attributes: Attributes) -> Int {
        let zIndex = min(max(attributes.zIndex, -1_000_000_000), 1_000_000_000)
        switch attributes.representedElementCategory {
        case .decorationView: return 4 * zIndex
        case .cell: return 4 * zIndex + 1
        case .supplementaryView: return 4 * zIndex + 2
        }
    }

    // MARK: Self-sizing

    private lazy var overridesSelfSizing =
        layout is UICollectionViewFlowLayout
        ? PlacingOverrides.ofFlowSizes.areOverridden(by: type(of: layout))
        : PlacingOverrides.ofSizes.areOverridden(by: type(of: layout))

    var measures: Bool { layout.measuresItems || overridesSelfSizing }

    func measure(_ view: any ReusableView, as element: PlacedElement) {
        guard let view = view as? UICollectionReusableView, let original = known[element] else { return }
        if let fit = view.reuse.fit, fit.breadth == original.size.width || fit.size == original.size { return }
        guard let proposal = original.copy() as? Attributes else { return }
        asking {
            let preferred = view.preferredLayoutAttributesFitting(proposal)
            view.reuse.fit = Fit(breadth: original.size.width, size: preferred.size)
            guard !preferred.isEqual(original), isValid(preferred),
                layout.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            else { return }
            layout.invalidateLayout(
                with: layout.invalidationContext(
                    forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        }
    }

    // MARK: Updates

    func willUpdate(
        _ updates: [BatchUpdate], _ mapping: BatchMapping, _ shown: [(path: RowPath, view: any ReusableView)]
    ) {
        layout.carryOver(mapping)
        var rows: [ObjectIdentifier: RowPath] = [:]
        for item in shown { rows[ObjectIdentifier(item.view)] = item.path }
        update = Update(items: updates.map { UICollectionViewUpdateItem($0, mapping) }, rows: rows)
        guard !updates.isEmpty else { return }
        let context = layout.makeContext()
        context.invalidateDataSourceCounts = true
        context.keepsSizes = true
        asking { layout.invalidateLayout(with: context) }
    }

    func prepareUpdates() {
        guard let update else { return }
        guard list.untransformedFrame.width > 0, list.untransformedFrame.height > 0 else {
            self.update = nil
            return
        }
        prepareIfNeeded()
        asking { layout.prepare(forCollectionViewUpdates: update.items) }
        // The layout may know only now which elements have changed.
        forget()
    }

    func targetOffset(for proposed: CGPoint) -> CGPoint {
        asking {
            list.delegate?.collectionView(list, targetContentOffsetForProposedContentOffset: proposed)
                ?? layout.targetContentOffset(forProposedContentOffset: proposed)
        }
    }

    func dismiss(_ view: any ReusableView, as element: PlacedElement) {
        guard let view = view as? UICollectionReusableView else { return }
        defer { view.applied = nil }
        guard let update else { return }
        var element = element
        if case .row = element, let before = update.rows[ObjectIdentifier(view)] { element = .row(before) }
        if let final = asking({ finalAttributes(element) }), isValid(final) { apply(directed(final), to: view) }
    }

    func finalizeUpdates() {
        guard update != nil else { return }
        asking { layout.finalizeCollectionViewUpdates() }
        update = nil
    }

    func didShow() {
        guard isAnimatingBounds else { return }
        isAnimatingBounds = false
        asking { layout.finalizeAnimatedBoundsChange() }
    }

    private func initialAttributes(_ element: PlacedElement) -> Attributes? {
        switch element {
        case .row(let path): layout.initialLayoutAttributesForAppearingItem(at: path.indexPath)
        case .sectionView(let key):
            layout.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: list.kind(of: key), at: key.indexPath)
        case .attached(let key):
            key.isDecoration
                ? layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
                : layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
        }
    }

    private func finalAttributes(_ element: PlacedElement) -> Attributes? {
        switch element {
        case .row(let path): layout.finalLayoutAttributesForDisappearingItem(at: path.indexPath)
        case .sectionView(let key):
            layout.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: list.kind(of: key), at: key.indexPath)
        case .attached(let key):
            key.isDecoration
                ? layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
                : layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
        }
    }
}

extension CGRect {
    /// Whether the rectangles overlap. Rectangles that only touch at an edge don't.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}
