@_exported import Foundation
@_exported import HeadlessUIKit

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif

/// A view for web pages. Mirrors `WKWebView`, WebKit, without loading or drawing a page: it keeps what it was asked to show,
/// tells its navigation delegate that the page is finished, and is drawn as an empty box.
///
/// The delegate is asked and told within `load(_:)`, in WebKit's order.
open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    public let scrollView = UIScrollView()

    /// The address of the page.
    open private(set) var url: URL?
    /// The title of the page: a test sets it.
    open var title: String?
    open private(set) var isLoading = false
    /// The part of the page that is loaded: 0 before, and 1 after a page was loaded.
    open private(set) var estimatedProgress = 0.0
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var isInspectable = false
    open var underPageBackgroundColor: UIColor?
    /// The HTML text that `loadHTMLString(_:baseURL:)` got last.
    public private(set) var htmlString: String?
    /// The scripts that `evaluateJavaScript(_:)` got, oldest first.
    public private(set) var evaluatedScripts: [String] = []
    /// The results of scripts: a test sets it. By default, each script has no result.
    public var scriptResult: (_ script: String) throws -> Any? = { _ in nil }

    private var back: [URL] = []
    private var forward: [URL] = []

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        addScrollView()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        addScrollView()
    }

    private func addScrollView() {
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
    }

    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
        if let url { back.append(url) }
        forward = []
        htmlString = nil
        return show(request.url, request)
    }

    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        htmlString = string
        return show(baseURL ?? URL(string: "about:blank"), nil)
    }

    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        load(URLRequest(url: url))
    }

    @discardableResult
    open func reload() -> WKNavigation? { url.flatMap { show($0, URLRequest(url: $0)) } }
    open func stopLoading() { isLoading = false }
    open var canGoBack: Bool { !back.isEmpty }
    open var canGoForward: Bool { !forward.isEmpty }

    @discardableResult
    open func goBack() -> WKNavigation? {
        guard let last = back.popLast() else { return nil }
        if let url { forward.append(url) }
        return show(last, URLRequest(url: last))
    }

    @discardableResult
    open func goForward() -> WKNavigation? {
        guard let next = forward.popLast() else { return nil }
        if let url { back.append(url) }
        return show(next, URLRequest(url: next))
    }

    open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        evaluatedScripts.append(javaScriptString)
        do {
            completionHandler?(try scriptResult(javaScriptString), nil)
        } catch {
            completionHandler?(nil, error)
        }
    }

    private func show(_ new: URL?, _ request: URLRequest?) -> WKNavigation? {
        let navigation = WKNavigation()
        if let request, let navigationDelegate {
            var policy = WKNavigationActionPolicy.allow
            navigationDelegate.webView(self, decidePolicyFor: WKNavigationAction(request: request)) { policy = $0 }
            guard policy != .cancel else { return nil }
        }
        (url, isLoading) = (new, true)
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        navigationDelegate?.webView(self, didCommit: navigation)
        (isLoading, estimatedProgress) = (false, 1)
        navigationDelegate?.webView(self, didFinish: navigation)
        return navigation
    }
}
