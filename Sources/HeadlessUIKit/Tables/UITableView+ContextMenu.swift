import Foundation

/// What a table does when a finger stays on a row, in UIKit's order.
extension UITableView {
    /// Opens the context menu that the delegate gives for a row.
    ///
    /// - Returns: Whether the delegate gave one, which takes the touch from the row.
    final func openContextMenu(_ path: RowPath) -> Bool {
        let rect = rectForRow(at: path.indexPath)
        let point = CGPoint(x: rect.midX, y: rect.midY)
        guard
            let configuration = delegate?.tableView(
                self, contextMenuConfigurationForRowAt: path.indexPath, point: point)
        else { return false }
        _ = delegate?.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
        let menu = configuration.actionProvider?([])
        let preview = configuration.previewProvider?()
        // Believed: without a menu and without a preview nothing opens.
        guard menu != nil || preview != nil else { return true }
        let animator = MenuAnimator(preview: preview)
        delegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator)
        open(
            OpenMenu(
                menu ?? UIMenu(),
                willEnd: { [weak self] in self?.willEnd(configuration, preview) },
                tapPreview: preview.map { preview in { [weak self] in self?.previewTapped(configuration, preview) } }))
        animator.run()
        return true
    }

    private func willEnd(_ configuration: UIContextMenuConfiguration, _ preview: UIViewController?) -> MenuAnimator {
        _ = delegate?.tableView(self, previewForDismissingContextMenuWithConfiguration: configuration)
        let animator = MenuAnimator(preview: preview)
        delegate?.tableView(self, willEndContextMenuInteraction: configuration, animator: animator)
        return animator
    }

    private func previewTapped(
        _ configuration: UIContextMenuConfiguration, _ preview: UIViewController
    ) -> MenuAnimator {
        let animator = MenuAnimator(preview: preview)
        delegate?.tableView(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        return animator
    }
}
