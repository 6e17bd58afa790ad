import Foundation
import HeadlessUIKit

/// A row of a table view, or an item of a collection view.
///
///     try screen.row("Person 3").tap()
///     XCTAssertEqual(try screen.row(3).text, "Person 3")
///
/// Each touch is followed by a layout pass, and throws ``ScreenError`` if no row or several rows match, or if the row is
/// off screen, and `TouchRefusal` if a finger can't touch the row in this way.
public struct ScreenRow: ScreenListPlace {
    public let screen: OpenScreen
    let row: RowLocator

    public var name: ElementName { ElementName(.row(row)) }

    // MARK: Touches

    /// Taps the row.
    public func tap() throws { try touch { try $0.tap(locator) } }

    /// Presses the row for a while, which opens its menu.
    public func longPress() throws { try touch { try $0.longPress(locator) } }

    /// Taps the row twice.
    public func doubleTap() throws { try touch { try $0.doubleTap(locator) } }

    /// Drags a finger over the row, for its pan gesture recognizer.
    ///
    /// - Parameter distance: The movement in points; positive values are to the right and down.
    public func pan(by distance: CGPoint) throws { try touch { try $0.pan(locator, by: distance) } }

    /// Performs an accessibility custom action of the row.
    public func perform(_ action: String) throws { try touch { try $0.perform(action, of: locator) } }

    /// Toggles the only switch in the row.
    public func toggle() throws { try touch { try $0.toggle(locator) } }

    /// Selects the row, if it is not selected.
    public func select() throws { try touch { try $0.select(row) } }

    /// Deselects the row.
    public func deselect() throws { try touch { try $0.deselect(row) } }

    /// Swipes over the row, which shows its actions as buttons in the row.
    ///
    /// - Parameters:
    ///   - direction: The direction of the finger.
    ///   - fully: Whether to swipe across the whole row, which performs the first action.
    public func swipe(_ direction: Finger.SwipeDirection, fully: Bool = false) throws {
        try touch { try $0.swipe(row, direction, fully: fully) }
    }

    /// Deletes the row as a user does, with a swipe or the minus, and then Delete.
    public func delete() throws { try touch { try $0.delete(row) } }

    /// Taps the row's insert control.
    public func insert() throws { try touch { try $0.insert(row) } }

    /// Drags the row by its handle to the place of another row of its list.
    public func move(to destination: ScreenRow) throws { try touch { try $0.move(row, to: destination.row) } }

    /// Taps the row's detail button or other accessory.
    public func tapAccessory() throws { try touch { try $0.tapAccessory(of: row) } }

    /// Expands the row of an outline.
    public func expand() throws { try touch { try $0.expand(row) } }

    /// Collapses the row of an outline.
    public func collapse() throws { try touch { try $0.collapse(row) } }

    /// Scrolls until the row is on screen. A row that is known by its contents is searched for page by page.
    public func scrollIntoView() throws { try touch { try $0.scroll(to: row) } }

    // MARK: States

    /// Whether the row is selected. The row may be off screen.
    ///
    /// - Throws: ``ScreenError`` if no row or several rows match.
    public var isSelected: Bool { get throws { try holds(.selected) } }

    /// Whether the row is highlighted.
    public var isHighlighted: Bool { get throws { try holds(.highlighted) } }

    /// Whether the row is being edited.
    public var isEditing: Bool { get throws { try holds(.editing) } }

    /// Whether the row's swipe actions are open.
    public var isSwiped: Bool { get throws { try holds(.swiped) } }

    /// Whether the row of an outline is expanded.
    public var isExpanded: Bool { get throws { try holds(.expanded) } }
}
