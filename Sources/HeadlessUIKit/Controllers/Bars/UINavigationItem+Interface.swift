import Foundation

extension UINavigationItem {
    static let navigationItemProperties: [InterfaceProperty<UINavigationItem>] = [
        .text("title") { $0.title = $1 },
        .text("prompt") { $0.prompt = $1 },
        .text("backButtonTitle") { $0.backButtonTitle = $1 },
        .flag("hidesBackButton") { $0.hidesBackButton = $1 },
        .flag("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = $1 },
        .choice("largeTitleDisplayMode", ["always": .always, "never": .never, "automatic": .automatic]) {
            $0.largeTitleDisplayMode = $1
        },
        .choice("backButtonDisplayMode", ["generic": .generic, "minimal": .minimal]) { $0.backButtonDisplayMode = $1 },
    ]

    /// Reads the item's properties and makes its views and buttons.
    final func decode(_ coder: InterfaceCoder) {
        coder.apply(UINavigationItem.navigationItemProperties, to: self)
        let element = coder.element
        func items(_ name: String) -> [UIBarButtonItem] {
            element.list(name).compactMap { coder.make($0, as: UIBarButtonItem.self) }
        }
        if let view = coder.make("titleView", as: UIView.self) { titleView = view }
        if let item = coder.make("backBarButtonItem", as: UIBarButtonItem.self) { backBarButtonItem = item }
        let left = items("leftBarButtonItems")
        let right = items("rightBarButtonItems")
        if !left.isEmpty { leftBarButtonItems = left }
        if !right.isEmpty { rightBarButtonItems = right }
        if let item = coder.make("leftBarButtonItem", as: UIBarButtonItem.self) { leftBarButtonItem = item }
        if let item = coder.make("rightBarButtonItem", as: UIBarButtonItem.self) { rightBarButtonItem = item }
    }
}
