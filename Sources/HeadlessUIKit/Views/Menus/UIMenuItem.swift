@preconcurrency import Foundation

/// An item of the menu with editing commands. Mirrors `UIMenuItem` and its members, UIKit.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) {
        self.title = title
        self.action = action
        super.init()
    }
}
