import HeadlessUIKit

/// Something on a screen that a test finds by its name: a row, a control, a bar, an alert.
///
/// An element is found again at each use, so a test can name it before it appears. Like a step in a script, each use
/// requires exactly one match. The error says what was not found and suggests the nearest name, or lists the matches and
/// what distinguishes them.
@MainActor
public protocol ScreenElement {
    /// The screen that contains the element.
    var screen: OpenScreen { get }
    /// The element's name, as a script writes it.
    var name: ElementName { get }
}

extension ScreenElement {
    var locator: Locator { name.locator }

    /// The element's view: for a row, its cell.
    ///
    /// - Throws: ``ScreenError`` if no view or several views match.
    public var view: UIView {
        get throws {
            screen.root.layoutIfNeeded()
            return try screen.view(locator)
        }
    }

    /// The visible texts in the element, in the order of the view tree or, for a slider, a stepper, segments or a picker,
    /// the texts of its value.
    ///
    /// - Throws: ``ScreenError`` if no view or several views match.
    public var texts: [String] { get throws { Content.shown(by: try view) } }

    /// The first visible text in the element.
    ///
    /// - Throws: ``ScreenError`` if no view or several views match, or if the view shows no text.
    public var text: String {
        get throws {
            screen.root.layoutIfNeeded()
            return try screen.text(of: locator)
        }
    }

    /// Whether the element exists and is not hidden.
    ///
    /// - Throws: ``ScreenError`` if several views match.
    public var isVisible: Bool { get throws { try holds(.visible) } }

    /// Whether one of the element's texts equals a text.
    public func shows(_ text: String) throws -> Bool { try texts.contains(text) }

    /// Whether one of the element's texts contains a text.
    public func contains(_ text: String) throws -> Bool { try texts.contains { $0.contains(text) } }

    func holds(_ state: ViewState) throws -> Bool {
        screen.root.layoutIfNeeded()
        return try screen.holds(state, locator)
    }

    /// Performs a touch, followed by a layout pass.
    func touch(_ body: (OpenScreen) throws -> Void) throws { try screen.act(body) }

    /// Suspends until the element is visible. Other work on the main actor continues in the meantime.
    ///
    /// - Throws: ``ScreenError`` if the time is up or if several views match; `CancellationError`.
    public func waitUntilVisible(for time: Duration = .seconds(5)) async throws {
        try await screen.wait(for: time) {
            screen.root.layoutIfNeeded()
            if try screen.holds(.visible, locator) { return nil }
            do { _ = try screen.view(locator) } catch { return "\(error)" }
            return "\(locator) is hidden"
        }
    }

    /// Suspends until the element is not visible. Other work on the main actor continues in the meantime.
    ///
    /// - Throws: ``ScreenError`` if the time is up or if several views match; `CancellationError`.
    public func waitUntilNotVisible(for time: Duration = .seconds(5)) async throws {
        try await screen.wait(for: time) { try holds(.visible) ? "\(locator) is visible" : nil }
    }
}
