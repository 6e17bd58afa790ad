/// A to-do item.
struct ToDo: Hashable, Identifiable {
    let id: Int
    var title: String
    var isDone = false
    var isFlagged = false
}
