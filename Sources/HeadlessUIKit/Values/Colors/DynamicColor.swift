/// The closure of a dynamic color, compared by identity.
final class DynamicColor: Hashable, Sendable {
    let resolve: @Sendable (UITraitCollection) -> UIColor

    init(resolve: @escaping @Sendable (UITraitCollection) -> UIColor) { self.resolve = resolve }

    static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
