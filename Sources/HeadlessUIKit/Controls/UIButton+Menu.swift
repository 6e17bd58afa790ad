import Foundation

extension UIButton {
    /// Whether the button is a pop-up button: its title shows the selected element of its menu, and a tap opens the
    /// menu.
    final var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

    /// The title of a pop-up button: the selected menu element's title.
    final var popUpTitle: String? { isPopUp ? menu?.selectedElements.first?.title : nil }

    /// Selects the first menu element of a pop-up button if no element is selected (unverified).
    private func choosePopUpElement() {
        guard isPopUp, let menu, menu.selectedElements.isEmpty, let first = menu.actions.first else { return }
        first.state = .on
    }

    /// Called when the selected element of a pop-up button's menu may have changed.
    final func popUpChanged() {
        choosePopUpElement()
        invalidateIntrinsicContentSize()
    }

    /// Sends `.menuActionTriggered`, and opens the button's menu in front of the screen that contains the button.
    final func openOwnMenu(_ menu: UIMenu) {
        sendActions(for: .menuActionTriggered)
        open(OpenMenu(menu, sender: self, isPopUp: isPopUp))
    }
}
