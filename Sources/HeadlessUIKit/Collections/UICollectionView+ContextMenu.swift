import Foundation

/// What a collection view does when a finger stays on an item, in UIKit's order.
extension UICollectionView {
    /// Opens the context menu that the delegate gives for an item; for all that are selected, if it is one of several
    /// (believed: in their order).
    ///
    /// - Returns: Whether the delegate gave one, which takes the touch from the item.
    final func openContextMenu(_ path: RowPath) -> Bool {
        guard let rect = rect(path) else { return false }
        let point = CGPoint(x: rect.midX, y: rect.midY)
        let items = selectedPaths.count > 1 && selectedPaths.contains(path) ? selectedPaths.sorted() : [path]
        guard
            let configuration = delegate?.collectionView(
                self, contextMenuConfigurationForItemsAt: items.map(\.indexPath), point: point)
        else { return false }
        _ = delegate?.collectionView(
            self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path.indexPath)
        let menu = configuration.actionProvider?([])
        let preview = configuration.previewProvider?()
        // Believed: without a menu and without a preview nothing opens.
        guard menu != nil || preview != nil else { return true }
        let animator = MenuAnimator(preview: preview)
        delegate?.collectionView(self, willDisplayContextMenu: configuration, animator: animator)
        open(
            OpenMenu(
                menu ?? UIMenu(),
                willEnd: { [weak self] in self?.willEnd(configuration, preview, path) },
                tapPreview: preview.map { preview in { [weak self] in self?.previewTapped(configuration, preview) } }))
        animator.run()
        return true
    }

    private func willEnd(
        _ configuration: UIContextMenuConfiguration, _ preview: UIViewController?, _ path: RowPath
    ) -> MenuAnimator {
        _ = delegate?.collectionView(
            self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path.indexPath)
        let animator = MenuAnimator(preview: preview)
        delegate?.collectionView(self, willEndContextMenuInteraction: configuration, animator: animator)
        return animator
    }

    private func previewTapped(
        _ configuration: UIContextMenuConfiguration, _ preview: UIViewController
    ) -> MenuAnimator {
        let animator = MenuAnimator(preview: preview)
        delegate?.collectionView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        return animator
    }
}
