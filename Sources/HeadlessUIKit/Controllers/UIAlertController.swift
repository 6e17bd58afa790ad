import Foundation

/// A choice in an alert. Mirrors `UIAlertAction` and its members, UIKit.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// Mirrors `UIAlertAction.Style`.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    open private(set) var title: String?
    open private(set) var style: Style
    open var isEnabled = true
    fileprivate let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// A question to the user, with choices. Mirrors `UIAlertController` and its members, UIKit. Its choices are buttons
/// that a finger can tap: a tap dismisses it, then calls the choice's handler. The alert lives until that has returned.
open class UIAlertController: UIViewController {
    /// Mirrors `UIAlertController.Style`.
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    open var message: String?
    open private(set) var preferredStyle = Style.alert
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?

    /// Recorded. Apple: one that was not added before "is a programmer error", on which it stops (the sentence is unverified).
    open var preferredAction: UIAlertAction? {
        get { preferred }
        set {
            if let newValue, !actions.contains(where: { $0 === newValue }) {
                let reason = "The preferred action must be one of the alert controller's actions"
                return ListException.raise(ListException(reason))
            }
            preferred = newValue
        }
    }
    private var preferred: UIAlertAction?

    /// Stops, in UIKit's words, on a second action to cancel.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            let reason = "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            return ListException.raise(ListException(reason))
        }
        actions.append(action)
    }

    /// Stops, in UIKit's words, in an action sheet.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            let reason = "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
            return ListException.raise(ListException(reason))
        }
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for old in view.subviews { old.removeFromSuperview() }
        let labels = [title, message].compactMap { $0 }.map { text in
            let label = UILabel(frame: .zero)
            label.text = text
            label.numberOfLines = 0
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels + (textFields ?? []) + actions.map { button(for: $0) })
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.widthAnchor.constraint(equalToConstant: 270),
        ])
    }

    private func button(for action: UIAlertAction) -> UIButton {
        let choose = UIAction(title: action.title ?? "") { [weak self] _ in
            // Once dismissed, only this holds the alert, whose text fields the handler may read.
            withExtendedLifetime(self) {
                self?.dismiss(animated: true)
                action.handler?(action)
            }
        }
        let button = UIButton(type: .system, primaryAction: choose)
        button.isEnabled = action.isEnabled
        return button
    }
}
