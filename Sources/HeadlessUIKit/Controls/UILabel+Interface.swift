import Foundation

extension UILabel {
    static let labelProperties: [InterfaceProperty<UILabel>] = [
        .font("fontDescription") { $0.font = $1 },
        .color("textColor") { $0.textColor = $1 },
        .value({ $0.variations.isEmpty ? nil : $0.variations }) { label, variations in
            variations.follow(label, value: "fontDescription") { if let font = $1?.font { $0.font = font() } }
            variations.follow(label, value: "textColor") { $0.textColor = $1?.color ?? .label }
        },
        .color("highlightedColor") { $0.highlightedTextColor = $1 },
        .color("shadowColor") { $0.shadowColor = $1 },
        .choice("textAlignment", InterfaceElement.textAlignments) { $0.textAlignment = $1 },
        .choice("lineBreakMode", InterfaceElement.lineBreakModes) { $0.lineBreakMode = $1 },
        .number("numberOfLines") { $0.numberOfLines = Int($1) },
        .flag("enabled") { $0.isEnabled = $1 },
        .flag("highlighted") { $0.isHighlighted = $1 },
        .flag("adjustsFontSizeToFit") { $0.adjustsFontSizeToFitWidth = $1 },
        .number("minimumScaleFactor") { $0.minimumScaleFactor = $1 },
        .number("minimumFontSize") { label, size in
            if label.font.pointSize > 0 { label.minimumScaleFactor = size / label.font.pointSize }
        },
        .number("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 },
        .flag("adjustsLetterSpacingToFitWidth") { $0.allowsDefaultTighteningForTruncation = $1 },
        .flag("adjustsFontForContentSizeCategory") { $0.adjustsFontForContentSizeCategory = $1 },
        .text("text") { $0.text = $1 },
        .value({ $0.value("attributedText")?.attributedString }) { $0.attributedText = $1 },
    ]
}
