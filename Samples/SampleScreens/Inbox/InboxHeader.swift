import CellDirector

/// What a section is called and how much in it is unread, with a button that marks all of it as read.
final class InboxHeader: UICollectionViewListCell, ConfigurableCell {
    struct Count: Hashable {
        let title: String
        let unread: Int
    }

    static let readAllAction = "readAll"

    private let button = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        button.setTitle("Read all", for: .normal)
        button.addAction(
            UIAction { [unowned self] _ in CellAction.custom(Self.readAllAction).invoke(from: button) },
            for: .primaryActionTriggered)
        accessories = [.customView(configuration: .init(customView: button, placement: .trailing()))]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func configure(data count: Count) {
        var content = UIListContentConfiguration.prominentInsetGroupedHeader()
        content.text = count.unread == 0 ? count.title : "\(count.title) · \(count.unread) unread"
        contentConfiguration = content
        button.isEnabled = count.unread > 0
    }
}

typealias InboxHeaderConfig = CollectionSupplementaryConfigurator<InboxHeader, InboxHeader.Count>
