import CellDirector

/// The photo, the sender, the subject and the text of a message, with a mark if it is unread and a button that flags it.
final class MessageContentView: UIView, UIContentView {
    private let mark = UILabel()
    private let photo = UIImageView()
    private let sender = UILabel()
    private let subject = UILabel()
    private let text = UILabel()
    private let flag = UIButton(type: .system)
    private var content: MessageContent
    /// How often the views inside were told what to show.
    private(set) var changeCount = 0

    init(_ content: MessageContent) {
        self.content = content
        super.init(frame: .zero)
        addViews()
        show()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// A cell sets it at every change of its state: what looks the same costs a comparison.
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
        photo.image = UIImage(named: message.photo)
        sender.text = message.sender
        sender.font = .preferredFont(forTextStyle: message.isRead ? .body : .headline)
        subject.text = message.subject
        text.text = message.text
        text.numberOfLines = content.isUnfolded ? 0 : 1
        flag.setTitle(message.isFlagged ? "⚑" : "⚐", for: .normal)
    }

    private func addViews() {
        mark.text = "●"
        mark.textColor = .tintColor
        text.textColor = .secondaryLabel
        mark.accessibilityIdentifier = "unread"
        photo.accessibilityIdentifier = "photo"
        sender.accessibilityIdentifier = "sender"
        subject.accessibilityIdentifier = "subject"
        text.accessibilityIdentifier = "text"
        flag.accessibilityIdentifier = "flag"
        // The action finds its row from the button: the configuration needs neither a delegate nor a closure.
        flag.addAction(
            UIAction { [unowned self] _ in
                CellAction.flagged.invoke(from: flag, payload: !content.message.isFlagged)
            }, for: .primaryActionTriggered)

        let words = UIStackView(arrangedSubviews: [sender, subject, text])
        words.axis = .vertical
        let row = UIStackView(arrangedSubviews: [mark, photo, words, flag])
        row.alignment = .center
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        let margins = layoutMarginsGuide
        NSLayoutConstraint.activate([
            photo.widthAnchor.constraint(equalToConstant: 40),
            photo.heightAnchor.constraint(equalToConstant: 40),
            row.topAnchor.constraint(equalTo: margins.topAnchor),
            row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        ])
    }
}
