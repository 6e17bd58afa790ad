@_exported import Foundation
@_exported import HeadlessUIKit

/// The page on which a user writes a mail. Mirrors `MFMailComposeViewController`, MessageUI. What the app sets can be read; a
/// test or a script ends the page with ``finish(_:error:)``.
open class MFMailComposeViewController: UINavigationController {
    /// Whether mails can be sent. `true`, unless a test sets another value: on a simulator, it is `false`.
    public static var isAvailable = true

    open class func canSendMail() -> Bool { isAvailable }

    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    public private(set) var subject = ""
    public private(set) var toRecipients: [String] = []
    public private(set) var ccRecipients: [String] = []
    public private(set) var bccRecipients: [String] = []
    public private(set) var messageBody = (text: "", isHTML: false)
    public private(set) var attachments: [(data: Data, mimeType: String, fileName: String)] = []
    public private(set) var preferredSendingEmailAddress: String?

    open func setSubject(_ subject: String) { self.subject = subject }
    open func setToRecipients(_ toRecipients: [String]?) { self.toRecipients = toRecipients ?? [] }
    open func setCcRecipients(_ ccRecipients: [String]?) { self.ccRecipients = ccRecipients ?? [] }
    open func setBccRecipients(_ bccRecipients: [String]?) { self.bccRecipients = bccRecipients ?? [] }
    open func setMessageBody(_ body: String, isHTML: Bool) { messageBody = (body, isHTML) }
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        attachments.append((attachment, mimeType, filename))
    }
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { preferredSendingEmailAddress = emailAddress }

    /// Tells the delegate how the page ended. The delegate dismisses the page, as on a device.
    public func finish(_ result: MFMailComposeResult, error: (any Error)? = nil) {
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
    }
}

/// Mirrors `MFMailComposeResult`, MessageUI.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled, saved, sent, failed
}

/// Mirrors `MFMailComposeViewControllerDelegate`, MessageUI.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}
