@_exported import Foundation
@_exported import HeadlessUIKit

/// Mirrors `WKWebViewConfiguration`, WebKit. Its values are stored.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
    open var preferences = WKPreferences()
    open var defaultWebpagePreferences = WKWebpagePreferences()
    open var userContentController = WKUserContentController()
    open var processPool = WKProcessPool()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var allowsInlineMediaPlayback = false
    open var allowsAirPlayForMediaPlayback = true
    open var applicationNameForUserAgent: String?
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
}

/// Mirrors `WKPreferences`, WebKit. Its values are stored.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isTextInteractionEnabled = true
}

/// Mirrors `WKWebpagePreferences`, WebKit. Its values are stored.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
    open var allowsContentJavaScript = true
}

/// Mirrors `WKProcessPool`, WebKit.
open class WKProcessPool: NSObject {}

/// Mirrors `WKWebsiteDataStore`, WebKit. It stores no data.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
    private static let shared = WKWebsiteDataStore()
    open class func `default`() -> WKWebsiteDataStore { shared }
    open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    open class func allWebsiteDataTypes() -> Set<String> { [] }
    open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        completionHandler()
    }
}

/// Mirrors `WKAudiovisualMediaTypes`, WebKit.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Mirrors `WKUserContentController`, WebKit. A page runs no scripts, so handlers are called only by tests.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
    public private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]

    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        handlers[name] = scriptMessageHandler
    }
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    open func removeAllScriptMessageHandlers() { handlers = [:] }

    /// Sends a message to the handler of that name, as the page's script would do.
    public func post(_ body: Any, to name: String) {
        handlers[name]?.userContentController(self, didReceive: WKScriptMessage(name: name, body: body))
    }
}

/// Mirrors `WKUserScript`, WebKit.
open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool

    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
    }
}

/// Mirrors `WKUserScriptInjectionTime`, WebKit.
public enum WKUserScriptInjectionTime: Int, Sendable {
    case atDocumentStart, atDocumentEnd
}

/// Mirrors `WKScriptMessage`, WebKit.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
    public let name: String
    public let body: Any

    init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}

/// Mirrors `WKScriptMessageHandler`, WebKit.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
