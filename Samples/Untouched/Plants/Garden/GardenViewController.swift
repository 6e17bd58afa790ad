import UIKit

class GardenViewController: UIViewController {
    private let store: PlantStore
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let drawer = FilterDrawer()
    private var drawerBottom: NSLayoutConstraint!
    private var dataSource: GardenDataSource!

    private var isDrawerOpen = false

    init(store: PlantStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        configureNavigationItem()
        configureTable()
        configureDrawer()
        NotificationCenter.default.addObserver(
            self, selector: #selector(plantsDidChange(_:)), name: .plantsDidChange, object: store)
        apply(animated: false)
    }

    // MARK: Views

    private func configureNavigationItem() {
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Filter", style: .plain, target: self, action: #selector(toggleDrawer))
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(addPlant))
    }

    private func configureTable() {
        tableView.register(PlantCell.self, forCellReuseIdentifier: PlantCell.reuseIdentifier)
        tableView.delegate = self
        tableView.refreshControl = UIRefreshControl()
        tableView.refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        dataSource = GardenDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
            let cell = tableView.dequeueReusableCell(withIdentifier: PlantCell.reuseIdentifier, for: indexPath)
            if let cell = cell as? PlantCell, let plant = self?.store.plant(id) {
                cell.set(plant: plant)
                cell.delegate = self
            }
            return cell
        }
    }

    private func configureDrawer() {
        drawer.addTarget(self, action: #selector(filterChanged), for: .valueChanged)
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(toggleDrawer))
        swipe.direction = .down
        drawer.addGestureRecognizer(swipe)
        drawer.translatesAutoresizingMaskIntoConstraints = false
        drawer.isHidden = true
        view.addSubview(drawer)
        drawerBottom = drawer.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: 140)
        NSLayoutConstraint.activate([
            drawer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            drawer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            drawer.heightAnchor.constraint(equalToConstant: 140),
            drawerBottom,
        ])
    }

    private func apply(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<String, UUID>()
        for room in store.rooms {
            var plants = store.plants.filter { $0.room == room }
            switch drawer.filter {
            case .all: break
            case .thirsty: plants.removeAll { !$0.isThirsty }
            case .favorites: plants.removeAll { !$0.isFavorite }
            }
            if drawer.sortsByName { plants.sort { $0.name < $1.name } }
            if plants.isEmpty { continue }
            snapshot.appendSections([room])
            snapshot.appendItems(plants.map(\.id), toSection: room)
        }
        snapshot.reconfigureItems(snapshot.itemIdentifiers)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    // MARK: Actions

    @objc private func plantsDidChange(_ notification: Notification) {
        apply(animated: true)
    }

    @objc private func filterChanged() {
        apply(animated: true)
    }

    @objc private func toggleDrawer() {
        isDrawerOpen.toggle()
        drawer.isHidden = false
        drawerBottom.constant = isDrawerOpen ? 0 : 140
        UIView.animate(withDuration: 0.3) {
            self.view.layoutIfNeeded()
        } completion: { _ in
            self.drawer.isHidden = !self.isDrawerOpen
        }
    }

    @objc private func addPlant() {
        let plant = Plant(name: "", room: store.rooms.first ?? "Living room", interval: 7)
        let editor = PlantViewController(plant: plant, store: store)
        editor.navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: #selector(cancelAdding))
        present(UINavigationController(rootViewController: editor), animated: true)
    }

    @objc private func cancelAdding() {
        dismiss(animated: true)
    }

    @objc private func refresh(_ sender: UIRefreshControl) {
        apply(animated: false)
        sender.endRefreshing()
    }
}

extension GardenViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let id = dataSource.itemIdentifier(for: indexPath), let plant = store.plant(id) else { return }
        navigationController?.pushViewController(PlantViewController(plant: plant, store: store), animated: true)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.store.remove(id)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}

extension GardenViewController: PlantCellDelegate {
    func plantCellDidTapWater(_ cell: PlantCell) {
        guard let id = id(of: cell) else { return }
        store.water(id)
    }

    func plantCellDidTapFavorite(_ cell: PlantCell) {
        guard let id = id(of: cell), var plant = store.plant(id) else { return }
        plant.isFavorite.toggle()
        store.save(plant)
    }

    private func id(of cell: PlantCell) -> UUID? {
        tableView.indexPath(for: cell).flatMap { dataSource.itemIdentifier(for: $0) }
    }
}

/// A diffable data source whose section titles are the rooms and whose rows can be deleted.
class GardenDataSource: UITableViewDiffableDataSource<String, UUID> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section)
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        true
    }
}

#Preview {
    UINavigationController(rootViewController: GardenViewController(store: PlantStore(plants: Plant.samples)))
}
