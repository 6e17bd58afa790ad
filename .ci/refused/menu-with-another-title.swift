// expected: 'title' is a get-only property
import CellDirector

@MainActor func rename(_ menu: UIMenu) {
    UIAction(title: "Copy") { _ in }.title = "Move"
    menu.title = "Edit"
}
