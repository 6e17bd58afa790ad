import Foundation

/// Returns the controller whose view is the preview of a context menu. Mirrors `UIContextMenuContentPreviewProvider`,
/// UIKit.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Returns a context menu, given the elements that the system suggests (always none in HeadlessUIKit). Mirrors
/// `UIContextMenuActionProvider`, UIKit.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

/// The context menu that a long press opens. Mirrors `UIContextMenuConfiguration` and its members, UIKit.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
    /// The identifier of the menu. It is generated if none is passed to the initializer.
    open private(set) var identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Stored, but has no effect.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// Stored, but has no effect.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []
    /// Stored, but has no effect.
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
