import CellDirector
import HeadlessSwiftUI

/// A reading list whose rows are SwiftUI views in cells. The switch of a row sends an action to the director.
final class ReadingViewController: UITableViewController {
    private lazy var director = TableDirector(tableView: tableView, items: Book.all().map { BookConfig(item: $0) })

    init() {
        super.init(style: .plain)
        title = "Reading List"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.actionsProxy.on(.toggled) { (c: BookConfig, cell, isOn) in c.item.isRead = isOn }
    }
}

/// A cell that hosts the SwiftUI view of a book.
final class BookCell: UITableViewCell, ConfigurableCell {
    func configure(data book: Book) {
        contentConfiguration = UIHostingConfiguration {
            BookRow(book: book) { [unowned self] isRead in CellAction.toggled.invoke(from: self, payload: isRead) }
        }
    }
}

typealias BookConfig = TableCellConfigurator<BookCell, Book>
