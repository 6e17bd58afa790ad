import CellDirector

/// A straightforward model of an outline: items that contain their children.
struct OutlineModel: Equatable {
    struct Item: Equatable {
        let id: Int
        var isExpanded = false
        var children: [Item] = []

        var all: [Int] { [id] + children.flatMap(\.all) }
        var visible: [Int] { [id] + (isExpanded ? children.flatMap(\.visible) : []) }
    }

    var items: [Item] = []

    var all: [Int] { items.flatMap(\.all) }
    var visible: [Int] { items.flatMap(\.visible) }

    /// Returns the items on the path from the root to the given item, or an empty array if the item does not exist.
    func path(to id: Int) -> [Item] { Self.path(to: id, in: items) }

    private static func path(to id: Int, in items: [Item]) -> [Item] {
        for item in items {
            if item.id == id { return [item] }
            let below = path(to: id, in: item.children)
            if !below.isEmpty { return [item] + below }
        }
        return []
    }

    /// Calls a closure with the array that contains the item, and with the item's index in that array.
    mutating func change(around id: Int, _ body: (inout [Item], Int) -> Void) {
        Self.change(around: id, in: &items, body)
    }

    private static func change(around id: Int, in items: inout [Item], _ body: (inout [Item], Int) -> Void) {
        if let index = items.firstIndex(where: { $0.id == id }) { return body(&items, index) }
        for index in items.indices { change(around: id, in: &items[index].children, body) }
    }
}

/// Returns a description of the first difference between a section snapshot and its model, or `nil` if they are equal.
func problem(_ outline: NSDiffableDataSourceSectionSnapshot<Int>, _ model: OutlineModel) -> String? {
    let all = model.all
    if outline.items != all { return "items \(outline.items), not \(all)" }
    if outline.rootItems != model.items.map(\.id) { return "wrong root items \(outline.rootItems)" }
    if outline.visibleItems != model.visible { return "visible items \(outline.visibleItems), not \(model.visible)" }
    for (index, id) in all.enumerated() {
        let path = model.path(to: id)
        if outline.index(of: id) != index { return "wrong index of \(id)" }
        if outline.level(of: id) != path.count - 1 { return "wrong level of \(id)" }
        if outline.parent(of: id) != path.dropLast().last?.id { return "wrong parent of \(id)" }
        if outline.isExpanded(id) != path.last?.isExpanded { return "wrong expansion of \(id)" }
        if outline.isVisible(id) != model.visible.contains(id) { return "wrong visibility of \(id)" }
    }
    return nil
}

/// Returns an outline with three levels and no expanded items.
func fruitOutline() -> NSDiffableDataSourceSectionSnapshot<String> {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Fruit", "Vegetables"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.append(["Boskoop"], to: "Apple")
    return outline
}
