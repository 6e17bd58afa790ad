import Foundation

extension UIActivityIndicatorView {
    static let activityIndicatorViewProperties: [InterfaceProperty<UIActivityIndicatorView>] = [
        .choice(
            "style",
            ["gray": .gray, "white": .white, "whiteLarge": .whiteLarge, "medium": .medium, "large": .large]
        ) { $0.style = $1 },
        .color("color") { $0.color = $1 },
        // In files, indicators remain visible unless this is set. In code, they are hidden.
        .value({ $0["hidesWhenStopped"] == "YES" }) { $0.hidesWhenStopped = $1 },
        .flag("animating") { if $1 { $0.startAnimating() } },
    ]
}
