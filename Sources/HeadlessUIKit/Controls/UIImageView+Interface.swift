import Foundation

extension UIImageView {
    static let imageViewProperties: [InterfaceProperty<UIImageView>] = [
        .image("image") { $0.image = $1 },
        .image("highlightedImage") { $0.highlightedImage = $1 },
        .flag("highlighted") { $0.isHighlighted = $1 },
        .value({ $0.value("preferredSymbolConfiguration")?.symbolConfiguration }) {
            $0.preferredSymbolConfiguration = $1
        },
    ]
}
