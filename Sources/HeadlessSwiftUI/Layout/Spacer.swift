import Foundation
import HeadlessUIKit

/// Space that takes what the other views in a stack leave. Mirrors `Spacer`, SwiftUI.
public struct Spacer: Sendable {
    /// The minimum length, in points; `nil` for 8 points (unverified).
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
    static func makeNode(_ place: NodePlace) -> Node { SpacerNode(place) }
}

private final class SpacerNode: TypedNode<Spacer> {
    private lazy var item = SpacerItem(tree)
    override var items: [LayoutItem] { [item] }
    override func update(_ view: Spacer) { item.minimum = view.minLength ?? StackArrangement.defaultSpacing }
}

private final class SpacerItem: LayoutItem {
    var minimum: CGFloat = 0
    private var axis: Axis?

    override var isSpacer: Bool { true }
    override func enter(_ axis: Axis?) { self.axis = axis }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: axis == .vertical ? 0 : max(minimum, proposal.width ?? 0),
            height: axis == .horizontal ? 0 : max(minimum, proposal.height ?? 0))
    }
}

/// A thin line across a stack. Mirrors `Divider`, SwiftUI.
public struct Divider: Sendable {
    public init() {}
}

extension Divider: PrimitiveView {
    static func makeNode(_ place: NodePlace) -> Node { DividerNode(place) }
}

private final class DividerNode: TypedNode<Divider> {
    private lazy var item = DividerItem(tree)
    override var items: [LayoutItem] { [item] }
    override func update(_ view: Divider) { item.environment = environment }
}

private final class DividerItem: LayoutItem {
    private let line = UIView(frame: .zero)
    private var isVertical = false

    override init(_ tree: ViewTree) {
        super.init(tree)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
    }
    override func enter(_ axis: Axis?) { isVertical = axis == .horizontal }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let thickness = environment.pixelLength
        return isVertical
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }
    override func place(_ frame: CGRect) { setFrame(line, frame) }
    override var views: [UIView] { [line] }
}
