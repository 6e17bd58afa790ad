import Foundation

extension UIBarButtonItem: ActionSource {
    static let barButtonItemProperties: [InterfaceProperty<UIBarButtonItem>] = [
        .choice("style", ["plain": .plain, "done": .done, "bordered": .plain]) { $0.style = $1 },
        .value({ $0["systemItem"].flatMap(SystemItem.init(named:)) }) { $0.show($1) },
        .number("width") { $0.width = $1 },
        .color("tintColor") { $0.tintColor = $1 },
    ]

    final func connect(_ action: Selector, to target: AnyObject?, events: String?) {
        (self.target, self.action) = (target, action)
    }
}

extension UIBarButtonItem.SystemItem {
    /// Creates the item that Interface Builder names, such as `add`.
    fileprivate init?(named name: String) {
        let names = [
            "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
            "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
            "fastForward", "undo", "redo", "pageCurl", "close",
        ]
        guard let value = names.firstIndex(of: name) else { return nil }
        self.init(rawValue: value)
    }
}
