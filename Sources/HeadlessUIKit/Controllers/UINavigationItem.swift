import Foundation

/// What a navigation bar shows for a controller. Mirrors `UINavigationItem`, UIKit.
@MainActor
open class UINavigationItem: NSObject {
    /// Tells the bar that shows the item.
    final var changed: (() -> Void)?

    /// Mirrors `UINavigationItem.title`.
    open var title: String? { didSet { changed?() } }
    /// Mirrors `UINavigationItem.prompt`.
    open var prompt: String?
    /// Mirrors `UINavigationItem.leftBarButtonItems`.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    /// Mirrors `UINavigationItem.rightBarButtonItems`.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed?() } }
    /// Mirrors `UINavigationItem.hidesBackButton`.
    open var hidesBackButton = false { didSet { changed?() } }

    /// Mirrors `UINavigationItem.leftBarButtonItem`.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// Mirrors `UINavigationItem.rightBarButtonItem`.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

/// A button of a bar. Mirrors `UIBarButtonItem`, UIKit, with ``UIAction`` in place of targets and selectors.
@MainActor
open class UIBarButtonItem: NSObject {
    /// Mirrors `UIBarItem.title`.
    open var title: String?
    /// Mirrors `UIBarItem.image`.
    open var image: UIImage?
    /// Mirrors `UIBarItem.isEnabled`.
    open var isEnabled = true
    /// Mirrors `UIAccessibilityIdentification.accessibilityIdentifier`.
    open var accessibilityIdentifier: String?
    /// Mirrors `UIBarButtonItem.primaryAction`.
    open var primaryAction: UIAction?

    /// Mirrors `UIBarButtonItem.init(title:image:primaryAction:menu:)`, without the menu. Title and image are the
    /// action's unless they are given.
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.title = title ?? primaryAction?.title
        self.image = image ?? primaryAction?.image
        self.primaryAction = primaryAction
        super.init()
    }

    /// The item as a button that a finger can tap.
    func makeButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setImage(image, for: .normal)
        button.isEnabled = isEnabled
        button.accessibilityIdentifier = accessibilityIdentifier
        if let primaryAction { button.addAction(primaryAction, for: .primaryActionTriggered) }
        return button
    }
}
