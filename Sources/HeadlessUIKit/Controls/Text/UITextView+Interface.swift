import Foundation

extension UITextView {
    static let textViewProperties: [InterfaceProperty<UITextView>] = [
        .font("fontDescription") { $0.font = $1 },
        .color("textColor") { $0.textColor = $1 },
        .choice("textAlignment", InterfaceElement.textAlignments) { $0.textAlignment = $1 },
        .flag("editable") { $0.isEditable = $1 },
        .flag("selectable") { $0.isSelectable = $1 },
        .flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 },
        .flag("allowsEditingTextAttributes") { $0.allowsEditingTextAttributes = $1 },
        .flag("clearsOnInsertion") { $0.clearsOnInsertion = $1 },
        .value({ $0.child("textInputTraits") }) { $0.decodeTraits($1) },
        .text("text") { $0.text = $1 },
        .value({ $0.value("attributedText")?.attributedString }) { $0.attributedText = $1 },
    ]
}
