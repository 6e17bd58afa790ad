import Foundation
import HeadlessUIKit

/// A content configuration that shows views of this module. Mirrors `UIHostingConfiguration`, SwiftUI.
///
/// The margins are those of the cell. The state of the views belongs to the row: it ends when the list reuses the cell.
public struct UIHostingConfiguration<Content, Background> {
    let content: Content
    let background: Background
    var margins = [Edge: CGFloat]()
    var minimum = ProposedViewSize.unspecified
}

extension UIHostingConfiguration where Content: View, Background: View {
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.init(content: content(), background: EmptyView())
    }

    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        replacingBackground(_UIHostingConfigurationBackgroundView(style: style))
    }
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        replacingBackground(content())
    }
    private func replacingBackground<B>(_ background: B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content: content, background: background, margins: margins, minimum: minimum)
    }

    /// Sets the margins at the given edges, in points. The other edges have the margins of the cell.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
        margins(edges, EdgeInsets(edges, length))
    }
    public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
        var changed = self
        let lengths: [Edge: CGFloat] = [
            .top: insets.top, .leading: insets.leading, .bottom: insets.bottom, .trailing: insets.trailing,
        ]
        for (edge, length) in lengths where edges.contains(Edge.Set(edge)) { changed.margins[edge] = length }
        return changed
    }

    /// Sets the minimum size, in points, including the margins. The minimum height is 44 points if it is `nil` (unverified).
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
        var changed = self
        changed.minimum = ProposedViewSize(width: width, height: height)
        return changed
    }
    public func minSize() -> Self { minSize(width: nil, height: nil) }
}

extension UIHostingConfiguration: UIContentConfiguration where Content: View, Background: View {
    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration: HostedConfiguration where Content: View, Background: View {
    var shownContent: any View { content }
    var shownBackground: (any View)? { background is EmptyView ? nil : background }
}

/// The background of a configuration in a style. Mirrors `_UIHostingConfigurationBackgroundView`, SwiftUI.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle> {
    let style: S
}

extension _UIHostingConfigurationBackgroundView: View {
    public var body: some View { Rectangle().fill(style) }
}

/// A hosting configuration with views of any type.
@MainActor
private protocol HostedConfiguration: UIContentConfiguration {
    var shownContent: any View { get }
    var shownBackground: (any View)? { get }
    nonisolated var margins: [Edge: CGFloat] { get }
    nonisolated var minimum: ProposedViewSize { get }
}

/// The content view of a hosting configuration.
final class HostingContentView: UIView, UIContentView {
    private let content = HostedView()
    private var background: HostedView?

    var configuration: any UIContentConfiguration {
        didSet { show() }
    }

    init(_ configuration: any UIContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSubview(content)
        measureContent(
            with: ContentMeasurement(
                size: { [weak self] in self?.size(atWidth: $0) ?? .zero },
                prepareForReuse: { [weak self] in
                    self?.content.tree.reset()
                    self?.background?.tree.reset()
                }))
        show()
    }
    required init?(coder: NSCoder) { nil }

    private var hosted: (any HostedConfiguration)? { configuration as? any HostedConfiguration }

    private func show() {
        guard let hosted else { return }
        content.show(hosted.shownContent)
        if let view = hosted.shownBackground {
            let background = background ?? HostedView()
            if self.background == nil {
                background.isUserInteractionEnabled = false
                insertSubview(background, at: 0)
            }
            self.background = background
            background.show(view)
        } else {
            background?.removeFromSuperview()
            background = nil
        }
        setNeedsLayout()
    }

    /// The margins of the cell at the edges for which the configuration has none.
    private var margins: EdgeInsets {
        let own = directionalLayoutMargins
        let set = hosted?.margins ?? [:]
        return EdgeInsets(
            top: set[.top] ?? own.top, leading: set[.leading] ?? own.leading, bottom: set[.bottom] ?? own.bottom,
            trailing: set[.trailing] ?? own.trailing)
    }

    private func size(atWidth width: CGFloat?) -> CGSize {
        let margins = margins
        let size = content.size(ProposedViewSize(width: width, height: nil).inset(by: margins))
        let minimum = hosted?.minimum ?? .unspecified
        return CGSize(
            width: max(size.width + margins.horizontal, minimum.width ?? 0),
            height: max(size.height + margins.vertical, minimum.height ?? 44))
    }

    override var intrinsicContentSize: CGSize { size(atWidth: nil) }
    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(atWidth: size.width > 0 ? size.width : nil) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margins = margins
        background?.frame = bounds
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        content.frame = CGRect(
            x: isMirrored ? margins.trailing : margins.leading, y: margins.top,
            width: max(0, bounds.width - margins.horizontal), height: max(0, bounds.height - margins.vertical))
    }
}
