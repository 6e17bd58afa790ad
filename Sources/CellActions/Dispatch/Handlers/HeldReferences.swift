// Unsafe code: objects are called that something else keeps, without being retained for the call.

/// An object that the holder of this keeps.
///
/// Retaining and releasing it around a call costs forty instructions, and the handlers of a dispatch another sixty each: without
/// this file a further handler costs twice what the benchmark allows.
struct HeldReference {
    private let reference: Unmanaged<AnyObject>

    init(_ object: AnyObject) { reference = .passUnretained(object) }

    /// Calls a body with the object, which is of a type that the caller has made sure of, and which is kept meanwhile.
    @inline(__always)
    func with<Object: AnyObject>(_ type: Object.Type, _ body: (Object) -> Void) {
        reference._withUnsafeGuaranteedRef { body(unsafeDowncast($0, to: type)) }
    }
}

/// The handlers of a dispatch. This list keeps them: who is cancelled meanwhile leaves another.
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
