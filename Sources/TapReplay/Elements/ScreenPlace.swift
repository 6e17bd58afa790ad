import HeadlessUIKit

/// An element in which other elements are found: the screen, a row, a header, a bar, an alert.
@MainActor
public protocol ScreenPlace: ScreenElement {}

extension ScreenPlace {
    private func control(_ key: Locator.Control) -> ScreenControl {
        ScreenControl(screen: screen, name: ElementName(.control(key, in: locator)))
    }

    private func control(_ kind: ViewKind, _ number: Int?) -> ScreenControl { control(.kind(kind, number)) }

    /// The control or other view that shows a text, or whose accessibility label is this text if it shows none.
    ///
    /// Visible views take precedence over hidden ones, and controls over other views.
    public func control(_ text: String) -> ScreenControl { control(.text(text)) }

    /// The control or other view that has an accessibility identifier.
    public func control(id: String) -> ScreenControl { control(.identifier(id)) }

    /// The button with a title. A label with the same text is not found.
    public func button(_ title: String) -> ScreenControl {
        ScreenControl(screen: screen, name: ElementName(.control(.text(title), in: locator)), kind: .button)
    }

    /// The only button or, given a number, one of several. Views of a kind are numbered from 0, from top to bottom and
    /// from the leading to the trailing edge.
    public func button(_ number: Int? = nil) -> ScreenControl { control(.button, number) }

    /// The only switch or, given a number, one of several.
    public func `switch`(_ number: Int? = nil) -> ScreenControl { control(.switch, number) }

    /// The only label or, given a number, one of several.
    public func label(_ number: Int? = nil) -> ScreenControl { control(.label, number) }

    /// The only image or, given a number, one of several.
    public func image(_ number: Int? = nil) -> ScreenControl { control(.image, number) }

    /// The only text field or text view or, given a number, one of several.
    public func field(_ number: Int? = nil) -> ScreenControl { control(.field, number) }

    /// The only slider or, given a number, one of several.
    public func slider(_ number: Int? = nil) -> ScreenControl { control(.slider, number) }

    /// The only stepper or, given a number, one of several.
    public func stepper(_ number: Int? = nil) -> ScreenControl { control(.stepper, number) }

    /// The only segmented control or, given a number, one of several.
    public func segments(_ number: Int? = nil) -> ScreenControl { control(.segments, number) }

    /// The only picker or date picker or, given a number, one of several.
    public func picker(_ number: Int? = nil) -> ScreenControl { control(.picker, number) }

    /// Taps the control or other view that shows a text.
    ///
    /// - Throws: ``ScreenError`` if no view or several views match; `TouchRefusal` if a finger can't tap the view.
    public func tap(_ text: String) throws { try control(text).tap() }
}
