import Foundation

/// Opens a context menu when its view is long-pressed. Mirrors `UIContextMenuInteraction` and its members, UIKit,
/// except `menuAppearance`.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The delegate, which is not retained.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// The position of the last long press in the root view's coordinates.
    private var point = CGPoint.zero
    private weak var opened: OpenMenu?

    /// Returns the position of the last long press in the coordinates of a view, in points.
    open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: nil) ?? point }

    /// Replaces the open menu with the menu that the closure returns. Does nothing if no menu of this interaction is
    /// open. UIKit calls the closure for open submenus, too.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let opened, view?.root.menuOverIt === opened else { return }
        opened.menu = block(opened.menu)
    }

    /// Closes the open menu.
    open func dismissMenu() {
        if let opened, let root = view?.root { opened.end(over: root) }
    }

    /// Requests a configuration from the delegate, and opens the menu that it describes.
    ///
    /// - Parameter point: The position of the long press in the root view's coordinates.
    /// - Returns: Whether the delegate provided a configuration.
    final func open(at point: CGPoint) -> Bool {
        self.point = point
        guard let view, let delegate,
            let configuration = delegate.contextMenuInteraction(
                self, configurationForMenuAtLocation: location(in: view))
        else { return false }
        let identifier = configuration.identifier
        let preview = delegate.contextMenuInteraction(
            self, configuration: configuration, highlightPreviewForItemWithIdentifier: identifier)
        opened = view.open(
            configuration, highlighting: preview, for: self,
            willDisplay: { $0.delegate?.contextMenuInteraction($0, willDisplayMenuFor: configuration, animator: $1) },
            willEnd: {
                _ = $0.delegate?.contextMenuInteraction(
                    $0, configuration: configuration, dismissalPreviewForItemWithIdentifier: identifier)
                $0.delegate?.contextMenuInteraction($0, willEndFor: configuration, animator: $1)
            },
            tapPreview: {
                $0.delegate?.contextMenuInteraction(
                    $0, willPerformPreviewActionForMenuWith: configuration, animator: $1)
            })
        return true
    }
}
