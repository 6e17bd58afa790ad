import CellDirector

/// A sheet with the form for an order. Its button is enabled as soon as the form is complete.
final class CheckoutViewController: UITableViewController {
    private var checkout = Checkout()
    private let total: Int
    private let order: () -> Void
    private lazy var director = TableDirector(tableView: tableView)
    private lazy var orderItem = UIBarButtonItem(
        title: "Order",
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true, completion: self?.order) })

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - total: The price of the products in dollars.
    ///   - order: A closure that is called when the user has ordered and the sheet is gone.
    init(total: Int, order: @escaping () -> Void) {
        (self.total, self.order) = (total, order)
        super.init(style: .insetGrouped)
        title = "Checkout"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem = orderItem
        director.actionsProxy
            .on(.lineTyped, owner: self) { (self, c: CheckoutLineConfig, cell, text) in
                self.change { checkout in
                    for index in checkout.lines.indices where checkout.lines[index].id == c.item.id {
                        checkout.lines[index].text = text
                    }
                }
            }
            .on(.deliveryChosen, owner: self) { (self, c: DeliveryConfig, cell, index) in
                self.change { $0.delivery = index }
            }
            .on(.toggled, owner: self) { (self, c: DeliveryConfig, cell, isOn) in self.change { $0.isGift = isOn } }
        show()
    }

    private func change(_ body: (inout Checkout) -> Void) {
        body(&checkout)
        show()
    }

    private func show() {
        orderItem.isEnabled = checkout.isComplete
        director.update(sections: [
            TableSection(
                id: "address", headerTitle: "Address", rows: checkout.lines.map { CheckoutLineConfig(item: $0) }),
            TableSection(
                id: "delivery", headerTitle: nil, rows: [DeliveryConfig(item: checkout, id: "delivery")],
                footerTitle: "You pay $\(total + checkout.price) on delivery."),
        ])
    }
}
