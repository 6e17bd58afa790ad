import Foundation

extension UITextField {
    static let textFieldProperties: [InterfaceProperty<UITextField>] = [
        .font("fontDescription") { $0.font = $1 },
        .color("textColor") { $0.textColor = $1 },
        .choice("textAlignment", InterfaceElement.textAlignments) { $0.textAlignment = $1 },
        .choice(
            "borderStyle", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]
        ) { $0.borderStyle = $1 },
        .choice("clearButtonMode", viewModes) { $0.clearButtonMode = $1 },
        .choice("leftViewMode", viewModes) { $0.leftViewMode = $1 },
        .choice("rightViewMode", viewModes) { $0.rightViewMode = $1 },
        .flag("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 },
        .number("minimumFontSize") { $0.minimumFontSize = $1 },
        .flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 },
        .flag("clearsOnBeginEditing") { $0.clearsOnBeginEditing = $1 },
        .flag("clearsOnInsertion") { $0.clearsOnInsertion = $1 },
        .value({ $0.child("textInputTraits") }) { $0.decodeTraits($1) },
        .text("text") { $0.text = $1 },
        .text("placeholder") { $0.placeholder = $1 },
        .value({ $0.value("attributedText")?.attributedString }) { $0.attributedText = $1 },
        .value({ $0.value("attributedPlaceholder")?.attributedString }) { $0.attributedPlaceholder = $1 },
    ]

    private static let viewModes: [String: ViewMode] = [
        "never": .never, "always": .always, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    ]
}
