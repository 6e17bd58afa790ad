import Foundation

/// A button in an alert. Mirrors `UIAlertAction` and its members, UIKit.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// Mirrors `UIAlertAction.Style`.
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    open private(set) var title: String?
    open private(set) var style: Style
    open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
    /// The button that shows the action, if the alert is presented.
    fileprivate weak var button: UIButton?
    fileprivate let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}

/// An alert or an action sheet. Mirrors `UIAlertController` and its members, UIKit. Its actions are shown as buttons
/// that can be tapped: a tap dismisses the alert, and then calls the action's handler. The alert is not deallocated
/// before the handler has returned.
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

    /// The title. If the title, the message, the actions or the text fields change while the alert is presented, the
    /// alert shows the change.
    open override var title: String? { didSet { if title != oldValue { contentChanged() } } }
    open var message: String? { didSet { if message != oldValue { contentChanged() } } }
    open private(set) var preferredStyle = Style.alert
    override var automaticPresentationStyle: UIModalPresentationStyle {
        preferredStyle == .actionSheet ? .popover : super.automaticPresentationStyle
    }
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?

    /// The action whose button has a semibold title; `nil` means the cancel action. Setting an action that has not been
    /// added raises an exception: according to Apple, this "is a programmer error" (the wording of the exception's
    /// message is unverified).
    open var preferredAction: UIAlertAction? {
        get { preferred }
        set {
            if let newValue, !actions.contains(where: { $0 === newValue }) {
                let reason = "The preferred action must be one of the alert controller's actions"
                return ListException.raise(ListException(reason))
            }
            preferred = newValue
            contentChanged()
        }
    }
    private var preferred: UIAlertAction?

    /// Adds an action. Raises UIKit's exception if a second cancel action is added.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            let reason = "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"
            return ListException.raise(ListException(reason))
        }
        actions.append(action)
        contentChanged()
    }

    /// Adds a text field. Raises UIKit's exception if the alert is an action sheet.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            let reason = "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
            return ListException.raise(ListException(reason))
        }
        let field = UITextField(frame: .zero)
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 30).isActive = true
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        contentChanged()
    }

    // MARK: Layout

    /// Lays out a card with the labels, the text fields and the buttons. The dimensions are undocumented and
    /// unverified, as are the text styles: those of a headline, a footnote and the body. An alert is centered and 270 points wide; two buttons with short titles are placed side by side, the
    /// cancel button first. An action sheet on iPhone is at the bottom of the screen, with the cancel button on a
    /// separate card.
    open override dynamic func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showCards()
    }

    /// The view that contains the cards; `nil` if the alert has not been presented.
    private var cardStack: UIView?

    private func contentChanged() { if cardStack != nil { showCards() } }

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (alert: UIAlertController, _) in
            alert.contentChanged()
        }
    }

    /// Returns the font of a text style at the user's text size, which alerts follow.
    private func font(_ style: UIFont.TextStyle, _ weight: UIFont.Weight = .regular) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).pointSize
        return .systemFont(ofSize: size, weight: weight)
    }

    /// Replaces the cards. The text fields and buttons stay the same: they move to the new cards before the old cards
    /// are removed, so that editing does not end.
    private func showCards() {
        let cancel = actions.filter { $0.style == .cancel }
        let others = actions.filter { $0.style != .cancel }
        let isSideBySide = !isAtBottom && actions.count == 2 && actions.allSatisfy(isShort)
        let choices = isSideBySide ? cancel + others : isAtBottom ? others : others + cancel
        var cards = [card(choices, hasHeader: true, isSideBySide: isSideBySide)]
        if isAtBottom, !cancel.isEmpty { cards.append(card(cancel, hasHeader: false, isSideBySide: false)) }
        let stack = UIStackView(arrangedSubviews: cards)
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        let old = cardStack
        cardStack = stack
        view.addSubview(stack)
        old?.removeFromSuperview()
        let area = view.safeAreaLayoutGuide
        let position =
            isAtBottom
            ? stack.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -8)
            : stack.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        // The alert moves up if the keyboard would cover it.
        position.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            position,
            isAtBottom
                ? stack.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -16)
                : stack.widthAnchor.constraint(equalToConstant: 270),
        ])
    }

    /// Begins editing the first text field. UIKit does this too, but its documentation does not mention it
    /// (unverified).
    open override dynamic func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    private var isAtBottom: Bool { preferredStyle == .actionSheet && traitCollection.userInterfaceIdiom != .pad }

    /// Returns whether an action's title is short enough for its button to be placed beside another button.
    private func isShort(_ action: UIAlertAction) -> Bool {
        TextMeasurer().size(of: action.title ?? "", font(.body, .semibold)).width <= 119
    }

    private func card(_ choices: [UIAlertAction], hasHeader: Bool, isSideBySide: Bool) -> UIView {
        var parts: [UIView] = []
        if hasHeader, let header { parts.append(header) }
        let buttons = choices.map { button(for: $0) }
        if isSideBySide, buttons.count == 2 {
            let row = UIStackView(arrangedSubviews: [buttons[0], line(.horizontal), buttons[1]])
            buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor).isActive = true
            parts += [line(.vertical), row]
        } else {
            for button in buttons { parts += parts.isEmpty ? [button] : [line(.vertical), button] }
        }
        let card = UIStackView(arrangedSubviews: parts)
        card.axis = .vertical
        card.backgroundColor = Self.cardColor
        card.layer.cornerRadius = 14
        card.clipsToBounds = true
        return card
    }

    private static let cardColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.14, alpha: 1) : UIColor(white: 0.96, alpha: 1)
    }

    /// The view with the title, the message and the text fields; `nil` if the alert has none of them.
    private var header: UIView? {
        let title = title.map {
            text(isAtBottom ? font(.footnote, .semibold) : font(.body, .semibold), $0)
        }
        let message = message.map { text(font(.footnote), $0) }
        let texts = [title, message].compactMap(\.self)
        if isAtBottom { for label in texts { label.textColor = .secondaryLabel } }
        let fields = textFields ?? []
        for field in fields {
            if field.borderStyle == .none { field.borderStyle = .roundedRect }
        }
        let parts: [UIView] = texts + fields
        guard let last = texts.last ?? parts.last else { return nil }
        let header = UIStackView(arrangedSubviews: parts)
        header.axis = .vertical
        header.spacing = 3
        if !fields.isEmpty { header.setCustomSpacing(12, after: last) }
        header.isLayoutMarginsRelativeArrangement = true
        let (sides, height): (CGFloat, CGFloat) = (16, isAtBottom ? 14 : 19)
        header.layoutMargins = UIEdgeInsets(top: height, left: sides, bottom: height, right: sides)
        return header
    }

    private func text(_ font: UIFont, _ text: String) -> UILabel {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = font
        label.textAlignment = .center
        label.numberOfLines = 0
        return label
    }

    /// Returns a new hairline that separates views arranged along the given axis.
    private func line(_ axis: NSLayoutConstraint.Axis) -> UIView {
        let line = UIView()
        line.backgroundColor = .separator
        let anchor = axis == .vertical ? line.heightAnchor : line.widthAnchor
        anchor.constraint(equalToConstant: 1 / 3).isActive = true
        return line
    }

    private func button(for action: UIAlertAction) -> UIButton {
        let button = action.button.flatMap { $0.isDescendant(of: view) ? $0 : nil } ?? newButton(action)
        let isMain = preferred.map { $0 === action } ?? (action.style == .cancel)
        button.titleLabel?.font = font(isAtBottom ? .title3 : .body, isMain ? .semibold : .regular)
        return button
    }

    private func newButton(_ action: UIAlertAction) -> UIButton {
        let choose = UIAction(title: action.title ?? "") { [weak self] _ in
            // Keeps the alert alive after its dismissal, because the handler may read the alert's text fields.
            withExtendedLifetime(self) {
                self?.dismiss(animated: true)
                action.handler?(action)
            }
        }
        let button = UIButton(type: .system, primaryAction: choose)
        button.isEnabled = action.isEnabled
        action.button = button
        if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
        // A long title becomes smaller (unverified).
        button.titleLabel?.adjustsFontSizeToFitWidth = true
        button.titleLabel?.minimumScaleFactor = 0.5
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: isAtBottom ? 57 : 44).isActive = true
        return button
    }
}
