import Foundation
import HeadlessUIKit

/// How a stack arranges its items.
struct StackArrangement {
    var axis = Axis.vertical
    /// The alignment across the axis.
    var horizontal = HorizontalAlignment.center
    var vertical = VerticalAlignment.center
    /// The space between two items, in points; `nil` for the default.
    var spacing: CGFloat?

    /// The default space, in points. In SwiftUI, it depends on what is beside it; that it is 8 points is unverified.
    static let defaultSpacing: CGFloat = 8
}

/// The item of a horizontal or vertical stack.
///
/// As in SwiftUI, the least flexible items choose their sizes first, and each is offered an equal share of the space that is
/// left. Items of a higher priority come first, and leave the others their minimum.
final class StackItem: LayoutItem {
    var arrangement: StackArrangement
    /// Returns the items in the stack.
    var contents: @MainActor () -> [LayoutItem] = { [] }
    private var known: (epoch: Int, items: [LayoutItem])?
    private var sizesByProposal: [(proposal: ProposedViewSize, sizes: [CGSize])] = []

    init(_ tree: ViewTree, _ arrangement: StackArrangement) {
        self.arrangement = arrangement
        super.init(tree)
    }

    private var items: [LayoutItem] {
        if let known, known.epoch == tree.epoch { return known.items }
        let items = contents()
        for item in items { item.enter(arrangement.axis) }
        known = (tree.epoch, items)
        sizesByProposal = []
        return items
    }

    override var views: [UIView] { items.flatMap(\.views) }

    // MARK: Along the axis

    private func main(_ size: CGSize) -> CGFloat { arrangement.axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { arrangement.axis == .horizontal ? size.height : size.width }
    private func main(_ proposal: ProposedViewSize) -> CGFloat? {
        arrangement.axis == .horizontal ? proposal.width : proposal.height
    }
    private func proposal(_ main: CGFloat?, like proposal: ProposedViewSize) -> ProposedViewSize {
        arrangement.axis == .horizontal
            ? ProposedViewSize(width: main, height: proposal.height)
            : ProposedViewSize(width: proposal.width, height: main)
    }
    /// The spaces after each item but the last. By default, there is none beside a spacer (unverified).
    private func gaps(_ items: [LayoutItem]) -> [CGFloat] {
        zip(items, items.dropFirst()).map {
            arrangement.spacing ?? ($0.isSpacer || $1.isSpacer ? 0 : StackArrangement.defaultSpacing)
        }
    }

    private func sizes(_ proposal: ProposedViewSize) -> [CGSize] {
        let items = items
        for known in sizesByProposal where known.proposal == proposal { return known.sizes }
        let sizes = measure(items, proposal)
        sizesByProposal.append((proposal, sizes))
        return sizes
    }

    private func measure(_ items: [LayoutItem], _ proposal: ProposedViewSize) -> [CGSize] {
        // A single item takes the whole space.
        guard let length = main(proposal), length.isFinite, items.count > 1 else {
            return items.map { $0.size(proposal) }
        }
        var sizes = [CGSize](repeating: .zero, count: items.count)
        var left = length - gaps(items).reduce(0, +)
        func limit(_ index: Int, _ length: CGFloat) -> CGFloat {
            main(items[index].size(self.proposal(length, like: proposal)))
        }
        let priorities = Set(items.map(\.stackPriority)).sorted(by: >)
        var later = items.indices.sorted { items[$0].stackPriority > items[$1].stackPriority }
        for priority in priorities {
            let group = later.filter { items[$0].stackPriority == priority }
            later.removeAll { items[$0].stackPriority == priority }
            let reserved = later.reduce(0) { $0 + limit($1, 0) }
            let flexible =
                group.count < 2
                ? group
                : group.map { (index: $0, flexibility: limit($0, .infinity) - limit($0, 0)) }
                    .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }.map(\.index)
            for (place, index) in flexible.enumerated() {
                let share = max(0, (left - reserved) / CGFloat(flexible.count - place))
                sizes[index] = items[index].size(self.proposal(share, like: proposal))
                left -= main(sizes[index])
            }
        }
        return sizes
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let sizes = sizes(proposal)
        let length = sizes.reduce(0) { $0 + main($1) } + gaps(items).reduce(0, +)
        if arrangement.axis == .vertical {
            return CGSize(width: sizes.map(\.width).max() ?? 0, height: length)
        }
        let extent = extent(sizes)
        return CGSize(width: length, height: extent.above + extent.below)
    }

    /// The extent above and below the line on which the items of a horizontal stack are aligned.
    private func extent(_ sizes: [CGSize]) -> (above: CGFloat, below: CGFloat) {
        var (above, below) = (CGFloat(0), CGFloat(0))
        for (item, size) in zip(items, sizes) {
            let guide = item.guide(arrangement.vertical, size)
            above = max(above, guide)
            below = max(below, size.height - guide)
        }
        return (above, below)
    }

    override func place(_ frame: CGRect) {
        let sizes = sizes(ProposedViewSize(frame.size))
        let items = items
        var place = arrangement.axis == .horizontal ? frame.minX : frame.minY
        let gaps = gaps(items) + [0]
        // What the items leave of the stack's frame is divided as their alignment says.
        let whole = extent(sizes)
        for (index, item) in items.enumerated() {
            let size = sizes[index]
            var origin = CGPoint(x: place, y: place)
            if arrangement.axis == .horizontal {
                origin.y =
                    frame.minY + (frame.height - whole.above - whole.below) / 2 + whole.above
                    - item.guide(arrangement.vertical, size)
            } else {
                origin.x = frame.minX + item.offset(arrangement.horizontal, size, in: frame.width)
            }
            item.place(CGRect(origin: origin, size: size))
            place += main(size) + gaps[index]
        }
    }

    override func baseline(isFirst: Bool, _ size: CGSize) -> CGFloat? {
        let sizes = sizes(ProposedViewSize(size))
        guard arrangement.axis == .vertical else {
            let whole = extent(sizes)
            for (item, size) in zip(items, sizes) {
                if let baseline = item.baseline(isFirst: isFirst, size) {
                    return whole.above - item.guide(arrangement.vertical, size) + baseline
                }
            }
            return nil
        }
        var tops: [CGFloat] = []
        var place: CGFloat = 0
        for (size, gap) in zip(sizes, gaps(items) + [0]) {
            tops.append(place)
            place += size.height + gap
        }
        for index in isFirst ? Array(items.indices) : items.indices.reversed() {
            if let baseline = items[index].baseline(isFirst: isFirst, sizes[index]) { return tops[index] + baseline }
        }
        return nil
    }
}

extension LayoutItem {
    /// The priority in a stack. A spacer takes what all others leave.
    fileprivate var stackPriority: Double { isSpacer && priority == 0 ? -.infinity : priority }
}

/// The item of views on top of each other.
final class LayersItem: LayoutItem {
    var alignment = Alignment.center
    var contents: @MainActor () -> [LayoutItem] = { [] }
    private var known: (epoch: Int, items: [LayoutItem])?

    private var items: [LayoutItem] {
        if let known, known.epoch == tree.epoch { return known.items }
        let items = contents()
        for item in items { item.enter(nil) }
        known = (tree.epoch, items)
        return items
    }

    override var views: [UIView] {
        let items = items
        guard items.contains(where: { $0.zIndex != 0 }) else { return items.flatMap(\.views) }
        return items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
            .flatMap(\.element.views)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        items.reduce(CGSize.zero) {
            let size = $1.size(proposal)
            return CGSize(width: max($0.width, size.width), height: max($0.height, size.height))
        }
    }

    override func place(_ frame: CGRect) {
        for item in items { item.place(item.size(ProposedViewSize(frame.size)), alignment, in: frame) }
    }

    override func baseline(isFirst: Bool, _ size: CGSize) -> CGFloat? {
        for item in items {
            let own = item.size(ProposedViewSize(size))
            if let baseline = item.baseline(isFirst: isFirst, own) { return (size.height - own.height) / 2 + baseline }
        }
        return nil
    }
}

extension LayoutItem {
    /// Places an item of the given size in a frame.
    func place(_ size: CGSize, _ alignment: Alignment, in frame: CGRect) {
        let y: CGFloat
        if case .fraction(let fraction) = alignment.vertical.guide {
            y = (frame.height - size.height) * fraction
        } else {
            y = (frame.height - size.height) / 2
        }
        let x = offset(alignment.horizontal, size, in: frame.width)
        place(CGRect(origin: CGPoint(x: frame.minX + x, y: frame.minY + y), size: size))
    }
}
