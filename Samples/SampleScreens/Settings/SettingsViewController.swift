import CellDirector

/// A list of switches. A switch must keep its state when it scrolls off screen and back.
final class SettingsViewController: UITableViewController {
    private let count: Int
    private lazy var director = TableDirector(tableView: tableView, sections: [])

    init(count: Int) {
        self.count = count
        super.init(style: .insetGrouped)
        title = "Settings"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        director.keepsSelection = true
        tableView.allowsMultipleSelection = true
        director.actionsProxy
            .on(.toggled) { (c: SettingConfig, cell, isOn) in c.item.isOn = isOn }
            .on(.delete) { [weak self] (c: SettingConfig, indexPath) in self?.remove(c) }
        reset()
    }

    /// Restores all settings, including deleted settings, and turns them off.
    func reset() { show((0..<count).map { SettingConfig(item: Setting(id: $0)) }) }

    /// Turns on all settings, in a task that starts after this method returns.
    func turnOnSoon() {
        Task { [weak self] in
            guard let self else { return }
            for case let setting as SettingConfig in director.items {
                setting.item.isOn = true
                director.reload(setting)
            }
        }
    }

    private func remove(_ setting: SettingConfig) { show(director.items.filter { $0 !== setting }) }

    private func show(_ rows: [any TableRowConfigurator]) {
        director.update(sections: [TableSection(id: "general", headerTitle: "General", rows: rows)])
    }
}
