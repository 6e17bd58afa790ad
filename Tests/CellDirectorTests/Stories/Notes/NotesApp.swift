import CellDirector

// An app that a new user might write after reading the README and the articles. It has tabs, navigation, search, a
// pinned list whose cells have a gesture, and a page with a text view.
enum NotesApp {
    struct Note: Hashable, Identifiable {
        let id: Int
        var text: String
        var isPinned = false

        var title: String { text.split(separator: "\n").first.map(String.init) ?? "New note" }
    }

    // MARK: Cells

    /// Linux has no selectors, so this subclass observes the recognizer's state instead.
    final class DoubleTap: UITapGestureRecognizer {
        override var state: State {
            didSet {
                guard state == .ended, let view else { return }
                CellAction.custom(NoteCell.pinAction).invoke(from: view)
            }
        }
    }

    final class NoteCell: UITableViewCell, ConfigurableCell {
        static let pinAction = "pin"

        private let titleLabel = UILabel()
        private let pin = UIImageView(image: UIImage(systemName: "pin"))

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            titleLabel.numberOfLines = 0
            titleLabel.font = .preferredFont(forTextStyle: .headline)
            pin.accessibilityLabel = "pinned"
            pin.setContentHuggingPriority(.required, for: .horizontal)
            let row = UIStackView(arrangedSubviews: [titleLabel, pin])
            row.spacing = 8
            row.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(row)
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: margins.topAnchor),
                row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
            let twice = DoubleTap()
            twice.numberOfTapsRequired = 2
            contentView.addGestureRecognizer(twice)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        func configure(data note: Note) {
            titleLabel.text = note.title
            pin.isHidden = !note.isPinned
            accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: note.isPinned ? "Unpin" : "Pin") { [unowned self] _ in
                    CellAction.custom(Self.pinAction).invoke(cell: self)
                    return true
                }
            ]
        }
    }

    typealias NoteConfig = TableCellConfigurator<NoteCell, Note>

    // MARK: Pages

    final class NotesViewController: UIViewController, UISearchResultsUpdating {
        private var notes: [Note]
        private var query = ""
        private let tableView = UITableView(frame: .zero, style: .plain)
        private let search = UISearchController(searchResultsController: nil)
        private lazy var director = TableDirector(tableView: tableView, items: [])

        init(notes: [Note]) {
            self.notes = notes
            super.init(nibName: nil, bundle: nil)
            title = "Notes"
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            tableView.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(tableView)
            NSLayoutConstraint.activate([
                tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            search.searchResultsUpdater = self
            navigationItem.searchController = search
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .add, primaryAction: UIAction { [unowned self] _ in add() })
            addHandlers()
            showNotes()
        }

        private func addHandlers() {
            director.actionsProxy
                .on(.didSelect, owner: self) { (self, c: NoteConfig, cell) in self.edit(c.item) }
                .on(.custom(NoteCell.pinAction), owner: self) { (self, c: NoteConfig, cell) in
                    guard let index = self.notes.firstIndex(where: { $0.id == c.item.id }) else { return }
                    self.notes[index].isPinned.toggle()
                    self.showNotes()
                }
                .on(.delete, owner: self) { (self, c: NoteConfig, indexPath) in
                    self.notes.removeAll { $0.id == c.item.id }
                    self.showNotes()
                }
        }

        private func showNotes() {
            let found = notes.filter { query.isEmpty || $0.text.localizedCaseInsensitiveContains(query) }
            let sorted = found.filter(\.isPinned) + found.filter { !$0.isPinned }
            director.update(items: sorted.map { NoteConfig(item: $0) })
        }

        func updateSearchResults(for searchController: UISearchController) {
            query = searchController.searchBar.text ?? ""
            showNotes()
        }

        private func add() {
            let note = Note(id: (notes.map(\.id).max() ?? 0) + 1, text: "")
            notes.insert(note, at: 0)
            edit(note)
        }

        private func edit(_ note: Note) {
            let editor = EditorViewController(note: note) { [weak self] note in
                guard let self, let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
                notes[index] = note
                showNotes()
            }
            navigationController?.pushViewController(editor, animated: true)
        }
    }

    final class EditorViewController: UIViewController, UITextViewDelegate {
        private var note: Note
        private let save: (Note) -> Void
        private let textView = UITextView()

        init(note: Note, save: @escaping (Note) -> Void) {
            self.note = note
            self.save = save
            super.init(nibName: nil, bundle: nil)
            title = note.title
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func viewDidLoad() {
            super.viewDidLoad()
            textView.text = note.text
            textView.delegate = self
            textView.font = .preferredFont(forTextStyle: .body)
            textView.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(textView)
            NSLayoutConstraint.activate([
                textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            save(note)
        }

        func textViewDidChange(_ textView: UITextView) {
            note.text = textView.text
            title = note.title
        }
    }

    final class SettingsViewController: UIViewController {
        private let label = UILabel()
        private let toggle = UISwitch()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "Dark"
            let row = UIStackView(arrangedSubviews: [label, toggle])
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
                row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            ])
            toggle.addAction(
                UIAction { [unowned self] _ in
                    tabBarController?.overrideUserInterfaceStyle = toggle.isOn ? .dark : .unspecified
                }, for: .valueChanged)
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
                self.label.text = self.traitCollection.userInterfaceStyle == .dark ? "It is dark" : "Dark"
            }
        }
    }

    @MainActor
    static func makeRoot(notes: [Note]) -> UITabBarController {
        let list = UINavigationController(rootViewController: NotesViewController(notes: notes))
        list.tabBarItem = UITabBarItem(title: "Notes", image: UIImage(systemName: "note"), tag: 0)
        let settings = UINavigationController(rootViewController: SettingsViewController())
        settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [list, settings]
        return tabs
    }
}
