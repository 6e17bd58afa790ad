/// The classes that an app's storyboards and xibs use. The plugin that prepares an app's own sources writes a class
/// `HeadlessInterfaceTable` that conforms to it. UIKit has no such type.
@MainActor @preconcurrency
public protocol InterfaceTable: AnyObject, SendableMetatype {
    /// The classes by the names that compiled files have for them.
    static var classes: [String: AnyClass] { get }
    /// Makes an object of a class that is neither a view nor a controller; `nil` for other classes.
    static func make(_ name: String) -> AnyObject?
    /// Sets a property that the app has added to a class of UIKit.
    static func setInspectable(_ name: String, of object: AnyObject, to value: Any?) -> InterfaceConnection
    /// Returns an action that the app has added to a class of UIKit.
    static func action(_ selector: String, of object: AnyObject) -> Selector?
}

extension InterfaceTable {
    public static func make(_ name: String) -> AnyObject? { nil }
    public static func setInspectable(
        _ name: String, of object: AnyObject, to value: Any?
    ) -> InterfaceConnection { .unknown }
    public static func action(_ selector: String, of object: AnyObject) -> Selector? { nil }
}
