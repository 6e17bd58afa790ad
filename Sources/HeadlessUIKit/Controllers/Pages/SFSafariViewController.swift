import Foundation

/// A page that shows a website inside an app. Mirrors `SFSafariViewController`, SafariServices. In HeadlessUIKit, the
/// website is not loaded; the page shows its URL and a dismiss button, which is titled Done by default.
///
/// A tap on the dismiss button notifies the delegate and dismisses the page.
open class SFSafariViewController: UIViewController {
    /// Mirrors `SFSafariViewController.Configuration`. Stored, but has no effect.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
    }

    /// Mirrors `SFSafariViewController.DismissButtonStyle`.
    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    private let url: URL
    open private(set) var configuration: Configuration
    /// The delegate, which is not retained.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// Stored, but not drawn.
    open var preferredBarTintColor: UIColor?
    /// Stored, but not drawn.
    open var preferredControlTintColor: UIColor?
    /// The style of the dismiss button, which determines the button's title.
    open var dismissButtonStyle = DismissButtonStyle.done

    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .overFullScreen
    }

    public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle(["Done", "Close", "Cancel"][dismissButtonStyle.rawValue], for: .normal)
        button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
        let address = UILabel(frame: .zero)
        address.text = url.absoluteString
        for (subview, left) in [(button, 16.0), (address, 96.0)] as [(UIView, Double)] {
            subview.frame = CGRect(x: left, y: 8, width: left == 16 ? 72 : 280, height: 44)
            view.addSubview(subview)
        }
    }

    private func finish() {
        delegate?.safariViewControllerDidFinish(self)
        if presentingViewController != nil { dismiss(animated: true) }
    }
}

/// The delegate of a Safari view controller. Mirrors `SFSafariViewControllerDelegate`, SafariServices, without the
/// methods for loading pages, because no page is loaded.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    /// Called when the user taps the dismiss button, before the page is dismissed.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
