import UIKit

final class TableDirector: NSObject {
    let actionsProxy = CellActionProxy()
    var items: [CellConfigurator] {
        didSet { tableView.reloadData() }
    }

    var header: String?

    private unowned let tableView: UITableView

    init(tableView: UITableView, items: [CellConfigurator] = []) {
        (self.tableView, self.items) = (tableView, items)
        super.init()
        tableView.dataSource = self
        tableView.delegate = self
        NotificationCenter.default.addObserver(
            self, selector: #selector(cellDidAct(_:)), name: CellAction.notification, object: nil)
    }

    @objc private func cellDidAct(_ notification: Notification) {
        guard let action = notification.userInfo?["action"] as? CellAction,
            let cell = notification.object as? UITableViewCell, let indexPath = tableView.indexPath(for: cell)
        else { return }
        actionsProxy.invoke(action, configurator: items[indexPath.row], cell: cell)
    }
}

extension TableDirector: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = items[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: type(of: item).reuseIdentifier, for: indexPath)
        item.configure(cell: cell)
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "PeopleHeaderView") as? PeopleHeaderView
        view?.title = header
        return view
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard let cell = tableView.cellForRow(at: indexPath) else { return }
        actionsProxy.invoke(.didSelect, configurator: items[indexPath.row], cell: cell)
    }
}
