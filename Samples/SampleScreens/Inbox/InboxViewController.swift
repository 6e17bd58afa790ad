import CellDirector

/// An inbox where the user reads, flags, archives, deletes and reorders messages.
final class InboxViewController: UICollectionViewController {
    typealias Section = Inbox.Section

    private var inbox: Inbox
    private lazy var director = CollectionDirector(collectionView: collectionView, sections: [])
    private lazy var unarchiveItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Unarchive") { [weak self] _ in self?.change { $0.unarchive() } })

    init(messages: [Message]) {
        inbox = Inbox(messages: messages)
        // The director replaces this layout with a list layout that supports swipe actions.
        super.init(collectionViewLayout: UICollectionViewFlowLayout())
        title = "Inbox"
        // The standard gesture is disabled, because the user reorders messages with the reorder controls, which are
        // visible in editing mode.
        installsStandardGestureForInteractiveMovement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = unarchiveItem
        navigationItem.rightBarButtonItem = editButtonItem
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.headerMode = .supplementary
        director.setListLayout(list)
        director.keepsSelection = true
        addHandlers()
        addSwipeActions()
        show()
    }

    private func addHandlers() {
        let proxy = director.actionsProxy
        proxy.on(.willDisplay) { (c: MessageRow, cell) in
            guard let cell = cell as? UICollectionViewListCell else { return }
            // A reused cell already has its accessories and its update handler.
            guard cell.configurationUpdateHandler == nil else { return }
            cell.accessories = [.delete(), .reorder()]
            cell.configurationUpdateHandler = { $0.backgroundConfiguration = .message($1) }
        }
        proxy.on(.didSelectRow, owner: self) { (self, c: MessageRow, indexPath) in
            self.change { $0.setRead(c.item.id, true) }
        }
        proxy.on(.flagged, owner: self) { (self, c: MessageRow, cell, isFlagged) in
            self.change { $0.setFlagged(c.item.id, isFlagged) }
        }
        proxy.on(.move, owner: self) { (self, c: MessageRow, indexPath, destination) in
            guard let section = Section(rawValue: destination.section) else { return }
            self.change { $0.move(c.item.id, to: section, at: destination.item) }
        }
        proxy.on(.custom(InboxHeader.readAllAction), owner: self) { (self, c: InboxHeaderConfig, view) in
            guard let indexPath = self.director.indexPath(for: c), let section = Section(rawValue: indexPath.section)
            else { return }
            self.change { $0.readAll(section) }
        }
    }

    private func addSwipeActions() {
        director.actionsProxy
            .on(.leadingSwipeActions) { [weak self] (c: MessageRow, indexPath) in
                let isRead = c.item.message.isRead
                let read = UIContextualAction(style: .normal, title: isRead ? "Unread" : "Read") { _, _, done in
                    self?.change { $0.setRead(c.item.id, !isRead) }
                    done(true)
                }
                read.image = UIImage(systemName: isRead ? "envelope.fill" : "envelope.open.fill")
                read.backgroundColor = .systemBlue
                return UISwipeActionsConfiguration(actions: [read])
            }
            .on(.trailingSwipeActions) { [weak self] (c: MessageRow, indexPath) in
                let archive = UIContextualAction(style: .normal, title: "Archive") { _, _, done in
                    self?.change { $0.archive(c.item.id) }
                    done(true)
                }
                archive.image = UIImage(systemName: "archivebox.fill")
                archive.backgroundColor = .systemPurple
                let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    self?.change { $0.delete(c.item.id) }
                    done(true)
                }
                delete.image = UIImage(systemName: "trash.fill")
                // A full swipe performs the first action.
                return UISwipeActionsConfiguration(actions: [archive, delete])
            }
    }

    // MARK: Changes

    private func change(_ body: (inout Inbox) -> Void) {
        body(&inbox)
        show()
    }

    private func show() {
        director.update(
            sections: Section.allCases.map { section in
                let count = InboxHeader.Count(title: section.title, unread: inbox.unreadCount(section))
                return CollectionSection(
                    id: section, header: InboxHeaderConfig(item: count, id: section),
                    items: inbox[section].map { MessageRow(item: MessageContent($0)) })
            })
        unarchiveItem.isEnabled = !inbox.archive.isEmpty
    }
}

extension UIBackgroundConfiguration {
    /// Returns the background of a message's cell. The cell is gray while it is swiped, reordered, highlighted or
    /// selected.
    fileprivate static func message(_ state: UICellConfigurationState) -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration.listCell().updated(for: state)
        if state.isSwiped || state.isReordering {
            background.backgroundColor = .systemGray6
        } else if state.isHighlighted {
            background.backgroundColor = .systemGray4
        } else if state.isSelected {
            background.backgroundColor = .systemGray5
        }
        return background
    }
}
