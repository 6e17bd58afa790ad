import Foundation

private final class VisibleItem: UICollectionViewLayoutAttributes, NSCollectionLayoutVisibleItem {
    var name: String { representedElementKind ?? "item" }
}

extension UICollectionViewCompositionalLayout {
    /// Calls the `visibleItemsInvalidationHandler` of each visible section, and applies the handler's changes to the
    /// views.
    ///
    /// - Complexity: O(*s* × *n*), where *s* is the number of visible sections and *n* is the number of visible views.
    final func adjustVisibleItems(_ list: UICollectionView) {
        let engine = list.engine
        let sections = Set(engine.shown.map(\.path.section) + engine.sectionViews.map(\.key.section))
        var environment: LayoutEnvironment?
        for section in sections.sorted() {
            let handler =
                self.sections.indices.contains(section) ? self.sections[section].visibleItemsInvalidationHandler : nil
            guard let handler else {
                takeBackAdjustments(section, engine)
                continue
            }
            let made = environment ?? makeEnvironment(list)
            environment = made
            let carousel = engine.carousel(section)
            let carried = visibleViews(section, engine, carousel)
            handler(carried.map(\.item), carousel?.contentOffset ?? list.contentOffset, made)
            for visible in carried { visible.adjustView() }
        }
    }

    /// Resets the views of a section to the appearance that the layout specifies. Their frames have already been set.
    private func takeBackAdjustments(_ section: Int, _ engine: ListEngine) {
        for (path, cell) in engine.shown where path.section == section && cell.reuse.isAdjusted {
            cell.takeBackAdjustments()
        }
        for (key, view) in engine.sectionViews where key.section == section {
            if let view = view as? any ReusableView, view.reuse.isAdjusted { view.takeBackAdjustments() }
        }
        for (key, view, _) in engine.attached where key.section == section && view.reuse.isAdjusted {
            view.takeBackAdjustments()
        }
    }

    private func visibleViews(_ section: Int, _ engine: ListEngine, _ carousel: UIScrollView?) -> [VisibleView] {
        var views: [VisibleView] = []
        func add(_ view: any ReusableView, _ item: VisibleItem, _ frame: CGRect) {
            let carousel = view.superviewStorage === engine.list ? nil : carousel
            let offset = carousel?.contentOffset ?? .zero
            item.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
            item.zIndex = view.reuse.level >> 2
            views.append(
                VisibleView(view: view, item: item, frame: item.frame, origin: carousel?.frame.origin ?? .zero))
        }
        for (path, cell) in engine.shown where path.section == section {
            add(cell, VisibleItem(forCellWith: path.indexPath), engine.rect(path) ?? .zero)
        }
        for (key, view) in engine.sectionViews where key.section == section {
            guard let view = view as? UICollectionReusableView, let list = engine.list as? UICollectionView,
                let geometry = engine.geometry
            else { continue }
            let item = VisibleItem(forSupplementaryViewOfKind: list.kind(of: key), with: key.indexPath)
            add(view, item, engine.rect(of: key, geometry))
        }
        for (key, view, frame) in engine.attached where key.section == section {
            let item =
                key.isDecoration
                ? VisibleItem(forDecorationViewOfKind: key.kind, with: key.indexPath)
                : VisibleItem(forSupplementaryViewOfKind: key.kind, with: key.indexPath)
            add(view, item, frame)
        }
        return views
    }
}

/// A visible view, and the item through which a handler changes it.
@MainActor
private struct VisibleView {
    let view: any ReusableView
    let item: VisibleItem
    /// The item's frame before the handler is called.
    let frame: CGRect
    /// The origin of the view's superview, in the list's coordinates.
    let origin: CGPoint

    /// Updates the view with the handler's changes to the item.
    func adjustView() {
        let lift = 4 * (item.zIndex - (view.reuse.level >> 2))
        let isChanged =
            item.alpha != 1 || item.isHidden || item.transform != .identity || item.frame != frame || lift != 0
        guard isChanged || view.reuse.isAdjusted else { return }
        view.reuse.isAdjusted = isChanged
        (view.alpha, view.isHidden, view.transform) = (item.alpha, item.isHidden, item.transform)
        if item.frame != frame { view.settle(in: item.frame.offsetBy(dx: -origin.x, dy: -origin.y)) }
        view.lift(by: lift)
    }
}

extension ReusableView {
    /// Resets the view to the appearance that its layout specifies.
    func takeBackAdjustments() {
        (alpha, isHidden, transform) = (1, false, .identity)
        reuse.isAdjusted = false
        lift(by: 0)
    }

    fileprivate func lift(by lift: Int) {
        guard lift != reuse.lift else { return }
        reuse.lift = lift
        guard let host = superviewStorage, let engine = host.listEngine else { return }
        engine.stacksByLevel = true
        engine.add(self, to: host)
    }
}
