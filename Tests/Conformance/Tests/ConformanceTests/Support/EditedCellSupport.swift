import CellDirector
import XCTest

/// The base class of `EditedCellTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class EditedCellTestCase: ConformanceTestCase {
    @MainActor
    final class FieldCell: UITableViewCell {
        let field = UITextField()
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSideBySide(field)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @MainActor
    final class Form: NSObject, UITableViewDataSource, UITextFieldDelegate {
        var items = (0..<100).map(String.init)
        var calls: [String] = []
        var mayEnd = true
        var onEnd: () -> Void = {}
        lazy var table: UITableView = {
            let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440)))
            table.register(FieldCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
            table.layoutIfNeeded()
            return table
        }()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            if let field = (cell as? FieldCell)?.field {
                field.text = items[indexPath.row]
                field.delegate = self
            }
            return cell
        }
        func field(_ row: Int) throws -> UITextField {
            try XCTUnwrap(table.cellForRow(at: IndexPath(row: row, section: 0)) as? FieldCell).field
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin \(textField.text ?? "")") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
        func textFieldDidEndEditing(_ textField: UITextField) {
            calls.append("end \(textField.text ?? "")")
            onEnd()
        }
    }
}
