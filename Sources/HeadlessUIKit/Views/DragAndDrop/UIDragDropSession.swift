import Foundation

/// The common interface of drag sessions and drop sessions. Mirrors `UIDragDropSession` and its members, UIKit.
@MainActor @preconcurrency
public protocol UIDragDropSession: NSObjectProtocol {
    /// The dragged items.
    var items: [UIDragItem] { get }
    /// Returns the position of the finger in the coordinates of a view, in points.
    func location(in view: UIView) -> CGPoint
    /// Whether the drag delegate allows items to be moved and not only copied.
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    /// Returns whether at least one item conforms to at least one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Returns whether an object of the class can be created from at least one item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether at least one item can be loaded as a string.
    public func canLoadObjects(ofClass _: String.Type) -> Bool { canLoadObjects(ofClass: NSString.self) }
    /// Returns whether at least one item can be loaded as a URL.
    public func canLoadObjects(ofClass _: URL.Type) -> Bool { canLoadObjects(ofClass: NSURL.self) }
}
