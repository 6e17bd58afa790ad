extension OverriddenMethods {
    /// The touch methods of `UIResponder`.
    @MainActor static let touches = OverriddenMethods(
        of: UIResponder.self, plain: PlainResponder.self, overriding: TouchedResponder.self, count: 4)

    /// The methods of `UIGestureRecognizer` for subclasses that receive touches or decide on other recognizers.
    @MainActor static let recognition = OverriddenMethods(
        of: UIGestureRecognizer.self, plain: PlainRecognizer.self, overriding: TouchedRecognizer.self, count: 8)

    /// The method of `UIControl` that sends an action with its event.
    @MainActor static let actions = OverriddenMethods(
        of: UIControl.self, plain: PlainControl.self, overriding: SendingControl.self, count: 1)

    /// The tracking methods of `UIControl`.
    @MainActor static let tracking = OverriddenMethods(
        of: UIControl.self, plain: PlainControl.self, overriding: TrackingControl.self, count: 4)
}

private final class PlainResponder: UIResponder {}

private final class TouchedResponder: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class PlainRecognizer: UIGestureRecognizer {}

private final class TouchedRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

private final class PlainControl: UIControl {}

private final class SendingControl: UIControl {
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
}

private final class TrackingControl: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    override func cancelTracking(with event: UIEvent?) {}
}
