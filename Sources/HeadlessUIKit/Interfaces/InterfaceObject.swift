@preconcurrency import Foundation

/// An object that can be connected to other objects in a storyboard or xib.
///
/// UIKit uses key-value coding and the Objective-C runtime instead, which Linux does not have. The plugin that prepares
/// an app's own sources overrides the methods in classes with outlets, actions and inspectable properties.
@MainActor @preconcurrency
public protocol InterfaceObject: AnyObject {
    /// Sets an outlet or an outlet collection.
    func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection
    /// Returns the action with an Objective-C name such as `save:`; `nil` if there is none.
    func _interfaceAction(_ selector: String) -> Selector?
    /// Sets a property from a user-defined runtime attribute.
    func _setInspectable(_ name: String, to value: Any?) -> InterfaceConnection
    /// Returns the segue action with an Objective-C name; `nil` if there is none.
    func _interfaceSegueAction(_ selector: String) -> InterfaceSegueAction?
    /// Called when the object has been loaded and connected.
    func awakeFromNib()
}

extension InterfaceObject {
    public func _setOutlet(_ name: String, to value: Any?) -> InterfaceConnection { .unknown }
    public func _interfaceAction(_ selector: String) -> Selector? { nil }
    public func _setInspectable(_ name: String, to value: Any?) -> InterfaceConnection { .unknown }
    public func _interfaceSegueAction(_ selector: String) -> InterfaceSegueAction? { nil }
    public func awakeFromNib() {}
}

/// A segue action: creates the destination of a segue.
public typealias InterfaceSegueAction = (_ coder: NSCoder, _ sender: Any?, _ segueIdentifier: String?) ->
    UIViewController?

/// An object that is made from an element of an interface file.
@MainActor
protocol DecodedObject: AnyObject {
    init?(coder: NSCoder)
}

/// An object whose class has no required initializer in UIKit. Its initializer and its conformance are unavailable, so
/// that subclasses do not have to implement the initializer; a dynamic cast finds the conformance anyway.
@MainActor
protocol InterfaceMade: AnyObject {
    init?(interfaceCoder coder: NSCoder)
}

/// An object that sends an action.
@MainActor
protocol ActionSource: AnyObject {
    /// Adds a target and an action.
    ///
    /// - Parameter events: The control events as Interface Builder names them; `nil` for the object's main event.
    func connect(_ action: Selector, to target: AnyObject?, events: String?)
}

/// A controller's scene in a storyboard, for the objects that are made from it.
@MainActor
protocol InterfaceScene: AnyObject {
    /// Returns the object of an element outside the part of the scene that is being made.
    func object(for element: InterfaceElement) -> AnyObject?
    /// Connects a segue to the object that triggers it.
    func connectSegue(_ segue: InterfaceElement, from source: AnyObject)
}
