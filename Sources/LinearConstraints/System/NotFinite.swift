/// The error thrown if a coefficient or a constant is infinite or not a number.
public struct NotFinite: Error, Hashable, Sendable {
    public init() {}
}
