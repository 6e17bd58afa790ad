import Foundation

/// The result of connecting an outlet or setting an inspectable property; see ``InterfaceObject``. UIKit has no such
/// type.
public enum InterfaceConnection {
    /// The property was set.
    case made
    /// The class has no such property.
    case unknown
    /// The value is not of the property's type.
    case mismatch(expected: Any.Type)

    /// Sets an outlet, if the value is of its type. The value of an outlet collection is an array.
    public static func outlet<Value>(_ value: Any?, _ set: (Value) -> Void) -> InterfaceConnection {
        guard let value = value as? Value else { return .mismatch(expected: Value.self) }
        set(value)
        return .made
    }

    /// Sets an inspectable property, if the value can be converted to its type. Numbers are converted to any type of
    /// number.
    public static func inspectable<Value>(_ value: Any?, _ set: (Value) -> Void) -> InterfaceConnection {
        guard let value = converted(value, to: Value.self) else { return .mismatch(expected: Value.self) }
        set(value)
        return .made
    }

    static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let number = value as? NSNumber else { return value as? Value }
        let converted: Any? =
            switch type {
            case is Bool.Type, is Bool?.Type: number.boolValue
            case is Int.Type, is Int?.Type: number.intValue
            case is UInt.Type, is UInt?.Type: number.uintValue
            case is Int32.Type, is Int32?.Type: number.int32Value
            case is Double.Type, is Double?.Type: number.doubleValue
            case is Float.Type, is Float?.Type: number.floatValue
            case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue)
            default: number
            }
        return converted as? Value
    }
}
