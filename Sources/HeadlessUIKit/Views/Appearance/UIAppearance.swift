import Foundation

/// A container to which an appearance proxy can be restricted: a view or a view controller. Mirrors
/// `UIAppearanceContainer`, UIKit. A controller contains its view and the views inside it.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// An object whose class has an appearance proxy. Mirrors `UIAppearance`, UIKit.
///
/// A proxy is an instance of the class, created with `init(coder:)`. Its values apply to instances of the class and its
/// subclasses when they enter a window after the proxy was created or changed: a view that was never in a window has no
/// appearance of a proxy, and one that is already in a window keeps its own. Bar items get the values when they are
/// created (unverified). Values that were set on an instance are kept, unless they equal the value that a proxy set last
/// or, before any proxy has set one, the default value. Only properties that affect the appearance are copied. Proxies
/// for trait collections are not supported.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    /// Returns a proxy for objects inside a container of the first type, which is itself inside a container of the
    /// second type, and so on. The proxy's values are applied to a view that enters a window inside such containers.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceHolder {}

/// A property that an appearance proxy can set.
@MainActor
struct AppearanceProperty {
    /// The value of a property on a proxy.
    struct Setting {
        /// Whether the property was set on the proxy.
        let isSet: @MainActor () -> Bool
        /// Sets the property of an object to the proxy's value, and returns the value.
        let copy: @MainActor (_ object: NSObject) -> Any
        /// Returns whether an object has a value: the given one, or the default value if none is given.
        let matches: @MainActor (_ object: NSObject, _ value: Any?) -> Bool
    }

    /// Creates the property's setting for a new proxy. The proxy's current value is taken as the default value.
    let setting: @MainActor (_ proxy: NSObject) -> Setting

    private init<Root: NSObject, Value: SendableMetatype>(
        _ path: ReferenceWritableKeyPath<Root, Value>, isSame: @escaping @Sendable (Value, Value) -> Bool,
        isDefault: (@MainActor (Root) -> Bool)? = nil
    ) {
        setting = { proxy in
            guard let proxy = proxy as? Root else {
                return Setting(isSet: { false }, copy: { _ in () }, matches: { _, _ in false })
            }
            let first = proxy[keyPath: path]
            return Setting(
                isSet: { [unowned proxy] in !isSame(first, proxy[keyPath: path]) },
                copy: { [unowned proxy] object in
                    let value = proxy[keyPath: path]
                    // Setting an equal value can have effects, for example on the attributed text of a label.
                    if let object = object as? Root, !isSame(object[keyPath: path], value) {
                        object[keyPath: path] = value
                    }
                    return value
                },
                matches: { object, value in
                    guard let object = object as? Root else { return false }
                    guard let value else { return isDefault?(object) ?? isSame(object[keyPath: path], first) }
                    return (value as? Value).map { isSame(object[keyPath: path], $0) } ?? false
                })
        }
    }

    init<Root: NSObject, Value: Equatable & SendableMetatype>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(path) { $0 == $1 }
    }

    /// Creates a property whose default value is a different object for each instance.
    init<Root: NSObject, Value: NSObject & SendableMetatype>(
        _ path: ReferenceWritableKeyPath<Root, Value>, isDefault: @escaping @MainActor (Root) -> Bool
    ) {
        self.init(path, isSame: { $0 === $1 }, isDefault: isDefault)
    }

    /// Creates a property for text attributes, which may be `nil`.
    init<Root: NSObject>(attributes path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>) {
        self.init(path) { first, second in
            guard let first, let second else { return first == nil && second == nil }
            return first.count == second.count
                && first.allSatisfy { key, value in
                    (value as? AnyHashable).map { $0 == second[key] as? AnyHashable } ?? false
                }
        }
    }
}

/// An object that can serve as an appearance proxy.
@MainActor
protocol AppearanceHolder: NSObject {
    init?(coder: NSCoder)
}

/// All appearance proxies.
@MainActor
final class AppearanceProxies {
    static let shared = AppearanceProxies()

    private struct Proxy {
        let object: NSObject
        let containers: [any UIAppearanceContainer.Type]
        /// The settings in the order of the class's properties, with the properties of its superclasses first.
        let settings: [AppearanceProperty.Setting]
    }

    private var proxies: [ObjectIdentifier: [Proxy]] = [:]
    /// Whether there are no proxies. This is the usual case.
    var isEmpty: Bool { proxies.isEmpty }
    private var isMaking = false

    func removeAll() { proxies = [:] }

    func proxy<Object: AppearanceHolder>(
        of type: Object.Type, _ containers: [any UIAppearanceContainer.Type], _ properties: [AppearanceProperty]
    ) -> Object {
        let known = proxies[ObjectIdentifier(type), default: []].first {
            $0.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        if let object = known?.object as? Object { return object }
        isMaking = true
        let made = type.init(coder: NSCoder())
        isMaking = false
        guard let made else { fatalError("init(coder:) of \(type) makes no proxy for its appearance") }
        let settings = properties.map { $0.setting(made) }
        let proxy = Proxy(object: made, containers: containers, settings: settings)
        proxies[ObjectIdentifier(type), default: []].append(proxy)
        return made
    }

    /// Applies the unrestricted proxies of a new object's class and superclasses, if the object is not a view.
    func apply(to object: NSObject) {
        guard !isMaking else { return }
        for proxy in proxies(for: object) where proxy.containers.isEmpty {
            for setting in proxy.settings where setting.isSet() { _ = setting.copy(object) }
        }
    }

    /// Applies proxies to a view that enters a window, and to its descendants. If several proxies set a property, one
    /// that is restricted to the view's containers takes precedence over an unrestricted one, and a proxy of the view's
    /// class over one of its superclasses.
    ///
    /// A property is set only if no other code has set it: if it has the value that a proxy set last or, if no proxy has
    /// set it, the default value.
    func apply(inside view: UIView) {
        let all = proxies(for: view)
        let unrestricted = all.filter(\.containers.isEmpty)
        let restricted = all.filter { !$0.containers.isEmpty && Self.isContained(view, in: $0.containers) }
        let proxies = unrestricted + restricted
        for index in 0..<(proxies.map(\.settings.count).max() ?? 0) {
            let settings = proxies.compactMap { $0.settings.indices.contains(index) ? $0.settings[index] : nil }
            guard let setting = settings.last(where: { $0.isSet() }) else { continue }
            if setting.matches(view, view.appearanceValues[index]) { view.appearanceValues[index] = setting.copy(view) }
        }
        for subview in view.subviews { apply(inside: subview) }
    }

    private func proxies(for object: NSObject) -> [Proxy] {
        var found: [[Proxy]] = []
        var next: AnyClass? = type(of: object)
        while let type = next {
            if let known = proxies[ObjectIdentifier(type)] { found.append(known) }
            next = _getSuperclass(type)
        }
        return found.reversed().flatMap { $0 }
    }

    /// Returns whether the responder chain above a view contains objects of the given types in the given order,
    /// innermost object first.
    private static func isContained(_ view: UIView, in containers: [any UIAppearanceContainer.Type]) -> Bool {
        var rest = containers[...]
        var responder = view.next
        while let current = responder, let type = rest.first {
            if isKind(current, of: type) { rest.removeFirst() }
            // A controller does not contain the controllers that it presents.
            let (next, controller) = (current.next, current as? UIViewController)
            let isPresented = next != nil && controller?.presentingViewController === next
            responder = isPresented ? controller?.viewIfLoaded?.window : next
        }
        return rest.isEmpty
    }

    private static func isKind(_ object: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
        var next: AnyClass? = Swift.type(of: object)
        while let current = next {
            if ObjectIdentifier(current) == ObjectIdentifier(type) { return true }
            next = _getSuperclass(current)
        }
        return false
    }
}
