import CellDirector
import HeadlessUIKit

@testable import TapReplay

/// A list of tasks that is written with plain UIKit and supports inserting, deleting, moving, swipe actions and context
/// menus. There are controls above the list. One additional row contains a nested list of books, and another row
/// contains a horizontally scrolling list of pictures.
final class Workshop: UITableViewController {
    private var tasks = ["Plan", "Build", "Test", "Ship"]
    private var flagged: Set<String> = []
    private let bus: CellActionBus
    private let controls = WorkshopControls()

    init(bus: CellActionBus) {
        self.bus = bus
        super.init(style: .plain)
        title = "Tasks"
        navigationItem.rightBarButtonItem = editButtonItem
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Returns a screen with a workshop in a navigation controller.
    static func screen(bus: CellActionBus) -> ReplayScreen {
        ReplayScreen("workshop", "tasks") { UINavigationController(rootViewController: Workshop(bus: bus)) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "tasks"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
        tableView.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
        tableView.register(PhotosCell.self, forCellReuseIdentifier: "photos")
        controls.frame = CGRect(x: 0, y: 0, width: 390, height: 80)
        tableView.tableHeaderView = controls
    }

    // MARK: Rows

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? tasks.count : 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if indexPath.section == 2 { return tableView.dequeueReusableCell(withIdentifier: "photos", for: indexPath) }
        guard indexPath.section == 0 else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "shelf", for: indexPath)
            (cell as? ShelfCell)?.show(bus)
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        let task = tasks[indexPath.row]
        cell.textLabel?.text = flagged.contains(task) ? "⚑ \(task)" : task
        cell.accessoryType = .detailButton
        return cell
    }

    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        [44, 200, 80][indexPath.section]
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["T", "S"] }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        let details = UIViewController()
        details.title = tasks[indexPath.row]
        navigationController?.pushViewController(details, animated: true)
    }

    // MARK: Editing

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0
    }

    override func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { tasks[indexPath.row] == "Ship" ? .insert : .delete }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .insert {
            tasks.insert("New", at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        } else {
            tasks.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
            flagged.insert(tasks[indexPath.row])
            tableView.reloadRows(at: [indexPath], with: .none)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [flag])
    }

    // MARK: Menus and alerts

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let task = tasks[indexPath.row]
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [unowned self] _ in
            let move = UIMenu(
                title: "Move",
                children: ["Inbox", "Today"].map { place in
                    UIAction(title: place) { _ in self.title = "\(task) is in \(place)" }
                })
            return UIMenu(
                title: task,
                children: [
                    UIAction(title: "Ask", state: .on) { _ in self.ask(task) }, move,
                    UIAction(title: "Print", attributes: .disabled) { _ in },
                    UIAction(title: "Secret", attributes: .hidden) { _ in },
                ])
        }
    }

    private func ask(_ task: String) {
        let alert = UIAlertController(title: "Delete \(task)?", message: "For ever", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [unowned self] _ in
                tasks.removeAll { $0 == task }
                tableView.reloadData()
            })
        present(alert, animated: true)
    }
}

/// A view with several controls and a label that shows the values of the controls.
final class WorkshopControls: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let slider = UISlider()
        slider.accessibilityIdentifier = "volume"
        let stepper = UIStepper()
        stepper.maximumValue = 3
        let segments = UISegmentedControl(items: ["Daily", "Weekly", "Never"])
        segments.setEnabled(false, forSegmentAt: 2)
        let field = UITextField()
        field.text = "old"
        field.placeholder = "Note"
        let rows = UIStackView(arrangedSubviews: [
            UIStackView(arrangedSubviews: [label, slider, stepper]), UIStackView(arrangedSubviews: [segments, field]),
        ])
        rows.axis = .vertical
        rows.frame = bounds
        rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(rows)
        let change = UIAction { [unowned self] _ in
            label.text = "\(slider.value) \(stepper.value) \(segments.selectedSegmentIndex) \(field.text ?? "")"
        }
        for control in [slider, stepper, segments] { control.addAction(change, for: .valueChanged) }
        field.addAction(change, for: .editingChanged)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }
}

/// A cell with a nested list of books.
final class ShelfCell: UITableViewCell {
    private let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    private var director: TableDirector?

    func show(_ bus: CellActionBus) {
        contentView.addSubview(list)
        let shelf = director ?? TableDirector(tableView: list, items: [], bus: bus)
        director = shelf
        shelf.keepsSelection = true
        shelf.actionsProxy.on(.custom("lend")) { (c: BookConfig, cell) in
            c.item.button = "Lent"
            shelf.reload(c)
        }
        shelf.update(items: Shelf.books.map { BookConfig(item: $0) })
    }
}

/// A cell with a horizontally scrolling row of pictures.
final class PhotosCell: UITableViewCell, UICollectionViewDataSource, UICollectionViewDelegate {
    private let photos: UICollectionView

    override init(style: CellStyle, reuseIdentifier: String?) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 80, height: 80)
        layout.minimumLineSpacing = 0
        photos = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 80), collectionViewLayout: layout)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        photos.accessibilityIdentifier = "photos"
        photos.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        photos.dataSource = self
        photos.delegate = self
        contentView.addSubview(photos)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 50 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
        label.text = "Photo \(indexPath.item)"
        cell.contentView.addSubview(label)
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        textLabel?.text = "chose \(indexPath.item)"
    }
}
