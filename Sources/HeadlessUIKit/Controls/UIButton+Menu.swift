import Foundation

extension UIButton {
    /// Whether the button shows which element of its menu is on, and a tap lets the user choose another.
    final var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

    /// The title of a pop-up button: that of the element that is on.
    final var popUpTitle: String? { isPopUp ? menu?.selectedElements.first?.title : nil }

    /// A pop-up button has an element that is on: the first, unless there is another (unverified).
    final func choosePopUpElement() {
        guard isPopUp, let menu, menu.selectedElements.isEmpty, let first = menu.actions.first else { return }
        first.state = .on
    }

    /// Opens the button's menu over its screen.
    final func openOwnMenu(_ menu: UIMenu) {
        sendActions(for: .menuActionTriggered)
        open(OpenMenu(menu, sender: self, isPopUp: isPopUp))
    }
}
