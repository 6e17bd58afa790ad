import CellDirector

/// Measures how long it takes to register and remove handlers if there are many handlers for the same action, or if the
/// handlers' owners are deallocated.
@MainActor
enum Handlers {
    /// The order in which handlers are removed.
    enum Order {
        case oldestFirst, newestFirst, random
    }

    /// Returns the time in nanoseconds to register and remove a handler while other handlers are registered for the
    /// same action.
    static func registerAndRemove(_ count: Int, _ order: Order) -> Double {
        let stage = Dispatch.Stage()
        let action = CellAction.custom(PersonCell.followAction)
        var generator = Generator()
        let places = (0..<count).map { order == .newestFirst ? count - 1 - $0 : $0 }
        let removal = order == .random ? places.shuffled(using: &generator) : places
        return nanoseconds(per: count) {
            let subscriptions = (0..<count).map { _ in
                stage.director.actionsProxy.subscription { $0.on(action) { (c: PersonConfig, cell) in } }
            }
            for place in removal { subscriptions[place].cancel() }
        }
    }

    /// Returns the time to register a handler whose owner is deallocated immediately, and the time to send the first
    /// action afterward. Both times are in nanoseconds per handler.
    static func deadOwners(_ count: Int) -> (handler: Double, post: Double) {
        var best = (handler: Double.infinity, post: Double.infinity)
        for _ in 0..<5 {
            let stage = Dispatch.Stage()
            let counter = Dispatch.Counter()
            let action = CellAction.custom(PersonCell.followAction)
            let cell = opaque(stage.cell)
            let handler = nanoseconds(per: count, repetitions: 1) {
                for _ in 0..<count {
                    stage.director.actionsProxy.on(action, owner: Dispatch.Counter()) {
                        (owner, c: PersonConfig, cell) in owner.count &+= 1
                    }
                }
            }
            stage.director.actionsProxy.on(action) { (c: PersonConfig, cell) in counter.count &+= 1 }
            let post = nanoseconds(per: count, repetitions: 1) { action.invoke(cell: cell) }
            precondition(counter.count == 1)
            best = (min(best.handler, handler), min(best.post, post))
        }
        return best
    }

    /// Returns the time to send the first action after the owners of `count` handlers have been deallocated together,
    /// in nanoseconds per handler.
    static func firstPost(past count: Int) -> Double {
        var best = Double.infinity
        for _ in 0..<5 {
            let stage = Dispatch.Stage()
            let action = CellAction.custom(PersonCell.followAction)
            let cell = opaque(stage.cell)
            var owners = (0..<count).map { _ in Dispatch.Counter() }
            for owner in owners {
                stage.director.actionsProxy.on(action, owner: owner) { (owner, c: PersonConfig, cell) in
                    owner.count &+= 1
                }
            }
            owners = []
            stage.director.actionsProxy.on(action) { (c: PersonConfig, cell) in }
            best = min(best, nanoseconds(per: count, repetitions: 1) { action.invoke(cell: cell) })
        }
        return best
    }

    /// A SplitMix64 generator (Steele, Lea and Flood).
    private struct Generator: RandomNumberGenerator {
        var state: UInt64 = 1

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
