@preconcurrency import Foundation

#if !canImport(ObjectiveC)
extension UIResponder: @preconcurrency _KeyPathObserver {}

extension NSObjectProtocol {
    /// Does nothing. Called by overrides through `super`.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}

extension NSObject {
    /// Calls an observer's `observeValue(forKeyPath:of:change:context:)` when a property of the object has changed. Mirrors
    /// `NSObject.addObserver(_:forKeyPath:options:context:)`, Foundation.
    ///
    /// The observer is called if the value differs from the last one, and not before the change (`prior`). It is not
    /// retained. The properties of views and controllers can be observed that ``ObjectiveC/NSObjectProtocol/observe``
    /// lists. Observing another property has no effect, apart from a ``ListWarning``.
    public func addObserver(
        _ observer: AnyObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        nonisolated(unsafe) let (this, observer, context) = (self, observer, context)
        MainActor.assumeIsolated {
            guard let observation = NamedProperty.observe(keyPath, of: this, observer, options, context) else {
                ListWarning.log(
                    "\(type(of: this)) can't be observed by \(type(of: observer)): changes of \"\(keyPath)\" are not reported"
                )
                return
            }
            NamedObservations.of(this).entries.append(
                .init(observer: observer, keyPath: keyPath, context: context, observation: observation))
        }
    }

    /// Ends the last observation of a property by an observer. Mirrors `NSObject.removeObserver(_:forKeyPath:)`. Unlike
    /// Foundation, raises no exception if there is none.
    public func removeObserver(_ observer: AnyObject, forKeyPath keyPath: String) {
        NamedObservations.of(self).removeLast { $0.observer === observer && $0.keyPath == keyPath }
    }

    /// Ends the last observation with a context. Mirrors `NSObject.removeObserver(_:forKeyPath:context:)`.
    public func removeObserver(
        _ observer: AnyObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        NamedObservations.of(self).removeLast {
            $0.observer === observer && $0.keyPath == keyPath && $0.context == context
        }
    }
}

/// The observations, by name, of an object's properties. They end when the object is deallocated.
private final class NamedObservations {
    struct Entry {
        weak var observer: AnyObject?
        let keyPath: String
        let context: UnsafeMutableRawPointer?
        let observation: NSKeyValueObservation
    }
    var entries: [Entry] = []

    func removeLast(where isMeant: (Entry) -> Bool) {
        guard let index = entries.lastIndex(where: isMeant) else { return }
        entries.remove(at: index).observation.invalidate()
    }

    static func of(_ object: NSObject) -> NamedObservations {
        if let known = objc_getAssociatedObject(object, key) as? NamedObservations { return known }
        let new = NamedObservations()
        objc_setAssociatedObject(object, key, new, .OBJC_ASSOCIATION_RETAIN)
        return new
    }
    nonisolated(unsafe) private static let key = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

/// A property that can be observed by its name.
@MainActor
private enum NamedProperty {
    /// The value of a property, which may be `nil`.
    private struct Value {
        let value: Any?
    }
    /// Returns the value of an object's property; `nil` if the object has no such property.
    private typealias Getter = @MainActor (NSObject) -> Value?

    private static func getter<Owner>(_ value: @escaping @MainActor (Owner) -> Any?) -> Getter {
        { object in (object as? Owner).map { Value(value: value($0)) } }
    }

    private static let getters: [String: [Getter]] = [
        "alpha": [getter { (view: UIView) in view.alpha }],
        "attributedText": [
            getter { (label: UILabel) in label.attributedText },
            getter { (field: UITextField) in field.attributedText },
            getter { (view: UITextView) in view.attributedText },
        ],
        "bounds": [getter { (view: UIView) in view.bounds }],
        "center": [getter { (view: UIView) in view.center }],
        "contentInset": [getter { (view: UIScrollView) in view.contentInset }],
        "contentOffset": [getter { (view: UIScrollView) in view.contentOffset }],
        "contentSize": [getter { (view: UIScrollView) in view.contentSize }],
        "enabled": [getter { (control: UIControl) in control.isEnabled }],
        "frame": [getter { (view: UIView) in view.frame }],
        "hidden": [getter { (view: UIView) in view.isHidden }],
        "highlighted": [getter { (control: UIControl) in control.isHighlighted }],
        "image": [getter { (view: UIImageView) in view.image }],
        "selected": [getter { (control: UIControl) in control.isSelected }],
        "text": [
            getter { (label: UILabel) in label.text }, getter { (field: UITextField) in field.text },
            getter { (view: UITextView) in view.text },
        ],
        "title": [getter { (controller: UIViewController) in controller.title }],
    ]

    /// The names of the getters, which `#keyPath` yields, too.
    private static let names = [
        "isEnabled": "enabled", "isHidden": "hidden", "isHighlighted": "highlighted", "isSelected": "selected",
    ]

    static func observe(
        _ keyPath: String, of object: NSObject, _ observer: AnyObject, _ options: NSKeyValueObservingOptions,
        _ context: UnsafeMutableRawPointer?
    ) -> NSKeyValueObservation? {
        guard let getter = getters[names[keyPath] ?? keyPath]?.first(where: { $0(object) != nil }),
            var last = getter(object)
        else { return nil }
        let observation = NSKeyValueObservation(of: object)
        let report: @MainActor (NSObject, Value?, Value) -> Void = { [weak observer] object, old, new in
            var change: [NSKeyValueChangeKey: Any] = [
                .kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)
            ]
            if options.contains(.new) { change[.newKey] = new.value ?? NSNull() }
            if options.contains(.old), let old { change[.oldKey] = old.value ?? NSNull() }
            (observer as? any _KeyPathObserver)?.observeValue(
                forKeyPath: keyPath, of: object, change: change, context: context)
        }
        KeyValueObserving.add(
            KeyValueObserving.Entry(object: object, observation: observation) { [weak object] in
                guard let object, let new = getter(object) else { return }
                let old = last
                switch (old.value, new.value) {
                case (nil, nil): return
                case (let before?, let after?) where KeyValueObserving.areEqual(before, after): return
                default: break
                }
                last = new
                report(object, old, new)
            }, of: object)
        if options.contains(.initial) { report(object, nil, last) }
        return observation
    }
}
#endif
