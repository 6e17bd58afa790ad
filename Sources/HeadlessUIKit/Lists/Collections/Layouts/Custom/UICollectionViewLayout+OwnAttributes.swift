import Foundation

// The answers of a layout of HeadlessUIKit, for a subclass that changes them, and for apps that ask for them.
extension UICollectionViewLayout {
    /// The geometry that the layout's class determines: that of the list or, if a subclass positions the elements, a
    /// geometry of the layout's own, which is created when it is first needed.
    final var currentGeometry: ListGeometry? {
        // A layout that is neither answers nothing by itself, as in UIKit.
        guard let engine, let list = collectionView,
            self is UICollectionViewFlowLayout || self is UICollectionViewCompositionalLayout
        else { return nil }
        guard engine.placing != nil else {
            engine.loadPlaces()
            return engine.geometry
        }
        if let ownGeometry { return ownGeometry }
        guard let counts = engine.phases.counts ?? engine.geometry?.counts else { return nil }
        let made = makeGeometry(counts, list)
        if let (old, mapping) = geometryBefore { made.keep(old, mapping, sizes: true) { _ in false } }
        geometryBefore = nil
        ownGeometry = made
        return made
    }

    /// Invalidates the layout's own geometry, as far as a context describes it.
    final func invalidateOwnGeometry(_ context: UICollectionViewLayoutInvalidationContext) {
        if let (path, size) = context.fitted {
            if ownGeometry?.setSize(ItemPlaces.Size(length: axis.length(size), breadth: axis.breadth(size)), path)
                == true
            {
                ownGeometry?.breakLines(CollectionOfOne(path.section))
            }
            return
        }
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        let isInvalid =
            context.invalidateEverything || context.invalidateDataSourceCounts
            || flow?.invalidateFlowLayoutDelegateMetrics ?? true || flow?.invalidateFlowLayoutAttributes ?? true
        guard isInvalid, let old = ownGeometry else { return }
        ownGeometry = nil
        geometryBefore = nil
        guard context.keepsSizes else { return }
        let count = old.sections.count
        geometryBefore = (old, BatchMapping([], sectionCount: count, newSectionCount: count))
    }

    /// Keeps the measured sizes of the layout's own geometry in a batch of updates.
    final func carryOver(_ mapping: BatchMapping) {
        guard let old = ownGeometry else { return }
        (ownGeometry, geometryBefore) = (nil, (old, mapping))
    }

    // MARK: Attributes

    final func ownAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let geometry = currentGeometry, let list = collectionView, !geometry.sections.isEmpty else { return nil }
        let (start, end) = (axis.start(rect), axis.end(rect))
        var found: [UICollectionViewLayoutAttributes] = []
        func add(_ attributes: UICollectionViewLayoutAttributes?) {
            if let attributes, attributes.frame.overlaps(rect) { found.append(attributes) }
        }
        for section in geometry.firstSection(at: start)..<geometry.sections.count {
            if geometry.sectionTop(section) >= end { break }
            add(attributes(SectionViewKey(section: section, isHeader: true), geometry, list))
            let (top, rows) = (geometry.rowsTop(section), geometry.sections[section].rows)
            if let lines = rows.lines {
                for item in lines.items(from: start - top, to: end - top) where lines.isSeen(item) {
                    add(attributes(RowPath(section, item), geometry, list))
                }
            } else if rows.count > 0 {
                for row in rows.row(at: start - top)..<rows.count {
                    if top + rows.top(of: row) >= end { break }
                    add(attributes(RowPath(section, row), geometry, list))
                }
            }
            add(attributes(SectionViewKey(section: section, isHeader: false), geometry, list))
        }
        return found
    }

    final func ownAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let geometry = currentGeometry, let list = collectionView, let path = RowPath(indexPath) else {
            return nil
        }
        return attributes(path, geometry, list)
    }

    final func ownAttributes(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let geometry = currentGeometry, let list = collectionView,
            let key = list.sectionViewKey(kind, indexPath), geometry.sections.indices.contains(key.section)
        else { return nil }
        if let attributes = attributes(key, geometry, list) { return attributes }
        guard self is UICollectionViewFlowLayout, list.engine.placing == nil else { return nil }
        // A flow layout also has attributes for a header or footer without a size.
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: key.indexPath)
        attributes.frame.origin = list.engine.rect(of: key, geometry).origin
        return ofOwnClass(attributes)
    }

    private func attributes(
        _ path: RowPath, _ geometry: ListGeometry, _ list: UICollectionView
    ) -> UICollectionViewLayoutAttributes? {
        var frame: CGRect?
        if list.engine.placing == nil {
            frame = list.engine.rect(path)
        } else if let place = geometry.place(path), let across = place.across {
            frame = axis.rect(place.top, place.height, across: across.start, across.breadth)
        }
        guard let frame else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path.indexPath)
        attributes.frame = frame
        return ofOwnClass(attributes)
    }

    private func attributes(
        _ key: SectionViewKey, _ geometry: ListGeometry, _ list: UICollectionView
    ) -> UICollectionViewLayoutAttributes? {
        let frame = list.engine.rect(of: key, geometry)
        guard axis.length(frame.size) > 0 else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: list.kind(of: key), with: key.indexPath)
        attributes.frame = frame
        // Unverified: headers and footers of flow layouts are in front of views with a z-index below 10.
        attributes.zIndex = geometry.sections[key.section].surroundings?.boundary(key)?.zIndex ?? 10
        return ofOwnClass(attributes)
    }

    /// Returns attributes as an object of the ``layoutAttributesClass``.
    private func ofOwnClass(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let wanted: AnyClass = Self.layoutAttributesClass
        if wanted == UICollectionViewLayoutAttributes.self { return attributes }
        let made = (wanted as? any CopiedAttributes.Type)?.init(copying: attributes)
        return made as? UICollectionViewLayoutAttributes ?? attributes
    }
}

/// Detects the subclasses of flow layouts that position elements themselves.
@MainActor
enum PlacingOverrides {
    static let ofFlow = OverriddenMethods(
        of: UICollectionViewFlowLayout.self, plain: Plain.self, overriding: Overriding.self, count: 25)

    /// Detect the subclasses that follow the preferred sizes of views.
    static let ofFlowSizes = OverriddenMethods(
        of: UICollectionViewFlowLayout.self, plain: Plain.self, overriding: FlowSizes.self, count: 1)
    static let ofSizes = OverriddenMethods(
        of: UICollectionViewLayout.self, plain: PlainBase.self, overriding: Sizes.self, count: 1)

    private final class Plain: UICollectionViewFlowLayout {}
    private final class PlainBase: UICollectionViewLayout {}

    private final class FlowSizes: UICollectionViewFlowLayout {
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> Bool { false }
    }

    private final class Sizes: UICollectionViewLayout {
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> Bool { false }
    }

    private final class Overriding: UICollectionViewFlowLayout {
        typealias Attributes = UICollectionViewLayoutAttributes
        typealias Context = UICollectionViewLayoutInvalidationContext

        override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
        override class var invalidationContextClass: AnyClass { super.invalidationContextClass }
        override func invalidateLayout(with context: Context) {}
        override func invalidationContext(forBoundsChange newBounds: CGRect) -> Context {
            super.invalidationContext(forBoundsChange: newBounds)
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferred: Attributes, withOriginalAttributes original: Attributes
        ) -> Bool { false }
        override func invalidationContext(
            forPreferredLayoutAttributes preferred: Attributes, withOriginalAttributes original: Attributes
        ) -> Context {
            super.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
        override var collectionViewContentSize: CGSize { .zero }
        override func layoutAttributesForElements(in rect: CGRect) -> [Attributes]? { nil }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> Attributes? { nil }
        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> Attributes? { nil }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> Attributes? { nil }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
        override func finalizeCollectionViewUpdates() {}
        override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
        override func finalizeAnimatedBoundsChange() {}
        override func prepareForTransition(to newLayout: UICollectionViewLayout) {}
        override func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
        override func finalizeLayoutTransition() {}
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> Attributes? { nil }
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> Attributes? { nil }
        override func initialLayoutAttributesForAppearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> Attributes? { nil }
        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> Attributes? { nil }
        override func initialLayoutAttributesForAppearingDecorationElement(
            ofKind elementKind: String, at decorationIndexPath: IndexPath
        ) -> Attributes? { nil }
        override func finalLayoutAttributesForDisappearingDecorationElement(
            ofKind elementKind: String, at decorationIndexPath: IndexPath
        ) -> Attributes? { nil }
        override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }
    }
}
