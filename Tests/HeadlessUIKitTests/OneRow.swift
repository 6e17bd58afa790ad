import Foundation
import HeadlessUIKit

/// A data source with one row.
@MainActor
final class OneRow: NSObject, UITableViewDataSource {
    private let prepare: (UITableViewCell) -> Void
    private(set) var cell: UITableViewCell?

    init(prepare: @escaping (UITableViewCell) -> Void) {
        self.prepare = prepare
        super.init()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
        if self.cell == nil { prepare(cell) }
        self.cell = cell
        return cell
    }
}
