import CellDirector
import XCTest

/// The base class of `EditingTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class EditingTestCase: ConformanceTestCase {
    @MainActor
    final class Bare: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.indentationLevel = 2
            cell.shouldIndentWhileEditing = false
            return cell
        }
    }
}
