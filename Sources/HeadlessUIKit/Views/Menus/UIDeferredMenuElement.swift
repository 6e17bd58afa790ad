import Foundation

/// A placeholder in a menu for elements that a closure provides when the menu opens. Mirrors `UIDeferredMenuElement`,
/// UIKit, but has no subclasses.
///
/// The menu does not contain the elements until the closure has provided them. Unverified: the closure is called when
/// the outermost menu opens, even if the placeholder is in a submenu.
public final class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var provided: [UIMenuElement]?
    private var requestCount = 0

    private init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void, isCached: Bool) {
        self.provider = provider
        self.isCached = isCached
        super.init(title: "")
    }

    /// Creates an element whose closure is called only once.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(elementProvider, isCached: true)
    }

    /// Returns an element whose closure is called each time the menu opens.
    public static func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement {
        UIDeferredMenuElement(elementProvider, isCached: false)
    }

    /// The elements that the closure has provided.
    var elements: [UIMenuElement] { provided ?? [] }

    /// Calls the closure, unless the elements are cached and have already been requested. If the closure has been
    /// called several times, only the elements provided by the last call are used.
    func request() {
        if isCached, requestCount > 0 {
            for element in elements { element.requestDeferredElements() }
            return
        }
        requestCount += 1
        provided = nil
        let request = requestCount
        provider { [weak self] elements in
            guard let self, request == requestCount else { return }
            provided = elements
            for element in elements { element.requestDeferredElements() }
        }
    }
}

extension UIMenuElement {
    /// Requests the elements for the placeholders in the menu and its submenus.
    final func requestDeferredElements() {
        if let deferred = self as? UIDeferredMenuElement { return deferred.request() }
        for child in (self as? UIMenu)?.children ?? [] { child.requestDeferredElements() }
    }
}

extension UIMenu {
    /// The elements of the menu, with each placeholder replaced by the elements provided for it.
    package final var providedChildren: [UIMenuElement] { Self.provided(children) }

    private static func provided(_ elements: [UIMenuElement]) -> [UIMenuElement] {
        elements.flatMap { ($0 as? UIDeferredMenuElement).map { provided($0.elements) } ?? [$0] }
    }
}
