@preconcurrency import Foundation

/// The classes from which a scene is created. Mirrors `UISceneConfiguration` and its members, UIKit. Stored, but has no
/// effect.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public final let name: String?
    public final let role: UISceneSession.Role
    open var sceneClass: AnyClass?
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}
