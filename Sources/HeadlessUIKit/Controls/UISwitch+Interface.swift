import Foundation

extension UISwitch {
    static let switchProperties: [InterfaceProperty<UISwitch>] = [
        .flag("on") { $0.isOn = $1 },
        .color("onTintColor") { $0.onTintColor = $1 },
        .color("thumbTintColor") { $0.thumbTintColor = $1 },
        .text("title") { $0.title = $1 },
    ]
}
