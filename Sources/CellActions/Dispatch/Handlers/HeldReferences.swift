// Unsafe code: passes objects to closures without retaining the objects, because other references keep them alive.

/// An unretained reference to an object that is kept alive by a different reference.
///
/// Retaining and releasing the object around a call to a handler costs about 40 instructions. Retaining and releasing
/// the handler itself costs another 60. Without this file, each additional handler would cost twice what the benchmark
/// allows.
struct HeldReference {
    private let reference: Unmanaged<AnyObject>

    init(_ object: AnyObject) { reference = .passUnretained(object) }

    /// Calls a closure with the object, which must be of the given type and must stay alive during the call.
    @inline(__always)
    func with<Object: AnyObject>(_ type: Object.Type, _ body: (Object) -> Void) {
        reference._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: type)) }
    }
}

/// The handlers of a dispatch. The array keeps the handlers alive even if one of them is cancelled during the dispatch,
/// because cancelling changes a different copy of the array.
struct HeldHandlers {
    private let handlers: ContiguousArray<Handler?>

    init(_ handlers: ContiguousArray<Handler?>) {
        assert(
            MemoryLayout<Handler?>.size == MemoryLayout<Unmanaged<Handler>?>.size, "a reference is not made of one word"
        )
        self.handlers = handlers
    }

    @inline(__always)
    func forEach(_ body: (Handler) -> Void) {
        handlers.withUnsafeBufferPointer { handlers in
            handlers.withMemoryRebound(to: Unmanaged<Handler>?.self) { handlers in
                for handler in handlers { handler?._withUnsafeGuaranteedRef(body) }
            }
        }
    }
}
