/// The states of a cell in a drag.
struct CellDragAndDrop {
    var drag = UICellConfigurationState.DragState.none
    var drop = UICellConfigurationState.DropState.none
}
