import CellDirector

struct Person: Hashable, Identifiable {
    let id: Int
    var name: String
}

/// A cell with a button three views deep, as in a real list.
final class PersonCell: UITableViewCell, ConfigurableCell {
    static let followAction = "follow"
    let button = UIButton(type: .system)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let outer = UIView(frame: CGRect(x: 200, y: 4, width: 100, height: 36))
        let inner = UIView(frame: outer.bounds)
        button.frame = outer.bounds
        contentView.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(button)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data person: Person) { textLabel?.text = person.name }
}

typealias PersonConfig = TableCellConfigurator<PersonCell, Person>

extension CellAction where Payload == Int {
    /// Sent when the user rates a person. The payload is the number of stars.
    static var rated: Self { Self("rated") }
}

/// A cell for a second type of row.
final class GuestCell: UITableViewCell, ConfigurableCell {
    func configure(data person: Person) { textLabel?.text = person.name }
}

typealias GuestConfig = TableCellConfigurator<GuestCell, Person>

@MainActor
func makeTable() -> UITableView { UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

func people(_ count: Int) -> [PersonConfig] {
    (0..<count).map { PersonConfig(item: Person(id: $0, name: "Person \($0)")) }
}
