import Foundation

extension UIBarItem {
    static let barItemProperties: [InterfaceProperty<UIBarItem>] = [
        .text("title") { $0.title = $1 },
        .image("image") { $0.image = $1 },
        .image("landscapeImage") { $0.landscapeImagePhone = $1 },
        .flag("enabled") { $0.isEnabled = $1 },
        .number("tag") { $0.tag = Int($1) },
        .insets("imageInsets") { $0.imageInsets = $1 },
        .value({ $0.child("accessibility") }) { item, element in
            if let identifier = element["identifier"] { item.accessibilityIdentifier = identifier }
            if let label = element.localized("label") { item.accessibilityLabel = label }
            if let hint = element.localized("hint") { item.accessibilityHint = hint }
        },
    ]
}
