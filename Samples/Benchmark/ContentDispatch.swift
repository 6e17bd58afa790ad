import CellDirector

/// A button two views deep inside a content view.
private struct ButtonContent: UIContentConfiguration, Hashable, Identifiable {
    let id: Int
    func makeContentView() -> any UIView & UIContentView { ButtonContentView(self) }
    func updated(for state: any UIConfigurationState) -> ButtonContent { self }
}

private final class ButtonContentView: UIView, UIContentView {
    let button = UIButton(type: .system)
    var configuration: any UIContentConfiguration

    init(_ configuration: ButtonContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        let inner = UIView()
        addSubview(inner)
        inner.addSubview(button)
    }

    required init?(coder: NSCoder) { nil }
}

extension Dispatch {
    /// What one custom action costs, sent from a button in a content view, by way of which there is no cell class.
    static func fromContent() -> Double {
        let table = makeTable()
        let director = TableDirector(
            tableView: table, items: (0..<100).map { ContentConfigurator(item: ButtonContent(id: $0)) },
            bus: CellActionBus())
        let counter = Counter()
        director.actionsProxy.on(.custom(PersonCell.followAction)) { (c: ContentConfigurator<ButtonContent>, cell) in
            counter.count &+= 1
        }
        table.layoutIfNeeded()
        let button = opaque(table.visibleCells.compactMap { $0.contentView as? ButtonContentView }[3].button)
        let time = nanoseconds(per: calls) {
            for _ in 0..<calls { CellAction.custom(PersonCell.followAction).invoke(from: button) }
        }
        precondition(counter.count == calls * 9)
        return time
    }
}
