import Foundation

extension UIControl: ActionSource {
    static let controlProperties: [InterfaceProperty<UIControl>] = [
        .flag("enabled") { $0.isEnabled = $1 },
        .flag("selected") { $0.isSelected = $1 },
        .flag("highlighted") { $0.isHighlighted = $1 },
        .flag("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = $1 },
        .choice(
            "contentHorizontalAlignment",
            [
                "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
                "trailing": .trailing,
            ]
        ) { $0.contentHorizontalAlignment = $1 },
        .choice("contentVerticalAlignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]) {
            $0.contentVerticalAlignment = $1
        },
    ]

    final func connect(_ action: Selector, to target: AnyObject?, events: String?) {
        let events = events.flatMap { Self.events[$0] } ?? (self is UIButton ? .touchUpInside : .valueChanged)
        addTarget(target, action: action, for: events)
    }

    private static let events: [String: Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]
}
