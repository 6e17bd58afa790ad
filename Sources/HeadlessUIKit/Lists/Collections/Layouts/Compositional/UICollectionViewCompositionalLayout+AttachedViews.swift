import Foundation

// MARK: - Badges, backgrounds, and the headers and footers of the whole layout

extension UICollectionViewCompositionalLayout {
    /// Whether views are attached to a section, its groups or its items, not counting the header and the footer that
    /// the section's geometry contains.
    static func attaches(_ section: NSCollectionLayoutSection, _ made: ListGeometry.Section) -> Bool {
        if !section.decorationItems.isEmpty { return true }
        let own = [made.surroundings?.header, made.surroundings?.footer].compactMap { $0?.item }.count
        if section.boundarySupplementaryItems.count > own { return true }
        return (made.rows.lines as? GroupedItems)?.hasSupplementaries ?? false
    }

    final func attachedViews(_ engine: ListEngine, _ geometry: ListGeometry) -> [AttachedView] {
        var views = boundaries(engine).map { boundary in
            view(boundary, rect(boundary, 0, geometry.bottom + boundaryLengths(engine).end, engine), engine)
        }
        var paths = engine.shown.map(\.path)[...]
        if !geometry.sections.isEmpty, engine.windowLength > 0 {
            for section in geometry.firstSection(at: engine.windowStart)..<geometry.sections.count {
                guard geometry.sectionTop(section) < engine.windowEnd, sections.indices.contains(section) else { break }
                views += decorations(section, engine, geometry) + boundaries(section, engine, geometry)
                paths = paths.drop { $0.section < section }
                guard let items = geometry.sections[section].rows.lines as? GroupedItems, items.hasSupplementaries
                else {
                    continue
                }
                views += supplementaries(items, paths.prefix { $0.section == section }, engine, geometry)
            }
        }
        return views.filter { $0.frame.intersects(engine.list.bounds) }
    }

    // MARK: Sections

    private func decorations(_ section: Int, _ engine: ListEngine, _ geometry: ListGeometry) -> [AttachedView] {
        sections[section].decorationItems.map { item in
            let whole = geometry.sections[section].total - geometry.sections[section].gap
            let rect = axis.rect(geometry.sectionTop(section), whole, across: 0, breadth(engine))
            return AttachedView(
                key: AttachedView.Key(kind: item.elementKind, host: .section(section), isDecoration: true),
                frame: engine.directed(rect.inset(item.contentInsets)), level: 4 * item.zIndex)
        }
    }

    /// Returns the headers and footers of a section, except the header and the footer that the geometry contains.
    private func boundaries(_ section: Int, _ engine: ListEngine, _ geometry: ListGeometry) -> [AttachedView] {
        let items = sections[section].boundarySupplementaryItems
        guard !items.isEmpty, let around = geometry.sections[section].surroundings else { return [] }
        return items.filter { $0 !== around.header?.item && $0 !== around.footer?.item }.map { item in
            let key = AttachedView.Key(kind: item.elementKind, host: .section(section))
            let boundary = AttachedBoundary(
                item: item, key: key,
                sides: around.boundarySides ?? SectionSurroundings.Sides(near: 0, breadth: breadth(engine)))
            let (top, total) = (
                geometry.sectionTop(section), geometry.sections[section].total - geometry.sections[section].gap
            )
            return view(boundary, rect(boundary, top, total, engine), engine)
        }
    }

    // MARK: Items and groups

    private func supplementaries(
        _ items: GroupedItems, _ paths: ArraySlice<RowPath>, _ engine: ListEngine, _ geometry: ListGeometry
    ) -> [AttachedView] {
        var views: [AttachedView] = []
        var numbers: Set<Int> = []
        for path in paths {
            if let node = items.node(of: path.row), !node.supplementaries.isEmpty, let frame = engine.rect(path) {
                views += node.supplementaries.map { view($0, .item(path), frame, engine) }
            }
            for group in items.attachingGroups(of: path.row) where numbers.insert(group.number).inserted {
                let rect = axis.rect(
                    geometry.rowsTop(path.section) + group.along.0, group.along.1, across: group.across.0,
                    group.across.1)
                let frame = engine.directed(rect)
                views += group.node.supplementaries.map {
                    view($0, .group(section: path.section, number: group.number), frame, engine)
                }
            }
        }
        return views
    }

    private func view(
        _ item: NSCollectionLayoutSupplementaryItem, _ host: AttachedView.Host, _ container: CGRect,
        _ engine: ListEngine
    ) -> AttachedView {
        let key = AttachedView.Key(kind: item.elementKind, host: host)
        let (size, determines) = size(item, key, container.size, engine)
        var frame = item.frame(size, in: container).inset(item.contentInsets)
        if engine.list.flipsItems { frame.origin.x = container.minX + container.maxX - frame.maxX }
        return AttachedView(key: key, frame: frame, level: 4 * item.zIndex + 1, determines: determines)
    }

    /// Returns the size of a supplementary item, and which of its dimensions are determined by its view.
    private func size(
        _ item: NSCollectionLayoutItem, _ key: AttachedView.Key, _ room: CGSize, _ engine: ListEngine
    ) -> (CGSize, (width: Bool, height: Bool)) {
        let (width, height) = (item.layoutSize.widthDimension.length, item.layoutSize.heightDimension.length)
        var size = CGSize(width: width.value(in: room), height: height.value(in: room))
        if let known = engine.attachedSizes[key] {
            if width.isEstimated { size.width = known.width }
            if height.isEstimated { size.height = known.height }
        }
        return (size, (width.isEstimated, height.isEstimated))
    }

    // MARK: Headers and footers

    /// A header or footer that is attached to a section or to the whole list.
    struct AttachedBoundary {
        let item: NSCollectionLayoutBoundarySupplementaryItem
        let key: AttachedView.Key
        let sides: SectionSurroundings.Sides
    }

    private func breadth(_ engine: ListEngine) -> Double {
        let (size, inset) = (engine.list.untransformedFrame.size, engine.list.adjustedContentInset)
        return max(0, axis.breadth(size) - axis.near(inset) - axis.far(inset))
    }

    private func length(_ boundary: AttachedBoundary, _ engine: ListEngine) -> Double {
        axis.length(size(boundary, engine).0)
    }

    private func size(_ boundary: AttachedBoundary, _ engine: ListEngine) -> (CGSize, (width: Bool, height: Bool)) {
        let length = engine.windowLength
        let room = axis.rect(0, length, across: 0, boundary.sides.breadth).size
        return size(boundary.item, boundary.key, room, engine)
    }

    /// Returns the current frame of a header or footer in a section or list with the given start and length. A pinned
    /// header or footer stays visible.
    private func rect(_ boundary: AttachedBoundary, _ top: Double, _ total: Double, _ engine: ListEngine) -> CGRect {
        let (item, size) = (boundary.item, size(boundary, engine).0)
        let (length, breadth) = (axis.length(size), axis.breadth(size))
        let isHeader = item.alignment.isAtBeginning(axis)
        let isFooter = item.alignment.isAtEnd(axis)
        var start = isHeader ? top : isFooter ? top + total - length : top + (total - length) / 2
        start += axis.along(item.offset)
        if item.pinToVisibleBounds {
            let isOfList = boundary.key.section == nil
            let pinned = isOfList ? (start: 0, end: 0) : pinnedLengths(engine)
            let inset = engine.list.adjustedContentInset
            if isFooter {
                let lower = engine.windowEnd - axis.trailing(inset) - pinned.end
                start = max(min(start, lower - length), min(top, start))
            } else {
                let upper = engine.windowStart + axis.leading(inset) + pinned.start
                start = min(max(start, upper), max(start, top + total - length))
            }
        }
        let near =
            boundary.sides.near + item.alignment.position(axis) * (boundary.sides.breadth - breadth)
            + axis.across(item.offset)
        return axis.rect(start, length, across: near, breadth)
    }

    private func view(_ boundary: AttachedBoundary, _ rect: CGRect, _ engine: ListEngine) -> AttachedView {
        AttachedView(
            key: boundary.key, frame: engine.directed(rect.inset(boundary.item.contentInsets)),
            level: 4 * boundary.item.zIndex + 2, determines: size(boundary, engine).1)
    }

    // MARK: The whole layout

    private func boundaries(_ engine: ListEngine) -> [AttachedBoundary] {
        guard let list = engine.list as? UICollectionView, !configuration.boundarySupplementaryItems.isEmpty else {
            return []
        }
        let container = makeEnvironment(list).container
        let inner = CGRect(origin: .zero, size: container.contentSize).inset(container.contentInsets)
        let sides = SectionSurroundings.Sides(
            near: axis == .vertical ? inner.minX : inner.minY, breadth: axis.breadth(inner.size))
        var counts: [String: Int] = [:]
        return configuration.boundarySupplementaryItems.map { item in
            let number = counts[item.elementKind, default: 0]
            counts[item.elementKind] = number + 1
            return AttachedBoundary(
                item: item, key: AttachedView.Key(kind: item.elementKind, host: .list(number)), sides: sides)
        }
    }

    /// Returns the lengths that the headers and footers of the whole layout add to the start and the end of the
    /// content.
    final func boundaryLengths(_ engine: ListEngine) -> (start: Double, end: Double) {
        lengths(engine) { $0.extendsBoundary }
    }

    /// Returns the lengths that pinned headers and footers of the whole layout cover at the start and the end of the
    /// visible area.
    final func pinnedLengths(_ engine: ListEngine) -> (start: Double, end: Double) {
        lengths(engine) { $0.pinToVisibleBounds }
    }

    private func lengths(
        _ engine: ListEngine, _ counts: (NSCollectionLayoutBoundarySupplementaryItem) -> Bool
    ) -> (start: Double, end: Double) {
        var lengths = (start: 0.0, end: 0.0)
        for boundary in boundaries(engine) where counts(boundary.item) {
            let length = length(boundary, engine)
            if boundary.item.alignment.isAtBeginning(axis) {
                lengths.start = max(lengths.start, length)
            } else if boundary.item.alignment.isAtEnd(axis) {
                lengths.end = max(lengths.end, length)
            }
        }
        return lengths
    }
}
