import Foundation
import HeadlessUIKit

/// A control, or another view that is known by its text, its identifier or its kind.
///
///     let follow = screen.row("Person 4").button("Follow")
///     try follow.tap()
///     XCTAssertFalse(try follow.isVisible)
///
/// Each touch is followed by a layout pass, and throws ``ScreenError`` if no view or several views match, and
/// `TouchRefusal` if a finger can't touch the view, for example because it is covered or disabled.
public struct ScreenControl: ScreenPlace {
    public let screen: OpenScreen
    public let name: ElementName
    /// The kind that the view must have; `nil` for any kind.
    private let kind: ViewKind?

    init(screen: OpenScreen, name: ElementName, kind: ViewKind? = nil) {
        (self.screen, self.name, self.kind) = (screen, name, kind)
    }

    /// The view.
    ///
    /// - Throws: ``ScreenError`` if no view or several views match, or if the view is not of the required kind.
    public var view: UIView {
        get throws {
            screen.root.layoutIfNeeded()
            let view = try screen.view(locator)
            guard let kind, view.viewKind != kind else { return view }
            throw ScreenError("\(name) is a \(Swift.type(of: view)), not a \(kind.rawValue)")
        }
    }

    /// Performs a touch on the control, followed by a layout pass.
    private func touch(_ body: (Locator) throws -> Void) throws {
        if kind != nil { _ = try view }
        try screen.act { _ in try body(locator) }
    }

    // MARK: Touches

    /// Taps the view.
    public func tap() throws { try touch(screen.tap) }

    /// Presses the view for a while.
    public func longPress() throws { try touch(screen.longPress) }

    /// Taps the view twice.
    public func doubleTap() throws { try touch(screen.doubleTap) }

    /// Swipes over the view, which turns a page or triggers a swipe gesture recognizer.
    public func swipe(_ direction: UISwipeGestureRecognizer.Direction) throws {
        try touch { try screen.swipe($0, direction) }
    }

    /// Drags a finger over the view, for its pan gesture recognizer.
    ///
    /// - Parameter distance: The movement in points; positive values are to the right and down.
    public func pan(by distance: CGPoint) throws { try touch { try screen.pan($0, by: distance) } }

    /// Performs an accessibility custom action of the view.
    public func perform(_ action: String) throws { try touch { try screen.perform(action, of: $0) } }

    /// Toggles the switch.
    public func toggle() throws { try touch(screen.toggle) }

    /// Types at the end of the field. A line feed is the Return key.
    public func type(_ text: String) throws { try touch { try screen.enter(text, into: $0, replacing: false) } }

    /// Types in place of the field's text.
    public func replaceText(with text: String) throws {
        try touch { try screen.enter(text, into: $0, replacing: true) }
    }

    /// Empties the field.
    public func clear() throws { try touch(screen.clear) }

    /// Presses the Delete key in the field.
    public func backspace(times: Int = 1) throws { try touch { try screen.backspace($0, times: times) } }

    /// Slides the slider's thumb to a value.
    public func slide(to value: Double) throws { try touch { try screen.slide($0, to: value) } }

    /// Taps a button of the stepper.
    public func step(_ direction: Finger.StepDirection, times: Int = 1) throws {
        try touch { try screen.step($0, isUp: direction == .up, times: times) }
    }

    /// Turns the picker's wheels to rows with these titles; for a date picker, to a date such as "2026-03-14 18:30". Of a
    /// segmented control, chooses the segment with the title.
    public func choose(_ titles: String...) throws { try touch { try screen.choose(titles, in: $0) } }

    // MARK: States

    /// Whether the switch is on.
    ///
    /// - Throws: ``ScreenError`` if no view or several views match, or if the view is not a switch.
    public var isOn: Bool { get throws { try holds(.on) } }

    /// Whether the control is enabled.
    ///
    /// - Throws: ``ScreenError`` if no view or several views match, or if the view can't be disabled.
    public var isEnabled: Bool { get throws { try holds(.enabled) } }

    /// Whether the control is selected.
    public var isSelected: Bool { get throws { try holds(.selected) } }

    /// Whether the control is highlighted.
    public var isHighlighted: Bool { get throws { try holds(.highlighted) } }

    /// Whether the field is being edited.
    public var isEditing: Bool { get throws { try holds(.editing) } }

    /// Whether the field has no text.
    public var isEmpty: Bool { get throws { try holds(.empty) } }
}
