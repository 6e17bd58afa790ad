import Foundation

/// One row on screen. Mirrors `UITableViewCell`, UIKit.
open class UITableViewCell: ListReusableView, ListCell {
    /// Mirrors `UITableViewCell.CellStyle`.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// Mirrors `UITableViewCell.AccessoryType`.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// Mirrors `UITableViewCell.SelectionStyle`.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// Mirrors `UITableViewCell.EditingStyle`.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    // MARK: Making

    /// Mirrors `UITableViewCell.init(style:reuseIdentifier:)`.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        super.init(frame: .zero)
        identifier = reuseIdentifier
        addSubview(contentView)
    }

    /// Mirrors `UITableViewCell.init(coder:)`.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// A cell of the default style without a reuse identifier.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// How a table makes a cell of a registered class. Not for use elsewhere: UIKit has no such initializer.
    public required convenience init(registeredFor reuseIdentifier: String) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    private let style: CellStyle

    // MARK: Content

    /// Where the cell's own views lie. Mirrors `UITableViewCell.contentView`.
    public final let contentView = UIView(frame: .zero)

    /// Mirrors `UITableViewCell.textLabel`.
    open var textLabel: UILabel? { text }
    private lazy var text: UILabel = contentLabel()

    /// Mirrors `UITableViewCell.detailTextLabel`: `nil` for the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : detail }
    private lazy var detail: UILabel = contentLabel()

    /// Mirrors `UITableViewCell.imageView`.
    open var imageView: UIImageView? { image }
    private lazy var image: UIImageView = {
        let view = UIImageView(frame: .zero)
        contentView.insertSubview(view, at: 0)
        return view
    }()

    private func contentLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        contentView.addSubview(label)
        return label
    }

    /// Mirrors `UITableViewCell.backgroundView`.
    open var backgroundView: UIView?
    /// Mirrors `UITableViewCell.selectedBackgroundView`.
    open var selectedBackgroundView: UIView?
    /// Mirrors `UITableViewCell.multipleSelectionBackgroundView`.
    open var multipleSelectionBackgroundView: UIView?
    /// Mirrors `UITableViewCell.accessoryType`.
    open var accessoryType = AccessoryType.none { didSet { showAccessory() } }
    /// Mirrors `UITableViewCell.accessoryView`.
    open var accessoryView: UIView? {
        didSet { showAccessory() }
    }
    /// Mirrors `UITableViewCell.editingAccessoryType`.
    open var editingAccessoryType = AccessoryType.none { didSet { showAccessory() } }
    /// Mirrors `UITableViewCell.editingAccessoryView`.
    open var editingAccessoryView: UIView? { didSet { showAccessory() } }
    /// Mirrors `UITableViewCell.showsReorderControl`. Believed: a table that is edited sets it for rows that can be moved.
    open var showsReorderControl = false
    /// Mirrors `UITableViewCell.shouldIndentWhileEditing`.
    open var shouldIndentWhileEditing = true
    /// Mirrors `UITableViewCell.separatorInset`.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Mirrors `UITableViewCell.indentationLevel`.
    open var indentationLevel = 0
    /// In points. Mirrors `UITableViewCell.indentationWidth`.
    open var indentationWidth: CGFloat = 10

    // MARK: State

    /// Mirrors `UITableViewCell.selectionStyle`.
    open var selectionStyle = SelectionStyle.default
    private var selected = false
    private var highlighted = false
    private var editing = false

    /// Mirrors `UITableViewCell.isSelected`. The table's own list decides which rows are selected, not this.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    /// Mirrors `UITableViewCell.setSelected(_:animated:)`.
    open func setSelected(_ selected: Bool, animated: Bool) { self.selected = selected }

    /// Mirrors `UITableViewCell.isHighlighted`.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Mirrors `UITableViewCell.setHighlighted(_:animated:)`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { self.highlighted = highlighted }

    /// Mirrors `UITableViewCell.isEditing`.
    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Mirrors `UITableViewCell.setEditing(_:animated:)`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        showAccessory()
    }

    /// How the row is edited. Mirrors `UITableViewCell.editingStyle`.
    open internal(set) var editingStyle = EditingStyle.none
    package final var isSwiped = false
    final var controls = CellControls()

    /// Called before the cell shows something else beside its content, with what it is going to show. Mirrors
    /// `UITableViewCell.willTransition(to:)`.
    open func willTransition(to state: StateMask) {}

    /// Mirrors `UITableViewCell.didTransition(to:)`.
    open func didTransition(to state: StateMask) {}

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(origin: .zero, size: frame.size)
    }
}
