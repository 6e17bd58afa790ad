import Foundation

/// The scroll view of a section that scrolls orthogonally to its list. The list owns the cells in it.
final class SectionScrollView: UIScrollView {
    private(set) weak var engine: ListEngine?
    /// The scroll state of the section that the view shows.
    fileprivate(set) var scroll: SidewaysScroll?
    override var ownSubviews: [UIView] { engine?.visible(subviews) ?? subviews }

    fileprivate init(_ engine: ListEngine) {
        self.engine = engine
        super.init(frame: .zero)
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        contentScrolled = { [weak self] in self?.scrolled() }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var isList: Bool { true }
    override var marginsOfContent: UIEdgeInsets { .zero }

    private func scrolled() {
        guard let engine, let scroll else { return }
        scroll.offset = engine.directed(engine.axis.across(boundsOrigin), scroll)
        engine.list.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        engine?.carryOutPending()
    }

    override func rest(from start: CGPoint, lifted: CGPoint) -> CGPoint {
        guard let engine, let scroll else { return lifted }
        let (start, end) = (engine.axis.across(start), engine.axis.across(lifted))
        let rest = scroll.rest(engine.directed(start, scroll), engine.directed(end, scroll))
        return engine.axis.movingAcross(lifted, to: engine.directed(rest, scroll))
    }
}

extension ListEngine {
    /// Returns the superview for a row's cell: the scroll view of its section or, if the section has none, the list.
    func host(_ path: RowPath) -> UIView {
        carousels.isEmpty ? list : carousel(path.section) ?? list
    }

    /// Returns the scroll view of an orthogonally scrolling section, if it is visible.
    func carousel(_ section: Int) -> UIScrollView? {
        carousels.first { $0.section == section && $0.view.scroll != nil }?.view
    }

    /// Converts between the offset of a section's items and the offset of its scroll view, in both directions. In
    /// right-to-left layouts, the first item is at the right end.
    fileprivate func directed(_ offset: Double, _ scroll: SidewaysScroll) -> Double {
        list.flipsItems ? max(0, scroll.content - scroll.window) - offset : offset
    }

    /// Shows the scroll views of the sections that contain the given items. The scroll view of a section that no longer
    /// scrolls orthogonally loses its scroll state, so that its cells move to the list before it is removed.
    func showCarousels(_ wanted: [RowPath]) {
        guard let geometry else { return }
        for item in carousels where geometry.sections[item.section].rows.lines?.sideways == nil {
            item.view.scroll = nil
        }
        var last = -1
        for path in wanted where path.section != last {
            last = path.section
            guard let scroll = geometry.sections[last].rows.lines?.sideways else { continue }
            let known = carousels.first { $0.section == last }?.view
            let view = known ?? SectionScrollView(self)
            let length = geometry.sections[last].rows.total
            view.scroll = nil
            view.frame = axis.rect(geometry.rowsTop(last), length, across: 0, scroll.window)
            view.contentSize = axis.rect(0, length, across: 0, scroll.content).size
            view.bounces = scroll.bounces
            let offset = axis.movingAcross(.zero, to: directed(scroll.offset, scroll))
            if view.boundsOrigin != offset { view.boundsOrigin = offset }
            view.scroll = scroll
            if known == nil {
                carousels.append((last, view))
                add(view)
            }
        }
    }

    /// Removes the scroll views that no longer contain cells.
    func dropCarousels() {
        guard !carousels.isEmpty else { return }
        let sections = Set(shown.map(\.path.section) + [editedRow?.row.path?.section].compactMap(\.self))
        let isEmpty = { (item: (section: Int, view: SectionScrollView)) in
            item.view.scroll == nil || !sections.contains(item.section)
        }
        for item in carousels where isEmpty(item) { item.view.removeFromSuperview() }
        carousels.removeAll(where: isEmpty)
    }

    /// Updates the section index of each scroll view after a batch of updates, and removes the scroll views of deleted
    /// sections.
    func carryOverCarousels(_ mapping: BatchMapping) {
        for item in carousels where mapping.sections[item.section] == nil { item.view.removeFromSuperview() }
        carousels = carousels.compactMap { item in mapping.sections[item.section].map { ($0, item.view) } }
    }

    /// Scrolls a row's section, if it scrolls orthogonally, so that the row is visible with the given alignment. Has no
    /// effect on other sections.
    func scrollSideways(to path: RowPath, _ alignment: ScrollAlignment) {
        guard let lines = geometry?.sections[path.section].rows.lines, let scroll = lines.sideways,
            contains(path)
        else { return }
        let (seen, breadth) = lines.across(path.row)
        let start = seen + scroll.offset
        var offset = scroll.offset
        switch (alignment, list.flipsItems) {
        case (.start, false), (.end, true): offset = start
        case (.middle, _): offset = start + breadth / 2 - scroll.window / 2
        case (.end, false), (.start, true): offset = start + breadth - scroll.window
        case (.nearest, _):
            if seen < 0 || breadth > scroll.window {
                offset = start
            } else if seen + breadth > scroll.window {
                offset = start + breadth - scroll.window
            }
        }
        offset = scroll.clamped(offset)
        guard offset != scroll.offset else { return }
        scroll.offset = offset
        list.setNeedsLayout()
        carryOutPending()
    }
}
