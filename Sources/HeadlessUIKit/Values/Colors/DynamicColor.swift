/// What decides on a colour by the traits.
final class DynamicColor: Hashable, Sendable {
    let resolve: @Sendable (UITraitCollection) -> UIColor

    init(resolve: @escaping @Sendable (UITraitCollection) -> UIColor) { self.resolve = resolve }

    static func == (a: DynamicColor, b: DynamicColor) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
