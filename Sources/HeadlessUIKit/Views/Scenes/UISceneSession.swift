@preconcurrency import Foundation

/// The persistent information about a scene. Mirrors `UISceneSession` and its members, UIKit.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// Mirrors `UISceneSession.Role`.
    public struct Role: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }
    open var role: Role { .windowApplication }
    open var persistentIdentifier: String { "headless" }
    open var userInfo: [String: Any]?
}
