import Foundation

/// Opening a row's context menu on a long press, with the delegate calls in UIKit's order.
extension UITableView {
    final func openContextMenu(_ row: FollowedRow) -> Bool {
        engine.carryOutPending()
        guard let path = row.path, let delegate, let cell = engine.shownCell(path), !cell.reuse.isPlaceholder else {
            return false
        }
        let point = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
        guard
            let configuration = delegate.tableView(
                self, contextMenuConfigurationForRowAt: engine.indexPath(path), point: point)
        else { return false }
        let preview = delegate.tableView(self, previewForHighlightingContextMenuWithConfiguration: configuration)
        open(
            configuration, highlighting: preview, for: self,
            willDisplay: { $0.delegate?.tableView($0, willDisplayContextMenu: configuration, animator: $1) },
            willEnd: {
                _ = $0.delegate?.tableView($0, previewForDismissingContextMenuWithConfiguration: configuration)
                $0.delegate?.tableView($0, willEndContextMenuInteraction: configuration, animator: $1)
            },
            tapPreview: {
                $0.delegate?.tableView($0, willPerformPreviewActionForMenuWith: configuration, animator: $1)
            })
        return true
    }
}
