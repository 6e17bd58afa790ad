import HeadlessSwiftUI
import HeadlessUIKit

/// A table whose rows are hosted views.
@MainActor
final class HostedTable<Row: View>: NSObject, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    var count: Int
    private let row: @MainActor (Int) -> Row

    init(
        count: Int, cells: UITableViewCell.Type = UITableViewCell.self,
        @ViewBuilder row: @escaping @MainActor (Int) -> Row
    ) {
        (self.count, self.row) = (count, row)
        super.init()
        table.register(cells, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.contentConfiguration = UIHostingConfiguration { row(indexPath.row) }
        return cell
    }

    func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }
    /// Returns the views of a class in a row, in the order of the view tree.
    func all<V: UIView>(_ type: V.Type, in row: Int = 0) -> [V] {
        table.layoutIfNeeded()
        return cell(row).map { views(type, in: $0) } ?? []
    }
    func texts(in row: Int = 0) -> [String] { all(UILabel.self, in: row).compactMap(\.text) }
}

/// Returns the views of a class in a view.
@MainActor
func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
    view.subviews.flatMap { (($0 as? V).map { [$0] } ?? []) + views(type, in: $0) }
}

/// A hosted view of the given size.
@MainActor
func hosted(_ view: some View, width: CGFloat = 200, height: CGFloat = 100) -> UIView {
    let controller = UIHostingController(rootView: view)
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: height)
    controller.view.layoutIfNeeded()
    return controller.view
}

/// The frames of all labels and plain views in a view, in its coordinates.
@MainActor
func frames<V: UIView>(_ type: V.Type, in view: UIView) -> [CGRect] {
    views(type, in: view).map { $0.convert($0.bounds, to: view) }
}
