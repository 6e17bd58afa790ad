import CellDirector
import ScreenPictures

/// Measures how long it takes to draw a picture of a screen with fifteen rows, each with an image, two labels and a
/// button.
@MainActor
enum Picture {
    private final class PersonView: UITableViewCell {
        static let height: CGFloat = 44

        func show(_ row: Int) {
            let image = UIImageView(image: UIImage(systemName: "person.fill"))
            image.frame = CGRect(x: 16, y: 10, width: 24, height: 24)
            let name = UILabel(frame: CGRect(x: 52, y: 4, width: 200, height: 20))
            name.text = "Person number \(row)"
            let year = UILabel(frame: CGRect(x: 52, y: 24, width: 200, height: 16))
            year.text = "\(1966 + row) · Compilers"
            year.font = .preferredFont(forTextStyle: .footnote)
            let button = UIButton(configuration: .tinted())
            button.setTitle("Follow", for: .normal)
            button.frame = CGRect(x: 280, y: 6, width: 94, height: 32)
            for view in [image, name, year, button] { contentView.addSubview(view) }
        }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 15 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = PersonView(style: .default, reuseIdentifier: nil)
            cell.show(indexPath.row)
            return cell
        }
    }

    /// Returns a closure that draws a picture of the screen.
    static func turns() -> Turns {
        let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 660)), Rows())
        table.rowHeight = PersonView.height
        table.dataSource = rows
        table.layoutIfNeeded()
        return { times in
            for _ in 0..<times { precondition(ScreenPicture(of: table).svg.utf8.count < 25_000) }
            withExtendedLifetime(rows) {}
        }
    }
}
