import Foundation

/// A placeholder for missing content. Mirrors `UIContentUnavailableView` and its members, UIKit. Its layout is
/// unverified.
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let column = UIStackView(frame: .zero)

    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        column.axis = .vertical
        column.alignment = .center
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.centerXAnchor.constraint(equalTo: centerXAnchor),
            column.centerYAnchor.constraint(equalTo: centerYAnchor),
            column.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
        ])
        show()
    }

    /// Always returns `nil`, because archives are not supported.
    public required init?(coder: NSCoder) { nil }

    /// The configuration. Setting a configuration of a different type raises an exception (unverified).
    public final var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let configuration = newValue as? UIContentUnavailableConfiguration else {
                return ListException.raise(ListException("Unsupported configuration: \(newValue)."))
            }
            guard configuration != shown else { return }
            shown = configuration
            show()
        }
    }
    /// Stored, but has no effect.
    open var isScrollEnabled = false

    private func show() {
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        directionalLayoutMargins = shown.directionalLayoutMargins
        if shown.showsActivity {
            let activity = UIActivityIndicatorView(style: .large)
            activity.startAnimating()
            add(activity, shown.imageToTextPadding)
        }
        if let image = shown.image {
            let symbol = shown.imageProperties.preferredSymbolConfiguration?.applying(image.symbolConfiguration)
            let view = UIImageView(image: symbol.flatMap(image.withConfiguration) ?? image)
            view.tintColor = shown.imageProperties.tintColor
            add(view, shown.imageToTextPadding)
        }
        add(shown.text, shown.attributedText, shown.textProperties, shown.textToSecondaryTextPadding)
        add(
            shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, shown.textToButtonPadding
        )
        add(shown.button, shown.buttonProperties, shown.buttonToSecondaryButtonPadding)
        add(shown.secondaryButton, shown.secondaryButtonProperties, 0)
    }

    private func add(_ view: UIView, _ padding: CGFloat) {
        column.addArrangedSubview(view)
        column.setCustomSpacing(padding, after: view)
    }

    private func add(
        _ text: String?, _ attributedText: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, _ padding: CGFloat
    ) {
        guard text != nil || attributedText != nil else { return }
        let label = UILabel(frame: .zero)
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment = shown.alignment == .center ? .center : .natural
        if let attributedText { label.attributedText = attributedText } else { label.text = text }
        add(label, padding)
    }

    private func add(
        _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties,
        _ padding: CGFloat
    ) {
        guard configuration.title != nil || configuration.image != nil else { return }
        let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
        // Sets the configuration again, because the action's title must not replace the configuration's title.
        button.configuration = configuration
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil
        button.isEnabled = properties.isEnabled
        add(button, padding)
    }
}
