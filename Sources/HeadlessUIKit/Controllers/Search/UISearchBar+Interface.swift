import Foundation

extension UISearchBar {
    static let searchBarProperties: [InterfaceProperty<UISearchBar>] = [
        .flag("translucent") { $0.isTranslucent = $1 },
        .choice("barStyle", ["black": .black, "blackOpaque": .black]) { $0.barStyle = $1 },
        .color("barTintColor") { $0.barTintColor = $1 },
        .choice("searchBarStyle", ["minimal": .minimal, "prominent": .prominent]) { $0.searchBarStyle = $1 },
        .text("text") { $0.text = $1 },
        .text("placeholder") { $0.placeholder = $1 },
        .text("prompt") { $0.prompt = $1 },
        .flag("showsCancelButton") { $0.showsCancelButton = $1 },
        .flag("showsBookmarkButton") { $0.showsBookmarkButton = $1 },
        .flag("showsSearchResultsButton") { $0.showsSearchResultsButton = $1 },
        .value({ $0.child("scopeButtonTitles") }) { bar, titles in
            bar.scopeButtonTitles = titles.children.map(\.text)
        },
        .flag("showsScopeBar") { $0.showsScopeBar = $1 },
        .value({ $0.child("textInputTraits") }) { $0.decodeTraits($1) },
    ]
}
