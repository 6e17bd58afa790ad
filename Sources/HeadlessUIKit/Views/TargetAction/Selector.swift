import Foundation

/// A method that is called on any target that has it. Mirrors `Selector` of the Objective-C runtime, which Linux does not have.
///
///     button.addTarget(self, action: Selector(named: "save") { (form: FormViewController) in form.save }, for: .touchUpInside)
///
/// This is what `#selector(save)` becomes where an app's own sources are prepared. An override of the method is called, a
/// private method too. Two selectors are the same if the methods have the same base name and as many parameters.
public struct Selector: Hashable, Sendable, CustomStringConvertible {
    private enum Refusal: Error {
        case target
        case sender(expected: String)
    }

    private typealias Call = @MainActor (_ target: AnyObject, _ sender: Any?, _ event: Any?) throws(Refusal) -> Any

    private let name: String
    private let parameterCount: Int
    private let call: Call
    private let hasMethod: @MainActor (AnyObject) -> Bool

    private init<Target: AnyObject>(
        _ name: String, _ parameterCount: Int, _: Target.Type,
        _ call: @escaping @MainActor (Target, Any?, Any?) throws(Refusal) -> Any
    ) {
        self.name = name
        self.parameterCount = parameterCount
        self.call = { (target, sender, event) throws(Refusal) in
            guard let target = target as? Target else { throw .target }
            return try call(target, sender, event)
        }
        hasMethod = { $0 is Target }
    }

    // MARK: Methods

    /// A method without parameters, which may have a result.
    public init<Target: AnyObject, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> () -> Result
    ) {
        self.init(name, 0, Target.self) { target, _, _ in method(target)() }
    }

    /// A method that takes the sender.
    public init<Target: AnyObject, Sender, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> (Sender) -> Result
    ) {
        self.init(name, 1, Target.self) { (target, sender, _) throws(Refusal) in
            method(target)(try Self.argument(sender))
        }
    }

    /// A method that takes the sender and the event.
    public init<Target: AnyObject, Sender, Event, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> (Sender, Event) -> Result
    ) {
        self.init(name, 2, Target.self) { (target, sender, event) throws(Refusal) in
            method(target)(try Self.argument(sender), try Self.argument(event))
        }
    }

    // The same for methods of the main actor. In code of Swift 5 these would warn, so the others come first there.

    /// A method of the main actor without parameters, which may have a result.
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(name, 0, Target.self) { target, _, _ in method(target)() }
    }

    /// A method of the main actor that takes the sender.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(name, 1, Target.self) { (target, sender, _) throws(Refusal) in
            method(target)(try Self.argument(sender))
        }
    }

    /// A method of the main actor that takes the sender and the event.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Event, Result>(
        named name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(name, 2, Target.self) { (target, sender, event) throws(Refusal) in
            method(target)(try Self.argument(sender), try Self.argument(event))
        }
    }

    /// A method without parameters of an object's class. The object is not looked at.
    public init<Target: AnyObject, Result>(
        named name: String, of object: @autoclosure () -> Target?,
        _ method: @escaping @MainActor (Target) -> () -> Result
    ) {
        self.init(named: name, method)
    }

    /// A method of an object's class that takes the sender.
    public init<Target: AnyObject, Sender, Result>(
        named name: String, of object: @autoclosure () -> Target?,
        _ method: @escaping @MainActor (Target) -> (Sender) -> Result
    ) {
        self.init(named: name, method)
    }

    /// A method of an object's class that takes the sender and the event.
    public init<Target: AnyObject, Sender, Event, Result>(
        named name: String, of object: @autoclosure () -> Target?,
        _ method: @escaping @MainActor (Target) -> (Sender, Event) -> Result
    ) {
        self.init(named: name, method)
    }

    /// A method of the main actor without parameters, of an object's class.
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(
        named name: String, of object: @autoclosure () -> Target?,
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
    ) {
        self.init(named: name, method)
    }

    /// A method of the main actor that takes the sender, of an object's class.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Result>(
        named name: String, of object: @autoclosure () -> Target?,
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
    ) {
        self.init(named: name, method)
    }

    /// A method of the main actor that takes the sender and the event, of an object's class.
    @_disfavoredOverload
    public init<Target: AnyObject, Sender, Event, Result>(
        named name: String, of object: @autoclosure () -> Target?,
        _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
    ) {
        self.init(named: name, method)
    }

    /// What reads a property, as `#selector(getter:)` does.
    public init<Target: AnyObject, Value>(
        getter name: String, _ property: @escaping @MainActor (Target) -> Value
    ) {
        self.init(name, 0, Target.self) { target, _, _ in property(target) }
    }

    // MARK: Calling

    /// Whether an object has the method.
    @MainActor
    func isImplemented(by target: AnyObject) -> Bool { hasMethod(target) }

    /// Calls the method on a target. One that does not have it, or takes another sender, stops as a programmer's error.
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
                    "\(method): takes a \(expected), and was sent by \(sender.map { "a \(type(of: $0))" } ?? "nobody")"
                }
            ListException.raise(ListException(reason, name: "NSInvalidArgumentException"))
            return nil
        }
    }

    /// What a method gets for a parameter.
    ///
    /// Objective-C passes any object where a method takes a truth value, as `UIView.endEditing(_:)` does, and an object is true.
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

    /// The base name, and a colon for each parameter, as the Objective-C runtime writes it where parameters have no labels.
    public var description: String { name + String(repeating: ":", count: parameterCount) }
}
