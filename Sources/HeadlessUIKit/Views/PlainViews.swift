// Unsafe code: views around a view are passed without being retained, as a view does not retain the one around it.

extension UIResponder {
    /// From a plain view, the first responder that shows a row or may say for itself which one is next: the view itself, if it
    /// shows one. `nil` from any other.
    ///
    /// A view that nobody made a class of its own for is followed by its controller or its superview. To ask it costs eighty
    /// instructions, a fifth of what an action from a cell takes; to pass it, thirty at most.
    // Isolated to nobody: a closure that is isolated is checked each time it is called.
    nonisolated final var endOfPlainViews: UIResponder? {
        guard isPlain else { return nil }
        var end = Unmanaged.passUnretained(unsafeDowncast(self, to: UIView.self))
        while let superview = end._withUnsafeGuaranteedRef({ $0.plainSuperview }) { end = superview }
        return end.takeUnretainedValue()
    }

    /// Whether the class is known to say no more about what comes next than every view does.
    @inline(__always)
    nonisolated fileprivate final var isPlain: Bool {
        type(of: self) == UIView.self || type(of: self) == CellContentView.self
    }
}

extension UIView {
    /// The superview of a plain view that shows no row and is no controller's.
    @inline(__always)
    nonisolated fileprivate final var plainSuperview: Unmanaged<UIView>? {
        guard isPlain, uncheckedBinding == nil, controllerReference == nil else { return nil }
        assert(MainActor.assumeIsolated { next === superview }, "a plain view has another responder next to it")
        return superviewReference
    }
}
