// Unsafe code: walks up the chain of superviews without retaining them. A view does not retain its superview either.

extension UIResponder {
    /// The end of the chain of plain views that begins with this responder. It is the nearest responder in the chain
    /// that shows a row, has a controller, has no superview or is not a plain view. The value is `nil` if this
    /// responder is not a plain view.
    ///
    /// A plain view is a view whose class is known to inherit `next` from `UIView`, so its next responder is its
    /// controller or its superview. Calling `next` takes 80 instructions, which is a fifth of the cost of sending an
    /// action from a cell. Skipping a plain view takes at most 30 instructions.
    // The property is nonisolated. If it were isolated, the isolation of the closure below would be checked on every
    // call.
    nonisolated final var endOfPlainViews: UIResponder? {
        guard isPlain else { return nil }
        var end = Unmanaged.passUnretained(unsafeDowncast(self, to: UIView.self))
        while let superview = end._withUnsafeGuaranteedRef({ $0.plainSuperview }) { end = superview }
        return end.takeUnretainedValue()
    }

    /// Whether the responder's class is known to inherit `next` from `UIView`.
    @inline(__always)
    nonisolated fileprivate final var isPlain: Bool {
        type(of: self) == UIView.self || type(of: self) == CellContentView.self
    }
}

extension UIView {
    /// The superview of a plain view that neither shows a row nor has a controller; `nil` for any other view.
    @inline(__always)
    nonisolated fileprivate final var plainSuperview: Unmanaged<UIView>? {
        guard isPlain, uncheckedBinding == nil, controllerReference == nil else { return nil }
        assert(MainActor.assumeIsolated { next === superview }, "a plain view has another responder next to it")
        return superviewReference
    }
}
