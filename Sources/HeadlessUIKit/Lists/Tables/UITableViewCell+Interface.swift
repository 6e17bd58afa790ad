import Foundation

extension UITableViewCell {
    static let tableViewCellProperties: [InterfaceProperty<UITableViewCell>] = [
        .string("reuseIdentifier") { $0.reuse.identifier = $1 },
        .choice("selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default]) {
            $0.selectionStyle = $1
        },
        .choice("accessoryType", accessories) { $0.accessoryType = $1 },
        .choice("editingAccessoryType", accessories) { $0.editingAccessoryType = $1 },
        .number("indentationLevel") { $0.indentationLevel = Int($1) },
        .number("indentationWidth") { $0.indentationWidth = $1 },
        .flag("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1 },
        .flag("showsReorderControl") { $0.showsReorderControl = $1 },
        .insets("separatorInset") { $0.separatorInset = $1 },
    ]

    private static let accessories: [String: AccessoryType] = [
        "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    /// Returns the style that the coder's element has.
    static func style(_ coder: NSCoder) -> CellStyle {
        switch (coder as? InterfaceCoder)?.element["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    /// Reads the standard labels, the content and the other views of the cell.
    final func decodeParts(_ coder: InterfaceCoder) {
        let element = coder.element
        func part(_ name: String) -> InterfaceElement? { element.file.element(element[name]) }
        if element["style"] != nil {
            if let part = part("textLabel"), let label = textLabel {
                coder.decode(part, into: label) { $0.decode(coder) }
            }
            if let part = part("detailTextLabel"), let label = detailTextLabel {
                coder.decode(part, into: label) { $0.decode(coder) }
            }
            if let part = part("imageView"), let view = imageView {
                coder.decode(part, into: view) { $0.decode(coder) }
            }
        }
        decodeContentView(coder, contentView)
        if let view = coder.make("backgroundView", as: UIView.self) { backgroundView = view }
        if let view = coder.make("selectedBackgroundView", as: UIView.self) { selectedBackgroundView = view }
        if let view = coder.make("accessoryView", as: UIView.self) { accessoryView = view }
        if let view = coder.make("editingAccessoryView", as: UIView.self) { editingAccessoryView = view }
    }
}
