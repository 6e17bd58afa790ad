/// A table view or a collection view.
///
/// It is needed only if the screen has several lists: rows are also found on the screen itself.
public struct ScreenList: ScreenListPlace {
    public let screen: OpenScreen
    public let name: ElementName

    /// Whether the list has no rows.
    ///
    /// - Throws: ``ScreenError`` if there is no such list.
    public var isEmpty: Bool { get throws { try holds(.empty) } }

    /// Whether the list is being edited.
    ///
    /// - Throws: ``ScreenError`` if there is no such list.
    public var isEditing: Bool { get throws { try holds(.editing) } }
}
