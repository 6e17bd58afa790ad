import Foundation

/// A container to which an appearance proxy can be restricted: a view or a view controller. Mirrors
/// `UIAppearanceContainer`, UIKit. A controller contains its view and the views inside it.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// An object whose class has an appearance proxy. Mirrors `UIAppearance`, UIKit.
///
/// A proxy is an instance of the class, created with `init(coder:)`. Its values apply to instances of the class and its
/// subclasses: to new instances and, as in UIKit, to views that enter a window after the proxy was created or changed.
/// Views that are already in a window keep their appearance. Values that were set on an instance are kept, too, unless
/// they equal the default or a value that the proxy has set. Only properties that affect the appearance are copied.
/// Proxies for trait collections are not supported.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    /// Returns a proxy for objects inside a container of the first type, which is itself inside a container of the
    /// second type, and so on. The proxy's values are applied to an object when it is added to such a container.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceHolder {}

/// A property that an appearance proxy can set.
@MainActor
struct AppearanceProperty {
    /// The value of a property on a proxy.
    struct Setting {
        /// Copies the property's value to an object if the property was set on the proxy.
        let copy: @MainActor (_ object: NSObject) -> Void
        /// Returns whether an object's value is the default value, or the proxy's current or a former value. If so, no
        /// other code has set the property.
        let explains: @MainActor (_ object: NSObject) -> Bool
        /// Returns whether an object's value is one that the proxy has copied to any object.
        let hasCopied: @MainActor (_ object: NSObject) -> Bool
    }

    /// Creates the property's setting for a new proxy. The proxy's current value is taken as the default value.
    let setting: @MainActor (_ proxy: NSObject) -> Setting

    /// The different values of a proxy's property that were copied to objects.
    @MainActor
    private final class Copied<Value> {
        var values: [Value] = []
    }

    private init<Root: NSObject, Value: SendableMetatype>(
        _ path: ReferenceWritableKeyPath<Root, Value>, isSame: @escaping @Sendable (Value, Value) -> Bool
    ) {
        setting = { proxy in
            guard let proxy = proxy as? Root else {
                return Setting(copy: { _ in }, explains: { _ in false }, hasCopied: { _ in false })
            }
            let first = proxy[keyPath: path]
            let copied = Copied<Value>()
            return Setting(
                copy: { [unowned proxy] object in
                    let value = proxy[keyPath: path]
                    guard let object = object as? Root, !isSame(first, value) else { return }
                    if !copied.values.contains(where: { isSame($0, value) }) { copied.values.append(value) }
                    object[keyPath: path] = value
                },
                explains: { [unowned proxy] object in
                    guard let value = (object as? Root)?[keyPath: path] else { return false }
                    return isSame(value, first) || isSame(value, proxy[keyPath: path])
                        || copied.values.contains { isSame($0, value) }
                },
                hasCopied: { object in
                    guard let value = (object as? Root)?[keyPath: path] else { return false }
                    return copied.values.contains { isSame($0, value) }
                })
        }
    }

    init<Root: NSObject, Value: Equatable & SendableMetatype>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(path) { $0 == $1 }
    }

    /// Creates a property for text attributes. Its default is `nil`.
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
        /// The number of proxies that were created before this one.
        let number: Int
        let object: NSObject
        let containers: [any UIAppearanceContainer.Type]
        /// The settings in the order of the class's properties, with the properties of its superclasses first.
        let settings: [AppearanceProperty.Setting]
    }

    private var proxies: [ObjectIdentifier: [Proxy]] = [:]
    /// Whether any proxy is restricted to containers. If so, each added view must be checked.
    private var haveContainers = false
    private var count = 0
    /// Whether there are no proxies. This is the usual case.
    var isEmpty: Bool { count == 0 }
    private var isMaking = false

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
        let proxy = Proxy(number: count, object: made, containers: containers, settings: settings)
        proxies[ObjectIdentifier(type), default: []].append(proxy)
        count += 1
        if !containers.isEmpty { haveContainers = true }
        return made
    }

    /// Applies the unrestricted proxies of a new object's class and superclasses.
    func apply(to object: NSObject) {
        guard !isMaking else { return }
        for proxy in proxies(for: object) where proxy.containers.isEmpty { proxy.settings.forEach { $0.copy(object) } }
        (object as? UIView)?.appliedProxyCount = count
    }

    /// Applies proxies to an added view and its descendants, except for properties that other code has set. If the view
    /// enters a window, the unrestricted proxies are applied first. Then each proxy that is restricted to containers is
    /// applied if the view is inside such containers.
    func apply(inside view: UIView, entersWindow: Bool) {
        guard haveContainers || entersWindow else { return }
        let all = proxies(for: view)
        func apply(where isMeant: (Proxy) -> Bool) {
            for proxy in all where isMeant(proxy) {
                // A default value is kept if it was possibly set after the proxy had been applied.
                let isKnown = proxy.containers.isEmpty && proxy.number < view.appliedProxyCount
                for (index, setting) in proxy.settings.enumerated() {
                    let mayReplace = all.contains {
                        guard $0.settings.indices.contains(index) else { return false }
                        return isKnown ? $0.settings[index].hasCopied(view) : $0.settings[index].explains(view)
                    }
                    if mayReplace { setting.copy(view) }
                }
            }
        }
        if entersWindow {
            apply { $0.containers.isEmpty }
            view.appliedProxyCount = count
        }
        apply { !$0.containers.isEmpty && Self.isContained(view, in: $0.containers) }
        for subview in view.subviews { self.apply(inside: subview, entersWindow: entersWindow) }
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
