import Foundation

/// A property that a class reads from an interface file.
///
/// Reading has two steps. The first, which takes place once for each element, parses the value. The second sets the
/// value, and takes place for each object that is made from the element.
@MainActor
struct InterfaceProperty<Object: AnyObject> {
    typealias Step = @MainActor (Object) -> Void

    /// Parses the value; returns `nil` if the element does not have the property.
    let prepare: @MainActor (InterfaceElement) -> Step?

    init(_ prepare: @escaping @MainActor (InterfaceElement) -> Step?) { self.prepare = prepare }

    /// A property whose value is parsed once.
    static func value<Value>(
        _ parse: @escaping @MainActor (InterfaceElement) -> Value?,
        _ set: @escaping @MainActor (Object, Value) -> Void
    ) -> Self {
        Self { element in
            guard let value = parse(element) else { return nil }
            return { set($0, value) }
        }
    }

    /// An attribute that is `YES` or `NO`.
    static func flag(_ name: String, _ set: @escaping @MainActor (Object, Bool) -> Void) -> Self {
        value({ $0[name].map { $0 == "YES" } }, set)
    }

    static func number(_ name: String, _ set: @escaping @MainActor (Object, CGFloat) -> Void) -> Self {
        value({ $0.number(name) }, set)
    }

    static func string(_ name: String, _ set: @escaping @MainActor (Object, String) -> Void) -> Self {
        value({ $0[name] }, set)
    }

    /// A text, which a table of strings may localize.
    static func text(_ name: String, _ set: @escaping @MainActor (Object, String) -> Void) -> Self {
        value({ $0.localized(name) }, set)
    }

    static func color(_ key: String, _ set: @escaping @MainActor (Object, UIColor) -> Void) -> Self {
        value({ $0.value(key)?.color }, set)
    }

    /// A font. It is made for each object, because the font of a text style depends on the text size.
    static func font(_ key: String, _ set: @escaping @MainActor (Object, UIFont) -> Void) -> Self {
        Self { element in
            guard let value = element.value(key), let make = value.font else { return nil }
            return { set($0, make()) }
        }
    }

    /// An image, which is an attribute or an element.
    static func image(_ name: String, _ set: @escaping @MainActor (Object, UIImage) -> Void) -> Self {
        value({ $0.image(name) }, set)
    }

    static func insets(_ key: String, _ set: @escaping @MainActor (Object, UIEdgeInsets) -> Void) -> Self {
        value({ $0.value(key)?.insets }, set)
    }

    static func size(_ key: String, _ set: @escaping @MainActor (Object, CGSize) -> Void) -> Self {
        value({ $0.value(key)?.size }, set)
    }

    /// An attribute whose values have names.
    static func choice<Value>(
        _ name: String, _ values: [String: Value], _ set: @escaping @MainActor (Object, Value) -> Void
    ) -> Self {
        value({ $0[name].flatMap { values[$0] } }, set)
    }
}

/// The properties of one element, parsed for the objects of a class.
@MainActor
final class InterfacePlan<Object: AnyObject> {
    let steps: [InterfaceProperty<Object>.Step]

    init(_ element: InterfaceElement, _ properties: [InterfaceProperty<Object>]) {
        steps = properties.compactMap { $0.prepare(element) }
    }
}
