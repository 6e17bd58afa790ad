import Foundation

/// A part of a query that a search field shows as an icon and a text. Mirrors `UISearchToken`, UIKit.
open class UISearchToken: NSObject {
    private let icon: UIImage?
    private let text: String
    /// Any object that the app needs to search for the token.
    public final var representedObject: Any?

    @MainActor
    public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }

    /// The text of the token.
    open override var description: String { text }
}
