import CellDirector
import Foundation
import HeadlessUIKit

/// Measures how long it takes to create a cell of fifteen views from a xib, and the same cell in code.
@MainActor
enum NibCell {
    private static let count = 14

    /// A cell like those in a store: labels, images and buttons below each other, in the cell's content view.
    private final class Coded: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            var above = contentView.topAnchor
            var constraints: [NSLayoutConstraint] = []
            for index in 0..<count {
                let view = made(index)
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
                constraints += [
                    view.topAnchor.constraint(equalTo: above, constant: 4),
                    view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
                ]
                above = view.bottomAnchor
            }
            constraints.append(above.constraint(equalTo: contentView.bottomAnchor, constant: -4))
            NSLayoutConstraint.activate(constraints)
        }

        required init?(coder: NSCoder) { nil }

        private func made(_ index: Int) -> UIView {
            switch index % 3 {
            case 0:
                let label = UILabel(frame: CGRect(x: 16, y: 4, width: 200, height: 20))
                label.text = "Label \(index)"
                label.font = .systemFont(ofSize: 15)
                label.textColor = UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
                label.numberOfLines = 2
                label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
                return label
            case 1:
                let view = UIImageView(frame: CGRect(x: 16, y: 4, width: 40, height: 40))
                view.image = UIImage(systemName: "star")
                view.contentMode = .scaleAspectFit
                view.clipsToBounds = true
                return view
            default:
                let button = UIButton(type: .system)
                button.frame = CGRect(x: 16, y: 4, width: 80, height: 30)
                button.setTitle("Button \(index)", for: .normal)
                button.setTitleColor(.systemRed, for: .highlighted)
                return button
            }
        }
    }

    /// Returns the time to create the cell from a xib, and the time to create it in code, in nanoseconds.
    static func made() -> (xib: Double, code: Double) {
        InterfaceFiles.add(json, named: "BenchmarkCell.xib")
        let nib = UINib(nibName: "BenchmarkCell", bundle: nil)
        let inXib: Turns = { times in for _ in 0..<times { _ = nib.instantiate(withOwner: nil) } }
        let inCode: Turns = { times in
            for _ in 0..<times { _ = Coded(style: .default, reuseIdentifier: "cell") }
        }
        let times = nanoseconds((inXib, 200), beside: (inCode, 200), repetitions: 25)
        return (times.work, times.yardstick)
    }

    // MARK: The compiled xib

    private static func element(
        _ name: String, _ attributes: [String: String] = [:], _ children: [[String: Any]] = []
    ) -> [String: Any] { ["n": name, "a": attributes, "c": children, "l": 1] }

    private static var json: Data {
        let frame = { (size: CGSize) in
            element(
                "rect", ["key": "frame", "x": "16", "y": "4", "width": "\(size.width)", "height": "\(size.height)"])
        }
        var views: [[String: Any]] = []
        var constraints: [[String: Any]] = []
        for index in 0..<count {
            let common = [
                "opaque": "NO", "contentMode": "left", "translatesAutoresizingMaskIntoConstraints": "NO",
                "id": "v\(index)",
            ]
            switch index % 3 {
            case 0:
                let attributes = [
                    "text": "Label \(index)", "userInteractionEnabled": "NO", "horizontalHuggingPriority": "251",
                    "numberOfLines": "2", "lineBreakMode": "tailTruncation",
                ]
                views.append(
                    element(
                        "label", common.merging(attributes) { $1 },
                        [
                            frame(CGSize(width: 200, height: 20)),
                            element(
                                "fontDescription", ["key": "fontDescription", "type": "system", "pointSize": "15"]),
                            element(
                                "color",
                                ["key": "textColor", "red": "0.2", "green": "0.3", "blue": "0.4", "alpha": "1"]
                            ),
                        ]))
            case 1:
                let attributes = [
                    "image": "star", "catalog": "system", "contentMode": "scaleAspectFit", "clipsSubviews": "YES",
                    "userInteractionEnabled": "NO",
                ]
                views.append(
                    element(
                        "imageView", common.merging(attributes) { $1 }, [frame(CGSize(width: 40, height: 40))]))
            default:
                let red = element("color", ["key": "titleColor", "systemColor": "systemRedColor"])
                views.append(
                    element(
                        "button", common.merging(["buttonType": "system"]) { $1 },
                        [
                            frame(CGSize(width: 80, height: 30)),
                            element("state", ["key": "normal", "title": "Button \(index)"]),
                            element("state", ["key": "highlighted"], [red]),
                        ]))
            }
            let above = index == 0 ? ("content", "top") : ("v\(index - 1)", "bottom")
            constraints += [
                element(
                    "constraint",
                    [
                        "firstItem": "v\(index)", "firstAttribute": "top", "secondItem": above.0,
                        "secondAttribute": above.1, "constant": "4", "id": "t\(index)",
                    ]),
                element(
                    "constraint",
                    [
                        "firstItem": "v\(index)", "firstAttribute": "leading", "secondItem": "content",
                        "secondAttribute": "leading", "constant": "16", "id": "l\(index)",
                    ]),
            ]
        }
        constraints.append(
            element(
                "constraint",
                [
                    "firstAttribute": "bottom", "secondItem": "v\(count - 1)", "secondAttribute": "bottom",
                    "constant": "4", "id": "b",
                ]))
        let content = element(
            "tableViewCellContentView", ["key": "contentView", "id": "content"],
            [element("subviews", [:], views), element("constraints", [:], constraints)])
        let cell = element("tableViewCell", ["reuseIdentifier": "cell", "id": "cell"], [content])
        let document = element("document", [:], [element("objects", [:], [cell])])
        return (try? JSONSerialization.data(withJSONObject: document)) ?? Data()
    }
}
