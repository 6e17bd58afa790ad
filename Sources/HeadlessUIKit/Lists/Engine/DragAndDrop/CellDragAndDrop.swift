/// The states of a cell in a drag.
package struct CellDragAndDrop {
    var drag = UICellConfigurationState.DragState.none
    var drop = UICellConfigurationState.DropState.none
}

extension ListCell {
    /// Whether the row is being dragged out of its list.
    package var dragged: UICellConfigurationState.DragState {
        get { dragAndDrop.drag }
        set {
            guard newValue != dragged else { return }
            dragAndDrop.drag = newValue
            dragAndDropDidChange(isDrag: true)
        }
    }

    /// Whether dragged items would be added to the row if they were dropped now.
    package var dropped: UICellConfigurationState.DropState {
        get { dragAndDrop.drop }
        set {
            guard newValue != dropped else { return }
            dragAndDrop.drop = newValue
            dragAndDropDidChange(isDrag: false)
        }
    }
}

extension UICellConfigurationState.DragState {
    /// The raw value of the corresponding state of a table's or collection view's cell.
    var number: Int {
        switch self {
        case .none: 0
        case .lifting: 1
        case .dragging: 2
        }
    }
}
