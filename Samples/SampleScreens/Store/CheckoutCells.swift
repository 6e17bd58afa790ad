import CellDirector

/// A cell for a line of text in a form.
final class CheckoutLineCell: UITableViewCell, ConfigurableCell {
    private let field = UITextField()
    private let title = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        title.font = .preferredFont(forTextStyle: .body)
        title.adjustsFontForContentSizeCategory = true
        title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        title.widthAnchor.constraint(greaterThanOrEqualToConstant: 72).isActive = true
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        let line = UIStackView(arrangedSubviews: [title, field])
        line.spacing = 12
        addForm([line])
        let field = field
        field.addAction(
            UIAction { [unowned field] _ in CellAction.lineTyped.invoke(from: field, payload: field.text ?? "") },
            for: .editingChanged)
        field.addAction(UIAction { [unowned field] _ in field.resignFirstResponder() }, for: .primaryActionTriggered)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data line: Checkout.Line) {
        title.text = line.title
        field.placeholder = "Required"
        field.accessibilityIdentifier = line.title.lowercased()
        if field.text != line.text { field.text = line.text }
    }
}

typealias CheckoutLineConfig = TableCellConfigurator<CheckoutLineCell, Checkout.Line>

/// A cell for the kind of delivery and for gifts.
final class DeliveryCell: UITableViewCell, ConfigurableCell {
    private let delivery = UISegmentedControl(items: Checkout.deliveries.map(\.title))
    private let gift = UISwitch()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        addForm([UIStackView(row: "Delivery", delivery), UIStackView(row: "Wrap as a gift", gift)])
        let (delivery, gift) = (delivery, gift)
        delivery.addAction(
            UIAction { [unowned delivery] _ in
                CellAction.deliveryChosen.invoke(from: delivery, payload: delivery.selectedSegmentIndex)
            }, for: .valueChanged)
        gift.addAction(
            UIAction { [unowned gift] _ in CellAction.toggled.invoke(from: gift, payload: gift.isOn) },
            for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data checkout: Checkout) {
        delivery.selectedSegmentIndex = checkout.delivery
        gift.isOn = checkout.isGift
    }
}

typealias DeliveryConfig = TableCellConfigurator<DeliveryCell, Checkout>

extension CellAction where Payload == String {
    /// Sent when the text of a line changes. The payload is the new text.
    static var lineTyped: Self { Self("lineTyped") }
}

extension CellAction where Payload == Int {
    /// Sent when the user chooses a kind of delivery. The payload is its index.
    static var deliveryChosen: Self { Self("deliveryChosen") }
}
