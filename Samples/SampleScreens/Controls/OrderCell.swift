import CellDirector

/// A cell for an order, with a stepper, a segmented control and a switch.
final class OrderCell: UITableViewCell, ConfigurableCell {
    private let count = UILabel()
    private let cups = UIStepper()
    private let size = UISegmentedControl(items: Order.sizes)
    private let toGo = UISwitch()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        cups.minimumValue = 1
        cups.maximumValue = 5
        cups.accessibilityIdentifier = "cups"
        size.accessibilityIdentifier = "size"
        toGo.accessibilityIdentifier = "to-go"
        count.textColor = .secondaryLabel
        count.font = .preferredFont(forTextStyle: .body)
        count.adjustsFontForContentSizeCategory = true
        layOut()
        let (cups, size, toGo) = (cups, size, toGo)
        cups.addAction(
            UIAction { [unowned self] _ in
                showCount()
                CellAction.cupsChanged.invoke(from: self.cups, payload: Int(self.cups.value))
            }, for: .valueChanged)
        size.addAction(
            UIAction { [unowned size] _ in
                CellAction.sizeChosen.invoke(from: size, payload: size.selectedSegmentIndex)
            }, for: .valueChanged)
        toGo.addAction(
            UIAction { [unowned toGo] _ in CellAction.toggled.invoke(from: toGo, payload: toGo.isOn) },
            for: .valueChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func layOut() {
        addForm([
            UIStackView(row: "Cups", count, cups), UIStackView(row: "Size", size), UIStackView(row: "To go", toGo),
        ])
    }

    func configure(data order: Order) {
        cups.value = Double(order.cups)
        size.selectedSegmentIndex = order.size
        toGo.isOn = order.isToGo
        showCount()
    }

    private func showCount() { count.text = "\(Int(cups.value))" }
}

typealias OrderConfig = TableCellConfigurator<OrderCell, Order>

extension CellAction where Payload == Int {
    /// Sent when the number of cups changes. The payload is the new number.
    static var cupsChanged: Self { Self("cupsChanged") }
    /// Sent when the user chooses a size. The payload is the size's index.
    static var sizeChosen: Self { Self("sizeChosen") }
}
