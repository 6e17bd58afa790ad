/// A row that is being dragged out of a director's list, with one of its items.
struct DraggedRow {
    let item: UIDragItem
    let row: TrackedRow
    private(set) weak var core: RowCore?
}
