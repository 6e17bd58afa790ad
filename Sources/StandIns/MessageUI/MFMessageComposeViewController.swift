@_exported import Foundation
@_exported import HeadlessUIKit

/// The page on which a user writes a text message. Mirrors `MFMessageComposeViewController`, MessageUI. What the app sets can
/// be read; a test or a script ends the page with ``finish(_:)``.
open class MFMessageComposeViewController: UINavigationController {
    /// Whether messages can be sent. `true`, unless a test sets another value: on a simulator, it is `false`.
    public static var isAvailable = true

    open class func canSendText() -> Bool { isAvailable }
    open class func canSendSubject() -> Bool { isAvailable }
    open class func canSendAttachments() -> Bool { isAvailable }

    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?
    public private(set) var attachedData: [(data: Data, typeIdentifier: String, fileName: String)] = []

    @discardableResult
    open func addAttachmentData(
        _ attachmentData: Data, typeIdentifier uti: String, filename: String
    ) -> Bool {
        attachedData.append((attachmentData, uti, filename))
        return true
    }

    /// Tells the delegate how the page ended. The delegate dismisses the page, as on a device.
    public func finish(_ result: MessageComposeResult) {
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
    }
}

/// Mirrors `MessageComposeResult`, MessageUI.
public enum MessageComposeResult: Int, Sendable {
    case cancelled, sent, failed
}

/// Mirrors `MFMessageComposeViewControllerDelegate`, MessageUI.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
