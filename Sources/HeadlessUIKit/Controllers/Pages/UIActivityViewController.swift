import Foundation

/// A share sheet. Mirrors `UIActivityViewController` and its members, UIKit. In HeadlessUIKit, it shows a Close button
/// and a label for each shared item. The label contains the item's text or URL or, for an item of another kind, the
/// name of its type.
///
/// A tap on Close calls the completion handler with `false` for `completed`, and dismisses the sheet.
open class UIActivityViewController: UIViewController {
    /// Mirrors `UIActivityViewController.CompletionWithItemsHandler`.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    override var automaticPresentationStyle: UIModalPresentationStyle { .popover }

    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Stored, but has no effect.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    open override dynamic func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let close = UIButton(type: .close)
        close.setTitle("Close", for: .normal)
        close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
        let labels = items.map { item in
            let label = UILabel(frame: .zero)
            label.text = (item as? String) ?? (item as? URL)?.absoluteString ?? "\(type(of: item))"
            return label
        }
        for (place, part) in ([close] + labels as [UIView]).enumerated() {
            part.frame = CGRect(x: 16, y: 8 + 44 * place, width: 340, height: 44)
            view.addSubview(part)
        }
    }

    private func finish() {
        completionWithItemsHandler?(nil, false, nil, nil)
        if presentingViewController != nil { dismiss(animated: true) }
    }
}
