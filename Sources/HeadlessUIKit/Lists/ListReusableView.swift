import Foundation

/// What the cells, headers and footers of tables and of collection views have in common. It is not in UIKit, and not for
/// use elsewhere.
open class ListReusableView: UIView {
    /// Makes a view of a registered class. Not for use elsewhere: UIKit has no such initializer.
    public required convenience init(registeredFor reuseIdentifier: String) {
        self.init(frame: .zero)
        self.identifier = reuseIdentifier
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Mirrors `UITableViewCell.reuseIdentifier`, and that of the other views of lists.
    open var reuseIdentifier: String? { identifier }
    final var identifier: String?

    /// Called just before a used view is handed out again. Mirrors `UITableViewCell.prepareForReuse()`, and that of the
    /// other views of lists.
    open func prepareForReuse() {}

    /// Whether the view's configurations are to follow its state before it is shown or laid out again.
    final var needsConfigurationUpdate = true
    /// Has the configurations follow the state, if that is pending.
    func updateConfigurationIfNeeded() { needsConfigurationUpdate = false }
    /// An update may ask for another; one that always does is stopped some time.
    final override func prepareLayout() {
        for _ in 0..<16 where needsConfigurationUpdate { updateConfigurationIfNeeded() }
    }

    /// The view itself, if it shows a row.
    var listCell: (any ListCell)? { nil }
    /// Whether a list asked for the view as a header or footer, which a cell may be as well.
    final var isSectionView = false

    /// Where a list shows the view as a row's now; `nil` off screen.
    final var path: RowPath?
}

/// One row on screen, of a table or of a collection view.
@MainActor
package protocol ListCell: ListReusableView {
    var contentView: UIView { get }
    var isSelected: Bool { get set }
    var isHighlighted: Bool { get set }
    var isEditing: Bool { get set }
    /// Whether a swipe has opened the row to its actions.
    var isSwiped: Bool { get set }
    /// The minus that it shows, if it shows one.
    var deleteControl: UIControl? { get }
}
