import CellDirector

/// A content configuration whose view contains a button two levels down.
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
        let inner = UIView(frame: CGRect(x: 200, y: 4, width: 100, height: 36))
        button.frame = inner.bounds
        addSubview(inner)
        inner.addSubview(button)
    }

    required init?(coder: NSCoder) { nil }
}

extension Dispatch {
    private typealias ButtonRow = ContentConfigurator<ButtonContent>

    /// Returns a closure that sends a custom action from a button in a content view, in a table row without a custom
    /// cell class.
    static func fromContentInTable() -> Turns {
        let table = makeTable()
        let director = TableDirector(tableView: table, items: rows(), bus: CellActionBus())
        table.layoutIfNeeded()
        return fromContent(table.visibleCells.map(\.contentView), director, director.actionsProxy)
    }

    /// Returns a closure that sends a custom action from a button in a content view of a collection view cell.
    static func fromContentInCollection() -> Turns {
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        let director = CollectionDirector(collectionView: collection, items: rows(), bus: CellActionBus())
        collection.layoutIfNeeded()
        return fromContent(collection.visibleCells.map(\.contentView), director, director.actionsProxy)
    }

    private static func rows() -> [ButtonRow] { (0..<100).map { ButtonRow(item: ButtonContent(id: $0)) } }

    private static func fromContent(_ views: [UIView], _ director: AnyObject, _ proxy: CellActionProxy) -> Turns {
        let counter = Counter(keeping: director)
        proxy.on(.custom(PersonCell.followAction)) { (c: ButtonRow, cell) in counter.count &+= 1 }
        let button = opaque(views.compactMap { $0 as? ButtonContentView }[3].button)
        return counter.turns {
            CellAction.custom(PersonCell.followAction).invoke(from: button)
        }
    }
}
