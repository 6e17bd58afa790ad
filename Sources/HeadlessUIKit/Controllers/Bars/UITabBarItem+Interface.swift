import Foundation

extension UITabBarItem {
    static let tabBarItemProperties: [InterfaceProperty<UITabBarItem>] = [
        .value({ $0["systemItem"].flatMap(SystemItem.init(named:)) }) { $0.show($1) },
        .image("selectedImage") { $0.selectedImage = $1 },
        .text("badgeValue") { $0.badgeValue = $1 },
        .color("badgeColor") { $0.badgeColor = $1 },
    ]
}

extension UITabBarItem.SystemItem {
    /// Creates the item that Interface Builder names, such as `favorites`.
    fileprivate init?(named name: String) {
        let names = [
            "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
            "downloads", "mostRecent", "mostViewed",
        ]
        guard let value = names.firstIndex(of: name) else { return nil }
        self.init(rawValue: value)
    }
}
