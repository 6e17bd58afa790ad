import Foundation
import HeadlessUIKit

private struct Padding: ItemChange {
    let insets: EdgeInsets

    func size(_ proposal: ProposedViewSize, _ inner: LayoutItem) -> CGSize {
        let size = inner.size(proposal.inset(by: insets))
        return CGSize(width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }
    func place(_ frame: CGRect, _ inner: LayoutItem) {
        inner.place(
            CGRect(
                x: frame.minX + insets.leading, y: frame.minY + insets.top,
                width: max(0, frame.width - insets.horizontal), height: max(0, frame.height - insets.vertical)))
    }
    func top(_ size: CGSize, _ inner: LayoutItem) -> CGFloat { insets.top }
}

private struct Frame: ItemChange {
    var minimum = ProposedViewSize.unspecified
    var ideal = ProposedViewSize.unspecified
    var maximum = ProposedViewSize.unspecified
    let alignment: Alignment

    private func clamped(_ length: CGFloat?, _ path: KeyPath<ProposedViewSize, CGFloat?>) -> CGFloat? {
        guard let length = length ?? ideal[keyPath: path] else { return nil }
        return max(min(length, maximum[keyPath: path] ?? .infinity), minimum[keyPath: path] ?? -.infinity)
    }
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: clamped(proposal.width, \.width), height: clamped(proposal.height, \.height))
    }
    /// A length with a minimum and a maximum follows the proposal; with one of them, the content, within this limit.
    private func length(_ path: KeyPath<ProposedViewSize, CGFloat?>, _ offered: CGFloat?, _ own: CGFloat) -> CGFloat {
        let (low, high) = (minimum[keyPath: path], maximum[keyPath: path])
        guard let offered = clamped(offered, path) else { return max(min(own, high ?? .infinity), low ?? 0) }
        if low != nil || high != nil {
            return max(min(offered, high ?? max(own, low ?? 0)), low ?? min(own, high ?? .infinity))
        }
        return own
    }
    func size(_ proposal: ProposedViewSize, _ inner: LayoutItem) -> CGSize {
        let own = inner.size(offer(proposal))
        return CGSize(
            width: length(\.width, proposal.width, own.width), height: length(\.height, proposal.height, own.height))
    }
    func place(_ frame: CGRect, _ inner: LayoutItem) {
        inner.place(inner.size(offer(ProposedViewSize(frame.size))), alignment, in: frame)
    }
    func top(_ size: CGSize, _ inner: LayoutItem) -> CGFloat {
        let own = inner.size(offer(ProposedViewSize(size)))
        guard case .fraction(let fraction) = alignment.vertical.guide else { return 0 }
        return (size.height - own.height) * fraction
    }
}

private struct FixedSize: ItemChange {
    let horizontal: Bool
    let vertical: Bool
    func size(_ proposal: ProposedViewSize, _ inner: LayoutItem) -> CGSize {
        inner.size(
            ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    }
}

private struct AspectRatio: ItemChange {
    let ratio: CGFloat?
    let mode: ContentMode

    private func offer(_ proposal: ProposedViewSize, _ inner: LayoutItem) -> ProposedViewSize {
        let ideal = inner.size(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(width: ideal.height * ratio, height: ideal.height)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let isLimitedByWidth = (width / ratio <= height) == (mode == .fit)
            if isLimitedByWidth ? width.isInfinite : height.isInfinite { return proposal }
            return isLimitedByWidth
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }
    func size(_ proposal: ProposedViewSize, _ inner: LayoutItem) -> CGSize { inner.size(offer(proposal, inner)) }
    func place(_ frame: CGRect, _ inner: LayoutItem) {
        inner.place(inner.size(offer(ProposedViewSize(frame.size), inner)), .center, in: frame)
    }
}

private struct Offset: ItemChange {
    let x: CGFloat
    let y: CGFloat
    func place(_ frame: CGRect, _ inner: LayoutItem) { inner.place(frame.offsetBy(dx: x, dy: y)) }
}

private struct Priority: ItemChange {
    var priority: Double?
    var zIndex: Double?
    func priority(_ inner: LayoutItem) -> (priority: Double, zIndex: Double) {
        (priority ?? inner.priority, zIndex ?? inner.zIndex)
    }
}

/// Modifiers of the layout. They mirror those of `View`, SwiftUI.
extension View {
    /// The default padding is 16 points (unverified).
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        changed(Padding(insets: EdgeInsets(edges, length ?? 16)))
    }
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    public nonisolated func padding(_ insets: EdgeInsets) -> some View { changed(Padding(insets: insets)) }

    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let size = ProposedViewSize(width: width, height: height)
        return changed(Frame(minimum: size, ideal: size, maximum: size, alignment: alignment))
    }
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        changed(
            Frame(
                minimum: ProposedViewSize(width: minWidth, height: minHeight),
                ideal: ProposedViewSize(width: idealWidth, height: idealHeight),
                maximum: ProposedViewSize(width: maxWidth, height: maxHeight), alignment: alignment))
    }
    public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        changed(FixedSize(horizontal: horizontal, vertical: vertical))
    }
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        changed(AspectRatio(ratio: aspectRatio, mode: contentMode))
    }
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil, contentMode: contentMode)
    }
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { changed(Offset(x: x, y: y)) }
    public nonisolated func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
    public nonisolated func layoutPriority(_ value: Double) -> some View { changed(Priority(priority: value)) }
    public nonisolated func zIndex(_ value: Double) -> some View { changed(Priority(zIndex: value)) }
}
