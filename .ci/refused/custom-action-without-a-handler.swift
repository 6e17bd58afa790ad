// expected: 'nil' is not compatible with expected argument type
import CellDirector

@MainActor func action() -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: "Archive", actionHandler: nil)
}
