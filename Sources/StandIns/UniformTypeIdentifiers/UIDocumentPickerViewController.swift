@_exported import Foundation
@_exported import HeadlessUIKit

/// The page on which a user chooses files. Mirrors `UIDocumentPickerViewController` and its members, UIKit. It has a Close
/// button, which cancels; a test chooses files with ``choose(_:)``.
///
/// It is in this module, and not in HeadlessUIKit, because its initializers need ``UTType``.
open class UIDocumentPickerViewController: UIViewController {
    public let contentTypes: [UTType]
    public let exportedURLs: [URL]
    public let asCopy: Bool
    open weak var delegate: (any UIDocumentPickerDelegate)?
    open var allowsMultipleSelection = false
    open var shouldShowFileExtensions = false
    open var directoryURL: URL?

    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        (self.contentTypes, self.asCopy, exportedURLs) = (contentTypes, asCopy, [])
        super.init(nibName: nil, bundle: nil)
    }

    public init(forExporting urls: [URL], asCopy: Bool = false) {
        (exportedURLs, self.asCopy, contentTypes) = (urls, asCopy, [])
        super.init(nibName: nil, bundle: nil)
    }

    /// Deprecated in UIKit. Types that are not known are left out.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let close = UIButton(type: .close)
        close.setTitle("Close", for: .normal)
        close.frame = CGRect(x: 16, y: 8, width: 80, height: 44)
        close.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
        view.addSubview(close)
    }

    /// Chooses files, as a user would: dismisses the page and tells the delegate.
    public func choose(_ urls: [URL]) {
        if presentingViewController != nil { dismiss(animated: true) }
        delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }

    private func cancel() {
        if presentingViewController != nil { dismiss(animated: true) }
        delegate?.documentPickerWasCancelled(self)
    }
}

/// Mirrors `UIDocumentPickerMode`, UIKit, which deprecates it.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
}

/// Mirrors `UIDocumentPickerDelegate`, UIKit.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
