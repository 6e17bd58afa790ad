import Foundation

/// What an element has only in some size classes.
///
/// An element has a `variation` child for each combination of size classes in which it differs, and one for all others.
/// A variation excludes or includes subviews and constraints, or has other values of attributes.
@MainActor
final class InterfaceVariations {
    /// The size classes that a variation applies to; `nil` for any.
    private struct Sizes {
        var width: UIUserInterfaceSizeClass?
        var height: UIUserInterfaceSizeClass?

        /// Parses a key such as `heightClass=compact-widthClass=regular`, or `default`.
        init(_ key: String) {
            for part in key.split(separator: "-") {
                let size: UIUserInterfaceSizeClass = part.hasSuffix("compact") ? .compact : .regular
                if part.hasPrefix("widthClass") { width = size }
                if part.hasPrefix("heightClass") { height = size }
            }
        }

        var count: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

        func contains(_ traits: UITraitCollection) -> Bool {
            (width ?? traits.horizontalSizeClass) == traits.horizontalSizeClass
                && (height ?? traits.verticalSizeClass) == traits.verticalSizeClass
        }
    }

    private unowned let base: InterfaceElement
    /// The variations, beginning with the most general one.
    private let all: [(sizes: Sizes, element: InterfaceElement)]

    init(_ element: InterfaceElement) {
        base = element
        let variations = element.children.filter { $0.name == "variation" }.map { (Sizes($0["key"] ?? ""), $0) }
        all = (0...2).flatMap { count in variations.filter { $0.0.count == count } }
    }

    var isEmpty: Bool { all.isEmpty }

    private func current(in traits: UITraitCollection) -> [InterfaceElement] {
        all.filter { $0.sizes.contains(traits) }.map(\.element)
    }

    /// Returns the identifiers of the excluded subviews or constraints.
    func excluded(_ list: String, in traits: UITraitCollection) -> Set<String> {
        var excluded: Set<String> = []
        for variation in current(in: traits) {
            for change in variation.value(list)?.children ?? [] {
                guard let id = change["reference"] else { continue }
                if change.name == "exclude" { excluded.insert(id) } else { excluded.remove(id) }
            }
        }
        return excluded
    }

    /// Returns the value of an attribute in the variations that apply; `nil` if they have none.
    func attribute(_ name: String, in traits: UITraitCollection) -> String? {
        current(in: traits).last { $0[name] != nil }?[name]
    }

    /// Returns the child with a key in the variations that apply; `nil` if they have none.
    private func value(_ key: String, in traits: UITraitCollection) -> InterfaceElement? {
        current(in: traits).last { $0.value(key) != nil }?.value(key)
    }

    // MARK: Properties

    /// If an attribute varies, sets it in a view, and again whenever the view's size classes give it another value. What
    /// the app sets in between is kept until then.
    func follow<View: UIView>(_ view: View, attribute name: String, _ set: @escaping @MainActor (View, String?) -> Void)
    {
        guard all.contains(where: { $0.element[name] != nil }) else { return }
        follow(view, { [base] in self.attribute(name, in: $0) ?? base[name] }, { $0 == $1 }, set)
    }

    /// If a child varies, such as a font or a color, sets it in a view in the same way.
    func follow<View: UIView>(
        _ view: View, value key: String, _ set: @escaping @MainActor (View, InterfaceElement?) -> Void
    ) {
        guard all.contains(where: { $0.element.value(key) != nil }) else { return }
        follow(view, { [base] in self.value(key, in: $0) ?? base.value(key) }, { $0 === $1 }, set)
    }

    private func follow<View: UIView, Value>(
        _ view: View, _ value: @escaping @MainActor (UITraitCollection) -> Value?,
        _ isSame: @escaping @MainActor (Value?, Value?) -> Bool, _ set: @escaping @MainActor (View, Value?) -> Void
    ) {
        set(view, value(.current))
        view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (view: View, previous) in
            let now = value(view.traitCollection)
            if !isSame(now, value(previous)) { set(view, now) }
        }
    }
}

extension InterfaceElement {
    var variations: InterfaceVariations { plan(for: InterfaceVariations.self, InterfaceVariations.init) }
}
