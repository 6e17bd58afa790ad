import Foundation

/// A drag from its beginning to its end, for the delegates at its destinations. Mirrors `UIDropSession` and its
/// members, UIKit.
@MainActor @preconcurrency
public protocol UIDropSession: ProgressReporting, UIDragDropSession {
    /// The drag session. It is never `nil`, because there are no other apps that a drag could come from.
    var localDragSession: (any UIDragSession)? { get }
    /// Stored, but not drawn.
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Loads an object of a class from each item that can be loaded as one. The completion handler is called later on
    /// the main queue, with the objects in the order of their items. Items that can't be loaded are left out.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Loads the items that are strings.
    @discardableResult
    public func loadObjects(ofClass _: String.Type, completion: @escaping ([String]) -> Void) -> Progress {
        loadObjects(ofClass: NSString.self) { completion($0.compactMap { ($0 as? NSString).map { $0 as String } }) }
    }

    /// Loads the items that are URLs.
    @discardableResult
    public func loadObjects(ofClass _: URL.Type, completion: @escaping ([URL]) -> Void) -> Progress {
        loadObjects(ofClass: NSURL.self) { completion($0.compactMap { ($0 as? NSURL).map { $0 as URL } }) }
    }
}
