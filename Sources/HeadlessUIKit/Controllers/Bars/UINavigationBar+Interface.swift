import Foundation

extension UINavigationBar {
    static let navigationBarProperties: [InterfaceProperty<UINavigationBar>] = [
        .flag("translucent") { $0.isTranslucent = $1 },
        .choice("barStyle", ["black": .black, "blackOpaque": .black]) { $0.barStyle = $1 },
        .color("barTintColor") { $0.barTintColor = $1 },
        .flag("largeTitles") { $0.prefersLargeTitles = $1 },
        .image("shadowImage") { $0.shadowImage = $1 },
        .image("backIndicatorImage") { $0.backIndicatorImage = $1 },
        .image("backIndicatorTransitionMask") { $0.backIndicatorTransitionMaskImage = $1 },
        .value({ $0.value("titleTextAttributes") }) { $0.titleTextAttributes = textAttributes($1) },
        .value({ $0.value("largeTitleTextAttributes") }) { $0.largeTitleTextAttributes = textAttributes($1) },
    ]

    /// Returns the attributes that a `textAttributes` element describes.
    private static func textAttributes(_ element: InterfaceElement) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = element.value("fontDescription")?.font?()
        attributes[.foregroundColor] = element.value("textColor")?.color
        return attributes
    }
}
