import CellDirector
import XCTest

/// The base class of `ConstrainedRowsTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class ConstrainedRowsTestCase: ConformanceTestCase {
    struct Note: Hashable {
        var title: String
        var text: String
        var isOpen = false
    }

    @MainActor
    final class NoteCell: UITableViewCell {
        let title = UILabel()
        let text = UILabel()
        let button = UIButton(type: .system)

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            title.font = .preferredFont(forTextStyle: .headline)
            button.setTitle("More", for: .normal)
            button.setContentHuggingPriority(.required, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .horizontal)
            for view in [title, text, button] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            NSLayoutConstraint.activate([
                title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
                title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                title.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
                button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                button.centerYAnchor.constraint(equalTo: title.centerYAnchor),
                text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
                text.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    final class NotesController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        var notes: [Note]
        let table = inWindow(UITableView(frame: .zero, style: .plain))
        let header: UIView = {
            let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "All the notes of this year. ", count: 8)
            label.translatesAutoresizingMaskIntoConstraints = false
            header.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 8),
                label.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -8),
                label.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: header.contentView.trailingAnchor, constant: -16),
            ])
            return header
        }()

        init(_ notes: [Note]) {
            self.notes = notes
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            table.translatesAutoresizingMaskIntoConstraints = false
            table.register(NoteCell.self, forCellReuseIdentifier: "note")
            table.dataSource = self
            table.delegate = self
            view.addSubview(table)
            NSLayoutConstraint.activate([
                table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
            guard let cell = cell as? NoteCell else { return cell }
            let note = notes[indexPath.row]
            cell.title.text = note.title
            cell.text.text = note.text
            cell.text.numberOfLines = note.isOpen ? 0 : 1
            return cell
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            notes[indexPath.row].isOpen.toggle()
            tableView.reconfigureRows(at: [indexPath])
        }
    }

    @MainActor
    func makeNotes(_ count: Int) -> NotesController {
        let long = String(repeating: "Quite a long note that does not fit on one line. ", count: 4)
        let controller = NotesController((0..<count).map { Note(title: "Note \($0)", text: long) })
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        controller.view.layoutIfNeeded()
        return controller
    }
}
