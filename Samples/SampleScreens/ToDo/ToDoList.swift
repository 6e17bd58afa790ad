import CellDirector

/// To-do items in the user's order, with undo for every change.
struct ToDoList {
    private(set) var items: [ToDo] = []
    /// The items before each change, for undo.
    private var past: [[ToDo]] = []
    private var lastID = 0

    /// The sample's to-do titles.
    static let titles = [
        "Buy milk", "Water the plants", "Call the dentist", "Return the library books", "Pay the rent",
    ]

    init(titles: [String]) {
        for title in titles { items.append(make(title)) }
    }

    private mutating func make(_ title: String) -> ToDo {
        lastID += 1
        return ToDo(id: lastID, title: title)
    }

    var canUndo: Bool { !past.isEmpty }

    /// Returns the text without surrounding whitespace, or `nil` if the text is blank.
    static func title(_ text: String) -> String? {
        let title = text.trimmingCharacters(in: .whitespaces)
        return title.isEmpty ? nil : title
    }

    // MARK: Changes

    mutating func add(_ title: String) {
        let item = make(title)
        change { $0.append(item) }
    }

    mutating func rename(_ id: Int, to title: String) { changeItem(id) { $0.title = title } }

    mutating func tick(_ id: Int) { changeItem(id) { $0.isDone.toggle() } }

    mutating func flag(_ id: Int) { changeItem(id) { $0.isFlagged.toggle() } }

    mutating func remove(_ id: Int) { change { $0.removeAll { $0.id == id } } }

    mutating func move(_ id: Int, to index: Int) {
        change { items in
            guard let old = items.firstIndex(where: { $0.id == id }) else { return }
            items.insert(items.remove(at: old), at: index)
        }
    }

    /// Undoes the last change.
    mutating func undo() {
        if let before = past.popLast() { items = before }
    }

    private mutating func changeItem(_ id: Int, _ body: (inout ToDo) -> Void) {
        change { items in
            guard let index = items.firstIndex(where: { $0.id == id }) else { return }
            body(&items[index])
        }
    }

    /// Changes the items. If the change has an effect, records the previous items for undo.
    private mutating func change(_ body: (inout [ToDo]) -> Void) {
        let before = items
        body(&items)
        if items != before { past.append(before) }
    }
}
