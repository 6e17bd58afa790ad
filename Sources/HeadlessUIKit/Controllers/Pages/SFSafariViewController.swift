import Foundation

/// A page of the web inside an app. Mirrors `SFSafariViewController`, SafariServices: headlessly it loads nothing, and shows its
/// address and a Done button.
///
/// A finger's tap on Done tells the delegate, and dismisses the page.
open class SFSafariViewController: UIViewController {
    /// Mirrors `SFSafariViewController.Configuration`. Recorded.
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
    /// Not retained.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// Recorded, not drawn.
    open var preferredBarTintColor: UIColor?
    /// Recorded, not drawn.
    open var preferredControlTintColor: UIColor?
    /// What the button says.
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

    open override func viewDidLoad() {
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

/// Mirrors `SFSafariViewControllerDelegate`, SafariServices; a page that loads nothing calls this alone.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
    /// The person is done with the page, which is dismissed after this.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
