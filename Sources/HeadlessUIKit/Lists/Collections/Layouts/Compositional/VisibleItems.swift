import Foundation

/// An item in sight. Mirrors `NSCollectionLayoutVisibleItem` and its members, UIKit, without `transform3D`.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    var alpha: CGFloat { get set }
    /// Views with a higher one are in front.
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    var center: CGPoint { get set }
    var transform: CGAffineTransform { get set }
    /// Unverified: the element kind, or the word "item".
    var name: String { get }
    var indexPath: IndexPath { get }
    /// In the content, in points. Of a section that scrolls sideways, as if it were not scrolled.
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    var representedElementKind: String? { get }
}

private final class VisibleItem: UICollectionViewLayoutAttributes, NSCollectionLayoutVisibleItem {
    var name: String { representedElementKind ?? "item" }
}

extension UICollectionViewCompositionalLayout {
    /// Calls the handlers of visible items of sections on screen, and gives the views what they made of the items.
    ///
    /// - Complexity: O(views on screen).
    final func adjustVisibleItems(_ list: UICollectionView) {
        let engine = list.engine
        let sections = Set(engine.shown.map(\.path.section) + engine.sectionViews.map(\.key.section))
        var environment: LayoutEnvironment?
        for section in sections.sorted() {
            let handler =
                self.sections.indices.contains(section) ? self.sections[section].visibleItemsInvalidationHandler : nil
            guard let handler else {
                for (path, cell) in engine.shown where path.section == section && cell.reuse.isAdjusted {
                    cell.takeBackAdjustments()
                    engine.setFrame(cell, path)
                }
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

/// A view on screen and the item that a handler changes for it.
@MainActor
private struct VisibleView {
    let view: any ReusableView
    let item: VisibleItem
    /// The item's, as the layout has it.
    let frame: CGRect
    /// Where the view's superview begins in the list.
    let origin: CGPoint

    /// Gives the view what the handler made of its item.
    func adjustView() {
        let lift = 4 * (item.zIndex - (view.reuse.level >> 2))
        let isChanged =
            item.alpha != 1 || item.isHidden || item.transform != .identity || item.frame != frame || lift != 0
        guard isChanged || view.reuse.isAdjusted else { return }
        view.reuse.isAdjusted = isChanged
        (view.alpha, view.isHidden, view.transform) = (item.alpha, item.isHidden, item.transform)
        if item.frame != frame { view.frame = item.frame.offsetBy(dx: -origin.x, dy: -origin.y) }
        view.lift(by: lift)
    }
}

extension ReusableView {
    /// The view is as its layout has it.
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
