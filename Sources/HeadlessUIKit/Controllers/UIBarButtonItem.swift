import Foundation

/// A button of a bar. Mirrors `UIBarButtonItem`, UIKit, with ``UIAction`` in place of targets and selectors.
@MainActor
open class UIBarButtonItem: NSObject {
    /// Mirrors `UIBarItem.title`.
    open var title: String? { didSet { button?.setTitle(title, for: .normal) } }
    /// Mirrors `UIBarItem.image`.
    open var image: UIImage? { didSet { button?.setImage(image, for: .normal) } }
    /// Mirrors `UIBarItem.isEnabled`.
    open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
    /// Mirrors `UIAccessibilityIdentification.accessibilityIdentifier`.
    open var accessibilityIdentifier: String? { didSet { button?.accessibilityIdentifier = accessibilityIdentifier } }
    /// Mirrors `UIBarButtonItem.primaryAction`.
    open var primaryAction: UIAction? { didSet { exchange(oldValue) } }
    /// What a tap opens, or, if there is a primary action, a long press. Mirrors `UIBarButtonItem.menu`.
    open var menu: UIMenu? { didSet { showMenu() } }

    /// The button that a bar shows for the item now.
    private weak var button: UIButton?

    /// Mirrors `UIBarButtonItem.init(title:image:primaryAction:menu:)`. Title and image are the action's unless they are
    /// given.
    public init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        self.menu = menu
        super.init()
    }

    /// The item as a button that a finger can tap, and that follows the item.
    func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.isEnabled = isEnabled
        button.accessibilityIdentifier = accessibilityIdentifier
        self.button = button
        exchange(nil)
        showMenu()
        return button
    }

    private func exchange(_ old: UIAction?) {
        if let old { button?.removeAction(old, for: .primaryActionTriggered) }
        if let primaryAction { button?.addAction(primaryAction, for: .primaryActionTriggered) }
        button?.showsMenuAsPrimaryAction = primaryAction == nil
    }

    private func showMenu() {
        button?.menu = menu
        button?.showsMenuAsPrimaryAction = primaryAction == nil
    }
}
