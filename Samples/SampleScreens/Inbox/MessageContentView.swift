import CellDirector

/// A view with a message's sender, the sender's initial, the subject and the text, as well as an unread mark and a flag
/// button.
final class MessageContentView: UIView, UIContentView {
    private let mark = UIImageView(image: UIImage(systemName: "circle.fill"))
    private let monogram = MonogramView(diameter: 44)
    private let sender = UILabel()
    private let subject = UILabel()
    private let text = UILabel()
    private let flag = UIButton(type: .system)
    private var content: MessageContent
    /// The number of times that the subviews have been updated.
    private(set) var changeCount = 0

    init(_ content: MessageContent) {
        self.content = content
        super.init(frame: .zero)
        addViews()
        show()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The configuration, which the cell sets whenever its state changes. Setting an equal configuration has no effect.
    var configuration: any UIContentConfiguration {
        get { content }
        set {
            guard let new = newValue as? MessageContent, new != content else { return }
            content = new
            show()
        }
    }

    private func show() {
        changeCount += 1
        let message = content.message
        mark.isHidden = message.isRead
        // At accessibility text sizes, the words need the room.
        monogram.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        monogram.name = message.sender
        sender.text = message.sender
        subject.text = message.subject
        text.text = message.text
        text.numberOfLines = content.isUnfolded ? 0 : 1
        flag.setImage(UIImage(systemName: message.isFlagged ? "flag.fill" : "flag"), for: .normal)
        flag.tintColor = message.isFlagged ? .systemOrange : .tertiaryLabel
        flag.accessibilityLabel = message.isFlagged ? "Flagged" : "Not flagged"
    }

    private func addViews() {
        mark.accessibilityIdentifier = "unread"
        mark.accessibilityLabel = "Unread"
        sender.accessibilityIdentifier = "sender"
        subject.accessibilityIdentifier = "subject"
        text.accessibilityIdentifier = "text"
        flag.accessibilityIdentifier = "flag"
        sender.font = .preferredFont(forTextStyle: .headline)
        subject.font = .preferredFont(forTextStyle: .subheadline)
        text.font = .preferredFont(forTextStyle: .subheadline)
        text.textColor = .secondaryLabel
        for label in [sender, subject, text] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        // The action determines its row from the button, so the configuration needs no delegate or closure.
        flag.addAction(
            UIAction { [unowned self] _ in
                CellAction.flagged.invoke(from: flag, payload: !content.message.isFlagged)
            }, for: .primaryActionTriggered)

        let words = UIStackView(arrangedSubviews: [sender, subject, text])
        words.axis = .vertical
        words.spacing = 1
        let row = UIStackView(arrangedSubviews: [monogram, words, flag])
        row.alignment = .center
        row.spacing = 12
        for view in [row, mark] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            // The unread mark is in the margin, so that the content of read and unread messages is aligned.
            mark.widthAnchor.constraint(equalToConstant: 10),
            mark.heightAnchor.constraint(equalToConstant: 10),
            mark.trailingAnchor.constraint(equalTo: row.leadingAnchor, constant: -4),
            mark.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            flag.widthAnchor.constraint(equalToConstant: 32),
            flag.heightAnchor.constraint(equalToConstant: 44),
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 4),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }
}
