import Foundation
import HeadlessUIKit

/// The view that contains the views of a tree.
final class HostedView: UIView {
    private(set) lazy var tree = ViewTree(hostView: self) { [weak self] in self?.treeChanged() }
    private var root: (any View)?
    private var shownTraits: UITraitCollection?

    init() {
        super.init(frame: .zero)
        measureContent(
            with: ContentMeasurement(
                size: { [weak self] in
                    self?.size(ProposedViewSize(width: $0, height: nil)) ?? .zero
                }, prepareForReuse: {}))
        registerForTraitChanges([
            UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
            UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]) { (view: HostedView, _) in view.treeChanged() }
    }
    required init?(coder: NSCoder) { nil }

    func show(_ view: any View) {
        root = view
        shownTraits = traitCollection
        var environment = EnvironmentValues()
        environment.take(traitCollection)
        tree.show(view, environment)
    }

    /// Evaluates what has changed. The traits may have changed without a notice, before the view was in a hierarchy.
    private func update() {
        if let root, shownTraits != traitCollection { show(root) }
        tree.update()
    }

    private func treeChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? HostingContentView)?.invalidateIntrinsicContentSize()
    }

    /// Returns the size of the content for a proposal.
    func size(_ proposal: ProposedViewSize) -> CGSize {
        update()
        let size = tree.item.size(proposal)
        let scale = max(traitCollection.displayScale, 1)
        return CGSize(
            width: (size.width * scale - 0.01).rounded(.up) / scale,
            height: (size.height * scale - 0.01).rounded(.up) / scale)
    }

    override var intrinsicContentSize: CGSize { size(.unspecified) }
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(
            ProposedViewSize(
                width: size.width > 0 ? size.width : nil,
                height: size.height > 0 && size.height < 10_000 ? size.height : nil))
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { tree.appearanceChanged(false) } else { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        update()
        tree.placeViews()
        let area = superview is HostingContentView ? bounds : bounds.inset(by: safeAreaInsets)
        tree.item.place(tree.item.size(ProposedViewSize(area.size)), .center, in: area)
        tree.appearanceChanged(true)
    }
}
