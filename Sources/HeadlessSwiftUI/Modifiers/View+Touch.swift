import Foundation
import HeadlessUIKit

/// Recognizes a gesture on an item.
private struct Gesture: ItemChange {
    let make: @MainActor () -> UIGestureRecognizer
    let action: @MainActor () -> Void
    var needsContainer: Bool { true }

    func change(_ view: UIView, _ environment: EnvironmentValues) {
        guard let view = view as? ItemView else { return }
        view.recognized = action
        view.isUserInteractionEnabled = true
        if view.gestureRecognizers?.isEmpty != false {
            let recognizer = make()
            recognizer.addTarget(
                view, action: Selector(named: "recognize") { (view: ItemView) in view.recognize })
            view.addGestureRecognizer(recognizer)
        }
        view.gestureRecognizers?.forEach { $0.isEnabled = environment.isEnabled }
    }
}

/// Changes the accessibility of an item's view.
private struct Accessibility: ItemChange {
    let change: @MainActor (UIView) -> Void
    func change(_ view: UIView, _ environment: EnvironmentValues) { change(view) }
}

private struct HitTesting: ItemChange {
    let enabled: Bool
    var needsContainer: Bool { true }
    func change(_ view: UIView, _ environment: EnvironmentValues) { view.isUserInteractionEnabled = enabled }
}

/// Modifiers for touches and accessibility. They mirror those of `View`, SwiftUI.
extension View {
    @preconcurrency
    public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
        changed(
            Gesture(
                make: {
                    let tap = UITapGestureRecognizer()
                    tap.numberOfTapsRequired = count
                    return tap
                }, action: action))
    }
    @preconcurrency
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping @MainActor () -> Void,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) -> some View {
        changed(
            Gesture(
                make: {
                    let press = UILongPressGestureRecognizer()
                    press.minimumPressDuration = minimumDuration
                    return press
                }, action: action))
    }
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { changed(HitTesting(enabled: enabled)) }
    /// Has no effect: the whole frame of a view with a gesture receives touches.
    public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

    private nonisolated func accessibility(_ change: @escaping @MainActor (UIView) -> Void) -> some View {
        changed(Accessibility(change: change))
    }
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibility { $0.accessibilityIdentifier = identifier }
    }
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        accessibility { $0.accessibilityLabel = label.string }
    }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }
    @_disfavoredOverload public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        accessibility { $0.accessibilityHint = hint.string }
    }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }
    @_disfavoredOverload public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        accessibility { $0.accessibilityValue = value.string }
    }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }
    @_disfavoredOverload public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        accessibility { $0.accessibilityElementsHidden = hidden }
    }
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibility { $0.isAccessibilityElement = children != .contain }
    }
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.accessibilityTraits.formUnion(traits.inUIKit) }
    }
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessibility { $0.accessibilityTraits.subtract(traits.inUIKit) }
    }
}

/// Mirrors `AccessibilityChildBehavior`, SwiftUI.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// Mirrors `AccessibilityTraits`, SwiftUI.
public struct AccessibilityTraits: SetAlgebra, Sendable, OptionSet {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    init(_ traits: UIAccessibilityTraits) { rawValue = traits.rawValue }
    var inUIKit: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: rawValue) }
    public static let isButton = AccessibilityTraits(.button)
    public static let isHeader = AccessibilityTraits(.header)
    public static let isSelected = AccessibilityTraits(.selected)
    public static let isLink = AccessibilityTraits(.link)
    public static let isImage = AccessibilityTraits(.image)
    public static let isStaticText = AccessibilityTraits(.staticText)
}
