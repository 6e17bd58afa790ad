import Foundation

extension UITableView {
    static let tableViewProperties: [InterfaceProperty<UITableView>] = [
        .number("rowHeight") { $0.rowHeight = $1 },
        .number("estimatedRowHeight") { $0.estimatedRowHeight = $1 },
        // 28 and 18 are the values that Interface Builder gives a plain and a grouped table that leave the height to UIKit
        // (unverified).
        .number("sectionHeaderHeight") { if $1 != 28, $1 != 18 { $0.sectionHeaderHeight = $1 } },
        .number("sectionFooterHeight") { if $1 != 28, $1 != 18 { $0.sectionFooterHeight = $1 } },
        .number("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = $1 },
        .number("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = $1 },
        .choice("separatorStyle", ["none": .none, "singleLine": .singleLine]) { $0.separatorStyle = $1 },
        .color("separatorColor") { $0.separatorColor = $1 },
        .insets("separatorInset") { $0.separatorInset = $1 },
        .choice("allowsSelection", ["NO": false, "YES": true]) { $0.allowsSelection = $1 },
        .flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 },
        .flag("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 },
        .flag("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = $1 },
        .number("sectionIndexMinimumDisplayRowCount") { $0.sectionIndexMinimumDisplayRowCount = Int($1) },
        .color("sectionIndexColor") { $0.sectionIndexColor = $1 },
        .color("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = $1 },
        .color("sectionIndexTrackingBackgroundColor") { $0.sectionIndexTrackingBackgroundColor = $1 },
    ]

    /// Returns the style that the coder's element has.
    static func style(_ coder: NSCoder) -> Style {
        switch (coder as? InterfaceCoder)?.element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }

    /// Makes the views above and below the rows, registers the prototypes, and makes the static rows.
    final func decodeRows(_ coder: InterfaceCoder) {
        if let view = coder.make("tableHeaderView", as: UIView.self) { tableHeaderView = view }
        if let view = coder.make("tableFooterView", as: UIView.self) { tableFooterView = view }
        if let view = coder.make("backgroundView", as: UIView.self) { backgroundView = view }
        let element = coder.element
        if let scene = coder.scene {
            for prototype in element.list("prototypes") {
                guard let identifier = prototype["reuseIdentifier"] else { continue }
                register(UINib(prototype, in: scene), forCellReuseIdentifier: identifier)
            }
        }
        if element["dataMode"] == "static" { staticContent = StaticContent(element.list("sections"), coder) }
    }
}
