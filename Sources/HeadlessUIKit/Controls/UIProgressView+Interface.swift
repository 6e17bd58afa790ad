import Foundation

extension UIProgressView {
    static let progressViewProperties: [InterfaceProperty<UIProgressView>] = [
        .choice("progressViewStyle", ["bar": .bar, "default": .default]) { $0.progressViewStyle = $1 },
        .number("progress") { $0.progress = Float($1) },
        .color("progressTintColor") { $0.progressTintColor = $1 },
        .color("trackTintColor") { $0.trackTintColor = $1 },
        .image("progressImage") { $0.progressImage = $1 },
        .image("trackImage") { $0.trackImage = $1 },
    ]
}
