import Foundation

/// A section's header or footer. Mirrors `UITableViewHeaderFooterView`, UIKit.
open class UITableViewHeaderFooterView: ListReusableView {
    /// Mirrors `UITableViewHeaderFooterView.init(reuseIdentifier:)`.
    public init(reuseIdentifier: String?) {
        super.init(frame: .zero)
        identifier = reuseIdentifier
        addSubview(contentView)
    }

    /// Mirrors `UITableViewHeaderFooterView.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// A view without a reuse identifier.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// How a table makes a view of a registered class. Not for use elsewhere: UIKit has no such initializer.
    public required convenience init(registeredFor reuseIdentifier: String) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// Mirrors `UITableViewHeaderFooterView.contentView`.
    public let contentView = UIView(frame: .zero)
    /// Mirrors `UITableViewHeaderFooterView.backgroundView`.
    open var backgroundView: UIView?

    /// Mirrors `UITableViewHeaderFooterView.textLabel`.
    open var textLabel: UILabel? { text }
    private lazy var text: UILabel = contentLabel()

    /// Mirrors `UITableViewHeaderFooterView.detailTextLabel`.
    open var detailTextLabel: UILabel? { detail }
    private lazy var detail: UILabel = contentLabel()

    private func contentLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        contentView.addSubview(label)
        return label
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: frame.size)
    }
}
