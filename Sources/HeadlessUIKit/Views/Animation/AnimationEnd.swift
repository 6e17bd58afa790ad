/// The ends of animations. Animations take no time, so their completion handlers are called in the call that begins them.
@MainActor
enum AnimationEnd {
    /// The number of nested ends after which no more handlers are called.
    private static let limit = 10 * roundLimit
    private static var depth = 0
    private static var hasReported = false

    /// Calls a handler that may begin another animation, as a pulsing view does.
    ///
    /// On a device, such an animation goes on until the view disappears. Here it would never end, so it is stopped, and a
    /// warning is logged.
    static func call(_ handler: () -> Void) {
        guard !hasReported else { return }
        guard depth < limit else {
            hasReported = true
            ListWarning.log(
                "An animation was stopped after \(limit) repetitions: its completion handler begins the next one. "
                    + "Animations take no time here, so it would never end. Use the option .repeat, or begin the next "
                    + "animation only while UIView.areAnimationsEnabled is true, and disable animations in tests.")
            return
        }
        depth += 1
        handler()
        depth -= 1
        if depth == 0 { hasReported = false }
    }
}
