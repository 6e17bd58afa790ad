import Foundation

/// Makes what is shown above a context menu. Mirrors `UIContextMenuContentPreviewProvider`, UIKit.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a context menu from the elements that the system suggests: headlessly none. Mirrors
/// `UIContextMenuActionProvider`, UIKit.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// What a long press opens. Mirrors `UIContextMenuConfiguration` and its members, UIKit.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    /// Without one, one is generated.
    open private(set) var identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Recorded, not drawn.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// Recorded.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// Recorded.
    open var badgeCount = 0

    /// Mirrors `UIContextMenuConfiguration.ElementOrder`.
    public enum ElementOrder: Int, Sendable {
        case automatic, priority, fixed
    }

    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }
}
