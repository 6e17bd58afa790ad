import UIKit

/// A list of the plants to water today.
class TodayViewController: UITableViewController {
    private let store: PlantStore
    private var plants: [Plant] = []

    private lazy var emptyLabel: UILabel = {
        let label = UILabel()
        label.text = "All plants are happy."
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }()

    init(store: PlantStore) {
        self.store = store
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Water all", style: .done, target: self, action: #selector(waterAll(_:)))
        NotificationCenter.default.addObserver(
            self, selector: #selector(reload), name: .plantsDidChange, object: store)
        reload()
    }

    @objc private func reload() {
        plants = store.thirsty
        navigationItem.rightBarButtonItem?.isEnabled = !plants.isEmpty
        tableView.backgroundView = plants.isEmpty ? emptyLabel : nil
        tableView.reloadData()
    }

    @objc private func waterAll(_ sender: UIBarButtonItem) {
        for plant in plants { store.water(plant.id) }
    }

    @objc private func checkTapped(_ sender: UIButton) {
        store.water(plants[sender.tag].id)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        plants.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        let plant = plants[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = plant.name
        content.secondaryText = plant.status
        cell.contentConfiguration = content
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "circle"), for: .normal)
        button.accessibilityLabel = "Done"
        button.tag = indexPath.row
        button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
        button.addTarget(self, action: #selector(checkTapped(_:)), for: .touchUpInside)
        cell.accessoryView = button
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let controller = PlantViewController(plant: plants[indexPath.row], store: store)
        navigationController?.pushViewController(controller, animated: true)
    }
}
