import Foundation

extension UIToolbar {
    static let toolbarProperties: [InterfaceProperty<UIToolbar>] = [
        .flag("translucent") { $0.isTranslucent = $1 },
        .choice("barStyle", ["black": .black, "blackOpaque": .black]) { $0.barStyle = $1 },
        .color("barTintColor") { $0.barTintColor = $1 },
    ]
}
