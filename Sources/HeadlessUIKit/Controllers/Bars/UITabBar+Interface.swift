import Foundation

extension UITabBar {
    static let tabBarProperties: [InterfaceProperty<UITabBar>] = [
        .flag("translucent") { $0.isTranslucent = $1 },
        .choice("barStyle", ["black": .black, "blackOpaque": .black]) { $0.barStyle = $1 },
        .color("barTintColor") { $0.barTintColor = $1 },
        .color("unselectedItemTintColor") { $0.unselectedItemTintColor = $1 },
        .color("selectedImageTintColor") { $0.tintColor = $1 },
        .image("backgroundImage") { $0.backgroundImage = $1 },
        .image("shadowImage") { $0.shadowImage = $1 },
    ]
}
