import Foundation
import HeadlessUIKit

/// A view controller that shows views of this module. Mirrors `UIHostingController`, SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
    private let hosted = HostedView()

    public var rootView: Content {
        didSet { hosted.show(rootView) }
    }

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
        hosted.show(rootView)
    }
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
        hosted.show(rootView)
    }
    public required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    open override func loadView() {
        hosted.backgroundColor = .systemBackground
        view = hosted
    }

    /// Which sizes follow the content.
    public var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// Returns the size that the content chooses if it is offered a size.
    public func sizeThatFits(in size: CGSize) -> CGSize { hosted.size(ProposedViewSize(size)) }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if sizingOptions.contains(.preferredContentSize) { preferredContentSize = hosted.size(.unspecified) }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hosted.tree.appearanceChanged(false)
    }
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hosted.setNeedsLayout()
    }
}

/// Mirrors `UIHostingControllerSizingOptions`, SwiftUI. The intrinsic size always follows the content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
