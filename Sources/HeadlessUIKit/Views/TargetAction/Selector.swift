import Foundation

/// A reference to a method, which can be called on any target that has it. Mirrors `Selector` of the Objective-C
/// runtime, which Linux does not have.
///
///     button.addTarget(
///         self, action: Selector(named: "save") { (form: FormViewController) in form.save }, for: .touchUpInside)
///
/// The plugin that prepares an app's own sources replaces `#selector(save)` with a call to such an initializer. If the
/// target's class overrides the method, the override is called. The method can be private, and it can be declared in a
/// protocol: `{ (form: any Saving) in form.save }`. Two selectors are equal if their methods have the same base name
/// and the same number of parameters.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    private enum Refusal: Error {
        case target
        case sender(expected: String)
        case event(expected: String)
    }

    private typealias Call = @MainActor (_ target: AnyObject, _ sender: Any?, _ event: Any?) throws(Refusal) -> Any

    private let name: String
    private let parameterCount: Int
    private let call: Call
    private let hasMethod: @Sendable (AnyObject) -> Bool

    private init<Target>(
        _ name: String, _ parameterCount: Int, _: Target.Type,
        _ call: @escaping @MainActor (Target, Any?, Any?) throws(Refusal) -> Any,
        has: (@Sendable (AnyObject) -> Bool)? = nil
    ) {
        self.name = name
        self.parameterCount = parameterCount
        self.call = { (target, sender, event) throws(Refusal) in
            guard let target = TypeTarget.value(target, as: Target.self) else { throw .target }
            return try call(target, sender, event)
        }
        hasMethod = has ?? { TypeTarget.value($0, as: Target.self) != nil }
    }

    // MARK: Methods

    /// Creates a selector for a method without parameters. The method may return a value.
    public init<Target, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> () -> Result
    ) {
        self.init(name, 0, Target.self) { target, _, _ in method(target)() }
    }

    /// Creates a selector for a method that takes the sender.
    public init<Target, Sender, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Result
    ) {
        self.init(name, 1, Target.self) { (target, sender, _) throws(Refusal) in
            method(target)(try Self.argument(sender))
        }
    }

    /// Creates a selector for a method that takes the sender and the event.
    public init<Target, Sender, Event, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> (Sender, Event) -> Result
    ) {
        self.init(name, 2, Target.self) { (target, sender, event) throws(Refusal) in
            method(target)(try Self.argument(sender), try Self.argument(event: event))
        }
    }

    // The following three initializers take methods that are isolated to the main actor. They are disfavored overloads,
    // because they cause warnings in Swift 5 code.

    /// Creates a selector for a main-actor method without parameters. The method may return a value.
    @_disfavoredOverload
    public init<Target, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(name, 0, Target.self) { target, _, _ in method(target)() }
    }

    /// Creates a selector for a main-actor method that takes the sender.
    @_disfavoredOverload
    public init<Target, Sender, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name, 1, Target.self) { (target, sender, _) throws(Refusal) in
            method(target)(try Self.argument(sender))
        }
    }

    /// Creates a selector for a main-actor method that takes the sender and the event.
    @_disfavoredOverload
    public init<Target, Sender, Event, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(name, 2, Target.self) { (target, sender, event) throws(Refusal) in
            method(target)(try Self.argument(sender), try Self.argument(event: event))
        }
    }

    /// Creates a selector for a parameterless method of an object's class. Only the type of the object is used.
    public init<Target, Result>(
        named name: String, of object: @autoclosure () -> Target?,
        _ method: @escaping @MainActor (Target) -> () -> Result
    ) {
        self.init(named: name, method)
    }

    /// Creates a selector for a method of an object's class. The method takes the sender.
    public init<Target, Sender, Result>(
        named name: String, of object: @autoclosure () -> Target?,
        _ method: @escaping @MainActor (Target) -> (Sender) -> Result
    ) {
        self.init(named: name, method)
    }

    /// Creates a selector for a method of an object's class. The method takes the sender and the event.
    public init<Target, Sender, Event, Result>(
        named name: String, of object: @autoclosure () -> Target?,
        _ method: @escaping @MainActor (Target) -> (Sender, Event) -> Result
    ) {
        self.init(named: name, method)
    }

    /// Creates a selector for a parameterless main-actor method of an object's class.
    @_disfavoredOverload
    public init<Target, Result>(
        named name: String, of object: @autoclosure () -> Target?,
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(named: name, method)
    }

    /// Creates a selector for a main-actor method of an object's class. The method takes the sender.
    @_disfavoredOverload
    public init<Target, Sender, Result>(
        named name: String, of object: @autoclosure () -> Target?,
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(named: name, method)
    }

    /// Creates a selector for a main-actor method of an object's class. The method takes the sender and the event.
    @_disfavoredOverload
    public init<Target, Sender, Event, Result>(
        named name: String, of object: @autoclosure () -> Target?,
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(named: name, method)
    }

    /// Creates a selector for a method with any parameters. It can be compared, and asked for: a method with more than two
    /// parameters can't be called.
    @_disfavoredOverload
    public init<Target, each Parameter, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> (repeat each Parameter) -> Result
    ) {
        var count = 0
        for _ in repeat (each Parameter).self { count += 1 }
        self.init(name, count, Target.self) { (_, _, _) throws(Refusal) in throw .target }
    }

    /// Creates a selector for a main-actor method with any parameters, which can be compared, and asked for.
    @_disfavoredOverload
    public init<Target, each Parameter, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> @MainActor (repeat each Parameter) -> Result
    ) {
        var count = 0
        for _ in repeat (each Parameter).self { count += 1 }
        self.init(name, count, Target.self) { (_, _, _) throws(Refusal) in throw .target }
    }

    /// Creates a selector for the getter of a property, as `#selector(getter:)` does.
    public init<Target, Value>(
        getter name: String, _ property: @escaping @MainActor (Target) -> Value
    ) {
        self.init(name, 0, Target.self) { target, _, _ in property(target) }
    }

    // MARK: Interface files

    /// Creates a selector for an action that an interface file names. Each target is asked for its action of that name.
    ///
    /// - Parameters:
    ///   - action: The action's Objective-C name, such as `save:`.
    ///   - table: The table with actions that the app has added to UIKit's classes.
    init(inInterface action: String, _ table: (any InterfaceTable.Type)?) {
        let method: @MainActor (AnyObject) -> Selector? = { target in
            (target as? any InterfaceObject)?._interfaceAction(action) ?? table?.action(action, of: target)
        }
        self.init(
            String(action.prefix { $0 != ":" }), action.count { $0 == ":" }, AnyObject.self
        ) { (target, sender, event) throws(Refusal) in
            guard let method = method(target) else { throw .target }
            return try method.call(target, sender, event)
        } has: {
            nonisolated(unsafe) let target = $0
            return MainActor.assumeIsolated { method(target) != nil }
        }
    }

    // MARK: Names

    /// Creates a selector with the given name, such as `save:`. Mirrors `Selector(_:)`.
    ///
    /// - Parameters:
    ///   - str: The name.
    ///   - methods: The methods of that name. The plugin that prepares an app's own sources lists those of the app's classes.
    ///     The first one that a target has is called. Without methods, the selector can only be compared, apart from the
    ///     actions that interface files can name and `sharedApplication`.
    public init(_ str: String, _ methods: [Selector] = []) {
        if str == "sharedApplication", methods.isEmpty {
            self.init(getter: str) { (_: UIApplication.Type) in UIApplication.shared }
            return
        }
        let method: @MainActor (AnyObject) -> Selector? = { target in
            methods.first { $0.isImplemented(by: target) } ?? (target as? any InterfaceObject)?._interfaceAction(str)
        }
        self.init(
            String(str.prefix { $0 != ":" }), str.count { $0 == ":" }, AnyObject.self
        ) { (target, sender, event) throws(Refusal) in
            guard let method = method(target) else { throw .target }
            return try method.call(target, sender, event)
        } has: {
            nonisolated(unsafe) let target = $0
            return methods.contains { $0.isImplemented(by: target) }
                || isOnMainActor && MainActor.assumeIsolated { method(target) != nil }
        }
    }

    // MARK: Calling

    /// Whether the method takes the event.
    var takesEvent: Bool { parameterCount > 1 }

    /// Returns whether an object has the method.
    func isImplemented(by target: AnyObject) -> Bool { hasMethod(target) }

    /// Calls the method on a target. Raises an exception if the target does not have the method, or if the method
    /// requires a different type of sender or event.
    ///
    /// - Returns: The method's result.
    @MainActor @discardableResult
    func perform(on target: AnyObject, with sender: Any?, _ event: Any? = nil) -> Any? {
        do throws(Refusal) {
            return try call(target, sender, event)
        } catch {
            let method = "-[\(type(of: target)) \(description)]"
            let reason =
                switch error {
                case .target: "\(method): unrecognized selector sent to instance 0x0"
                case .sender(let expected):
                    "\(method): takes a \(expected), and was sent \(sender.map { "by a \(type(of: $0))" } ?? "without a sender")"
                case .event(let expected):
                    "\(method): takes a \(expected), and was sent \(event.map { "with a \(type(of: $0))" } ?? "without an event")"
                }
            ListException.raise(ListException(reason, name: "NSInvalidArgumentException"))
            return nil
        }
    }

    /// Returns an event, converted to the type of the method's parameter.
    private static func argument<Parameter>(event: Any?) throws(Refusal) -> Parameter {
        if let parameter = event as? Parameter { return parameter }
        if let parameter = (event as Any) as? Parameter { return parameter }
        throw .event(expected: "\(Parameter.self)")
    }

    /// Returns a sender, converted to the type of the method's parameter.
    ///
    /// If the parameter is a Boolean, as with `UIView.endEditing(_:)`, any object that is not a Boolean is passed as
    /// `true`, and `nil` is passed as `false`, as in Objective-C.
    private static func argument<Parameter>(_ value: Any?) throws(Refusal) -> Parameter {
        if let value {
            if let parameter = value as? Parameter { return parameter }
            if let note = value as? Notification, let parameter = note._bridgeToObjectiveC() as? Parameter {
                return parameter
            }
        } else if let parameter = (value as Any) as? Parameter {
            return parameter
        }
        if let parameter = (value != nil) as? Parameter { return parameter }
        throw .sender(expected: "\(Parameter.self)")
    }

    // MARK: Hashable, CustomStringConvertible

    public static func == (left: Selector, right: Selector) -> Bool {
        left.name == right.name && left.parameterCount == right.parameterCount
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(parameterCount)
    }

    /// The base name, followed by a colon for each parameter. This is how the Objective-C runtime writes a selector
    /// without argument labels.
    public var description: String { name + String(repeating: ":", count: parameterCount) }
}
