import CellDirector

/// A header with a section's title, its number of unread messages and a button that marks them all as read.
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
