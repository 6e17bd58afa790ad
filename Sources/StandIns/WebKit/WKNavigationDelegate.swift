@_exported import Foundation
@_exported import HeadlessUIKit

#if canImport(FoundationNetworking)
@_exported import FoundationNetworking
#endif

/// Mirrors `WKNavigationDelegate`, WebKit, as far as a page that loads at once calls it.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Called only by tests.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Called only by tests.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
        decisionHandler(.allow)
    }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
}

/// Mirrors `WKUIDelegate`, WebKit. No method is called, because a page runs no scripts.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}

/// Mirrors `WKNavigation`, WebKit.
open class WKNavigation: NSObject {}

/// Mirrors `WKNavigationAction`, WebKit. Every action is one of the app's own.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
    public let request: URLRequest
    open var navigationType: WKNavigationType { .other }

    public init(request: URLRequest) { self.request = request }
}

/// Mirrors `WKNavigationType`, WebKit.
public enum WKNavigationType: Int, Sendable {
    case linkActivated = 0
    case formSubmitted = 1
    case backForward = 2
    case reload = 3
    case formResubmitted = 4
    case other = -1
}

/// Mirrors `WKNavigationActionPolicy`, WebKit.
public enum WKNavigationActionPolicy: Int, Sendable {
    case cancel = 0
    case allow = 1
    case download = 2
}
