import CellDirector

// An app that copied the table director from the article (see `ArticleApp`) and extended it in the same ways as public
// apps: with custom labels (`on(action:)`, `value:`), a payload, settable items, headers that send actions, a collection
// view inside a row, swipes, and a view above the table. Here, the app imports CellDirector, and its copies of the
// director's types are gone. Every other line that had to change has a comment.
enum BookApp {
    struct Book: Hashable, Identifiable {
        let id: Int
        var title: String
        var rate = 0.0
    }

    final class BookCell: UITableViewCell, ConfigurableCell {
        func configure(data book: Book) {
            textLabel?.text = "\(book.title): \(book.rate)"
        }
    }

    final class TableHeaderView: UITableViewHeaderFooterView, ConfigurableCell {
        static let headerAction = "headerAction"
        let button = UIButton(type: .system)

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            contentView.addSubview(button)
            button.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: contentView.topAnchor),
                button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                button.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            ])
            button.addAction(UIAction { [unowned self] _ in onButtonTap() }, for: .touchUpInside)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func configure(data text: String) {
            button.setTitle(text, for: .normal)
        }

        func onButtonTap() {
            CellAction.custom(type(of: self).headerAction).invoke(cell: self)
        }
    }

    final class GenreCell: UICollectionViewCell, ConfigurableCell {
        func configure(data genre: String) {}
    }

    /// A cell with a nested collection view. It sends an action when the user selects an item there.
    final class GenresCell: UITableViewCell, ConfigurableCell {
        let collectionView = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 44), collectionViewLayout: UICollectionViewFlowLayout())
        private(set) var tappedGenre: String?

        private lazy var collectionDirector = CollectionDirector(collectionView: collectionView)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(collectionView)
            collectionDirector.actionsProxy.on(.didSelect) { [unowned self] (c: GenreCellConfig, cell) in
                tappedGenre = c.item
                CellAction.custom("genreSelected").invoke(cell: self)
            }
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func configure(data genres: [String]) {
            collectionDirector.items = genres.map { GenreCellConfig(item: $0) }
        }
    }

    /// A view with a sort button, shown above the table.
    final class SortView: UIView, ConfigurableCell {
        let button = UIButton(type: .system)

        override init(frame: CGRect) {
            super.init(frame: frame)
            button.frame = bounds
            addSubview(button)
            button.addAction(
                UIAction { [unowned self] _ in CellAction.custom("sort").invoke(cell: self) }, for: .touchUpInside)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func configure(data isAscending: Bool) {
            button.setTitle(isAscending ? "A–Z" : "Z–A", for: .normal)
        }
    }

    typealias BookCellConfig = TableCellConfigurator<BookCell, Book>
    typealias GenresCellConfig = TableCellConfigurator<GenresCell, [String]>
    typealias GenreCellConfig = CollectionCellConfigurator<GenreCell, String>
    typealias HeaderConfig = TableHeaderFooterConfigurator<TableHeaderView, String>
    typealias SortConfig = ViewConfigurator<SortView, Bool>

    final class BooksViewController: UITableViewController {
        var books = [Book(id: 1, title: "Emma"), Book(id: 2, title: "Ulysses"), Book(id: 3, title: "Middlemarch")]
        var heard: [String] = []
        let sortView = SortView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))

        lazy var tableDirector = TableDirector(tableView: tableView, items: [])

        override func viewDidLoad() {
            super.viewDidLoad()
            tableDirector.items = [GenresCellConfig(item: ["Novels", "Poems"])] + rows
            tableDirector.update { $0[0].header = HeaderConfig(item: "Your books") }
            tableDirector.show(SortConfig(item: true), in: sortView)
            tableView.tableHeaderView = sortView
            addHandlers()
        }

        private var rows: [any TableRowConfigurator] { books.map { BookCellConfig(item: $0) } }

        @available(*, deprecated, message: "The labels are those of the copy.")
        private func addRating() {
            // In the copied pattern, the payload was an `Any?` that was cast here.
            tableDirector.actionsProxy.on(.rate) { [unowned self] (c: BookCellConfig, cell, value) in
                c.item.rate = value
                heard.append("rated \(c.item.title)")
            }
            tableDirector.actionsProxy.on(action: .didSelect) { (c: BookCellConfig, cell) in
                CellAction.rate.invoke(cell: cell, value: 4.5)
            }
        }

        private func addHandlers() {
            (self as any OldLabels).addHandlersWithOldNames()
            tableDirector.actionsProxy
                .on(.custom(TableHeaderView.headerAction)) { [unowned self] (c: HeaderConfig, view) in
                    heard.append("header \(c.item)")
                }
                .on(.custom("genreSelected")) { [unowned self] (c: GenresCellConfig, cell) in
                    heard.append("genre \(cell.tappedGenre ?? "")")
                }
                .on(.trailingSwipeActions) { [unowned self] (c: BookCellConfig, indexPath) in
                    let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
                        books.removeAll { $0.id == c.item.id }
                        tableDirector.items.remove(at: indexPath.row)
                        done(true)
                    }
                    return UISwipeActionsConfiguration(actions: [delete])
                }
                .on(.custom("sort")) { [unowned self] (c: SortConfig, view) in
                    c.item.toggle()
                    books.sort { c.item ? $0.title < $1.title : $0.title > $1.title }
                    tableDirector.items = [tableDirector.items[0]] + rows
                }
        }
    }
}

/// A protocol through which the app calls the deprecated methods without warnings. Migrating apps see the warnings and
/// their fix-its.
@MainActor
private protocol OldLabels {
    func addHandlersWithOldNames()
}

extension BookApp.BooksViewController: OldLabels {
    @available(*, deprecated)
    fileprivate func addHandlersWithOldNames() { addRating() }
}

extension CellAction where Payload == Double {
    fileprivate static var rate: Self { Self("Rate") }
}
