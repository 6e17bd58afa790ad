import Foundation

/// A drag from its beginning to its end, for the delegate at its source. Mirrors `UIDragSession` and its members,
/// UIKit.
@MainActor @preconcurrency
public protocol UIDragSession: UIDragDropSession {
    /// A value for the app's own use.
    var localContext: Any? { get set }
}
