import Foundation

/// A layout that determines the position and the appearance of each element itself. The elements within a rectangle need
/// not be consecutive rows, so the list asks for them instead of computing them from a ``ListGeometry``, which then only
/// counts the rows.
@MainActor
protocol ListPlacing: AnyObject {
    /// Whether the layout has been prepared since it was last invalidated.
    var isPrepared: Bool { get }

    /// Prepares the layout if it has been invalidated.
    func prepareIfNeeded()

    /// The size of the content, as the layout specifies it.
    var contentSize: CGSize { get }

    /// Returns the elements that are visible within the list's bounds.
    func elements(in bounds: CGRect) -> PlacedElements

    /// Returns the rows that intersect a rectangle, in ascending order.
    func rows(in rect: CGRect) -> [RowPath]

    /// Returns the frontmost row at a point.
    func row(at point: CGPoint) -> RowPath?

    /// Returns the rectangle around an element; `nil` if the layout does not specify it.
    func frame(of element: PlacedElement) -> CGRect?

    /// Gives a view the position and the appearance of its element.
    func place(_ view: any ReusableView, as element: PlacedElement)

    /// Whether the views of elements can determine their own sizes.
    var measures: Bool { get }

    /// Asks a view for its preferred size, unless it has been asked at its current breadth. The layout is invalidated if
    /// it follows the preference.
    func measure(_ view: any ReusableView, as element: PlacedElement)

    // MARK: Changes

    /// Notifies the layout that the list's bounds are about to change.
    func boundsWillChange(to bounds: CGRect)

    /// Invalidates the layout.
    func invalidate()

    /// Notifies the layout that everything will be requested again.
    func willReload()

    /// Marks the layout as not prepared, because the row counts have changed without an update.
    func countsChanged()

    /// Notifies the layout that a batch of updates has changed the row counts.
    func willUpdate(
        _ updates: [BatchUpdate], _ mapping: BatchMapping, _ shown: [(path: RowPath, view: any ReusableView)])

    /// Prepares the layout for the new row counts, and notifies it of the updates.
    func prepareUpdates()

    /// Returns the content offset after a batch of updates or a change of the layout.
    func targetOffset(for proposed: CGPoint) -> CGPoint

    /// Gives a view that leaves the list during a batch of updates its final appearance.
    func dismiss(_ view: any ReusableView, as element: PlacedElement)

    /// Notifies the layout that the list shows the result of the updates.
    func finalizeUpdates()

    /// Called when the visible elements are on screen.
    func didShow()
}

/// An element of a list whose layout determines positions itself.
enum PlacedElement: Hashable {
    case row(RowPath)
    case sectionView(SectionViewKey)
    case attached(AttachedView.Key)
}

/// The visible elements of a list. The rows are in ascending order.
struct PlacedElements {
    var rows: [RowPath] = []
    var sectionViews: [SectionViewKey] = []
    var attached: [AttachedView.Key] = []
}

// MARK: - Showing elements

extension ListEngine {
    /// Shows the visible elements, and removes the others, until the layout is no longer invalidated by this.
    func showPlacedRows(_ placing: any ListPlacing) throws(RowsChanged) {
        let size = list.untransformedFrame.size
        guard size.width > 0, size.height > 0 else {
            try show([])
            try showPlacedSectionViews([], placing)
            return try showPlacedViews([], placing)
        }
        try repeatShowing("has a layout to prepare", because: "each round invalidates the layout") {
            () throws(RowsChanged) -> Bool in
            placing.prepareIfNeeded()
            try checkRows()
            fitContent()
            try checkRows()
            let isFar = list.isOutside && list.isFarOutside
            if isFar { list.isOutside = false }
            if !list.isOutside || pendingAnchor != nil {
                setOrigin(list.clamped(list.boundsOrigin))
                pendingAnchor = nil
            }
            // The layout may follow the bounds.
            guard placing.isPrepared else { return false }
            let wanted = placing.elements(in: list.bounds)
            try checkRows()
            try show(wanted.rows)
            try showPlacedSectionViews(wanted.sectionViews, placing)
            try showPlacedViews(wanted.attached, placing)
            if placing.measures { try measurePlacedViews(placing) }
            return placing.isPrepared
        }
        placing.didShow()
        try checkRows()
    }

    /// Sets the content offset without notifying the delegate. The layout is notified of the new bounds.
    func setOrigin(_ origin: CGPoint) {
        guard origin != list.boundsOrigin else { return }
        placing?.boundsWillChange(to: CGRect(origin: origin, size: list.untransformedFrame.size))
        list.boundsOrigin = origin
    }

    private func showPlacedSectionViews(
        _ wanted: [SectionViewKey], _ placing: any ListPlacing
    ) throws(RowsChanged) {
        let keys = Set(wanted)
        let leaving = sectionViews.filter { !keys.contains($0.key) }
        sectionViews.removeAll { !keys.contains($0.key) }
        for item in leaving {
            phases.subject = .sectionView(item.key)
            endDisplaying(item.view, item.key)
        }
        try checkRows()
        for key in wanted {
            phases.subject = .sectionView(key)
            if let view = sectionView(key) as? any ReusableView {
                placing.place(view, as: .sectionView(key))
            } else if let view = try ask({ list.askForSectionView(key) }) {
                sectionViews.append((key, view))
                if let view = view as? any ReusableView { placing.place(view, as: .sectionView(key)) }
                add(view, to: list)
                view.prepareLayout()
                list.willDisplay(view, key)
            }
            try checkRows()
        }
    }

    private func showPlacedViews(
        _ wanted: [AttachedView.Key], _ placing: any ListPlacing
    ) throws(RowsChanged) {
        guard !wanted.isEmpty || !attached.isEmpty else { return }
        let keys = Set(wanted)
        let leaving = attached.filter { !keys.contains($0.key) }
        attached.removeAll { !keys.contains($0.key) }
        for item in leaving {
            phases.subject = .attached(item.key)
            endDisplaying(item.view, item.key)
        }
        try checkRows()
        for key in wanted {
            phases.subject = .attached(key)
            let frame = placing.frame(of: .attached(key)) ?? .zero
            if let index = attached.firstIndex(where: { $0.key == key }) {
                attached[index].frame = frame
                placing.place(attached[index].view, as: .attached(key))
            } else if let view = try ask({ list.askForAttachedView(key) }) {
                attached.append((key, view, frame))
                placing.place(view, as: .attached(key))
                add(view, to: list)
                view.prepareLayout()
                list.willDisplay(view, key)
            }
            try checkRows()
        }
    }

    private func measurePlacedViews(_ placing: any ListPlacing) throws(RowsChanged) {
        for (path, cell) in shown {
            phases.subject = .row(path)
            cell.prepareLayout()
            try checkRows()
            placing.measure(cell, as: .row(path))
            try checkRows()
        }
        for (key, view) in sectionViews {
            guard let view = view as? any ReusableView else { continue }
            phases.subject = .sectionView(key)
            placing.measure(view, as: .sectionView(key))
            try checkRows()
        }
        for (key, view, _) in attached where !key.isDecoration {
            phases.subject = .attached(key)
            placing.measure(view, as: .attached(key))
            try checkRows()
        }
    }

    // MARK: Changes

    /// Moves the content to the offset that the layout chooses after a batch of updates or a change of the layout.
    func restoreScroll(_ placing: any ListPlacing) {
        fitContent()
        let target = placing.targetOffset(for: list.isOutside ? list.boundsOrigin : list.clamped(list.boundsOrigin))
        setOrigin(target)
        pendingAnchor = ScrollAnchor()
    }

    /// Changes the layout to one that determines positions itself, or from such a layout to another. The cells are kept,
    /// without the appearance that the old layout specified.
    func exchangePlacing(_ new: (any ListPlacing)?) {
        guard placing != nil || new != nil else { return }
        let views = (sectionViews, attached)
        (sectionViews, attached) = ([], [])
        for item in views.0 { endDisplaying(item.view, item.key) }
        for item in views.1 { endDisplaying(item.view, item.key) }
        for (path, cell) in shown {
            placing?.dismiss(cell, as: .row(path))
            cell.takeBackAdjustments()
            cell.reuse.level = 1
        }
        placing = new
        if let geometry { self.geometry = .counting(geometry.counts) }
    }

    // MARK: Prefetching

    /// Announces the next rows in the scroll direction, up to a screenful, like ``updatePrefetching()``. The rows are
    /// found by their positions, because they need not be consecutive.
    func updatePrefetching(_ placing: any ListPlacing) {
        let bounds = list.bounds
        guard list.prefetches, phases.allows(.announcing), geometry != nil, !shown.isEmpty,
            prefetching.bounds != bounds
        else { return }
        let before = prefetching.bounds ?? bounds
        prefetching.bounds = bounds
        var (x, y) = (bounds.minX - before.minX, bounds.minY - before.minY)
        if x == 0, y == 0 { (x, y) = axis == .vertical ? (0, 1) : (1, 0) }
        let ahead = bounds.offsetBy(
            dx: x == 0 ? 0 : x < 0 ? -bounds.width : bounds.width,
            dy: y == 0 ? 0 : y < 0 ? -bounds.height : bounds.height)
        let visible = Set(shown.map(\.path))
        let near = bounds.insetBy(dx: -2 * bounds.width, dy: -2 * bounds.height)
        let waiting = prefetching.announced.filter { row in row.path.map { !visible.contains($0) } ?? false }
        phases.begin(.announcing)
        let isNear = { (path: RowPath) in placing.frame(of: .row(path))?.intersects(near) ?? false }
        let cancelled = waiting.compactMap(\.path).filter { !isNear($0) }
        prefetching.announced = waiting.filter { row in row.path.map { !cancelled.contains($0) } ?? false }
        let known = Set(prefetching.announced.compactMap(\.path))
        let next = placing.rows(in: ahead).filter {
            !visible.contains($0) && !known.contains($0) && placeholder(at: $0) == nil
        }
        if !cancelled.isEmpty { list.cancelPrefetching(cancelled.map(indexPath)) }
        guard phases.end(), !next.isEmpty else { return }
        prefetching.announced += next.map { follow($0) }
        list.prefetch(next.map(indexPath))
    }
}

extension ListGeometry {
    /// Returns a geometry that only counts the rows, for a layout that determines positions itself.
    static func counting(_ counts: [Int]) -> ListGeometry {
        ListGeometry(sections: counts.map(Section.unmeasured), top: 0)
    }
}
