import HeadlessUIKit

extension OpenScreen: ScreenListPlace {
    public var screen: OpenScreen { self }
    public var name: ElementName { .screen }

    /// The presented alert or action sheet.
    public var alert: ScreenPart { ScreenPart(screen: self, name: .alert) }
    /// The navigation bar.
    public var navigationBar: ScreenPart { ScreenPart(screen: self, name: .navigationBar) }
    /// The toolbar.
    public var toolbar: ScreenPart { ScreenPart(screen: self, name: .toolbar) }
    /// The tab bar.
    public var tabBar: ScreenPart { ScreenPart(screen: self, name: .tabBar) }
    /// The open menu.
    public var menu: ScreenMenu { ScreenMenu(screen: self) }

    /// The tab with a title.
    public func tab(_ title: String) -> ScreenTab { ScreenTab(screen: self, title: title) }

    /// The list with an accessibility identifier.
    public func list(id: String) -> ScreenList { ScreenList(screen: self, name: ElementName(.list(.identifier(id)))) }

    /// The list with a number. Lists that are not hidden are numbered from 0, in the order of the view tree.
    public func list(_ number: Int) -> ScreenList {
        ScreenList(screen: self, name: ElementName(.list(.number(number))))
    }

    /// Taps the control or other view that shows a text, in a place.
    ///
    ///     try screen.tap("Follow", in: .row("Person 1"))
    ///
    /// - Throws: ``ScreenError`` if no view or several views match; `TouchRefusal` if a finger can't tap the view.
    public func tap(_ text: String, in place: ElementName) throws {
        try act { try $0.tap(.control(.text(text), in: place.locator)) }
    }

    // MARK: Touches

    /// Swipes from the left edge, which goes back to the previous page.
    ///
    /// - Parameter halfway: Whether the finger stops half way, so that the page stays.
    /// - Throws: ``ScreenError`` if there is no navigation controller; `TouchRefusal` if there is nothing to go back to.
    public func swipeBack(halfway: Bool = false) throws { try act { try $0.goBack(givingUp: halfway) } }

    /// Swipes the sheet in front down, which dismisses it.
    ///
    /// - Throws: ``ScreenError`` if no sheet is in front, or if it can't be dismissed in this way.
    public func swipeSheetDown() throws { try act { try $0.dismissSheet() } }

    /// Dismisses the keyboard with its key on an iPad, or by a drag where the screen allows that.
    ///
    /// - Throws: `TouchRefusal` if there is no keyboard, or no way to dismiss it.
    public func dismissKeyboard() throws { try act { try Finger().dismissKeyboard(in: $0.root) } }

    /// Taps beside all rows and controls, as to end editing.
    ///
    /// - Throws: `TouchRefusal` if there is no such place.
    public func tapEmptyPlace() throws { try act { try Finger().tapEmptyPlace(in: $0.root) } }

    /// Taps the status bar, which scrolls the only list to its top.
    ///
    /// - Throws: ``ScreenError`` if there is no list, or if there are several.
    public func tapStatusBar() throws { try act { try $0.tapStatusBar(.main) } }

    // MARK: Waiting

    /// Suspends until a condition holds. Other work on the main actor continues in the meantime, and timers fire.
    ///
    ///     try await screen.wait { try screen.rowCount() == 5 }
    ///
    /// While the condition throws a ``ScreenError``, it does not hold.
    ///
    /// - Throws: ``ScreenError`` if the time is up; `CancellationError`.
    public func wait(
        for time: Duration = .seconds(5), until condition: @MainActor () throws -> Bool
    ) async throws {
        try await wait(for: time) { try condition() ? nil : "the condition does not hold" }
    }
}
