import Foundation

/// Mirrors `NSTextAlignment`, UIKit.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// Mirrors `NSLineBreakMode`, UIKit.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// A text. Mirrors `UILabel`, UIKit. A finger passes through it, unless interaction is enabled.
open class UILabel: UIView {
    /// Mirrors `UILabel.init(frame:)`.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Mirrors `UILabel.init(coder:)`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// Mirrors `UILabel.text`.
    open var text: String? {
        get { plainText }
        set {
            plainText = newValue
            attributed = nil
        }
    }
    private var plainText: String?
    private var attributed: NSAttributedString?

    /// Mirrors `UILabel.attributedText`.
    open var attributedText: NSAttributedString? {
        get { attributed ?? plainText.map { NSAttributedString(string: $0) } }
        set {
            attributed = newValue
            plainText = newValue?.string
        }
    }

    /// Mirrors `UILabel.font`.
    open var font: UIFont! = .systemFont(ofSize: 17)
    /// Mirrors `UILabel.textColor`.
    open var textColor: UIColor! = .label
    /// Mirrors `UILabel.textAlignment`.
    open var textAlignment = NSTextAlignment.natural
    /// Mirrors `UILabel.lineBreakMode`.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Mirrors `UILabel.numberOfLines`.
    open var numberOfLines = 1
    /// Mirrors `UILabel.isEnabled`.
    open var isEnabled = true
    /// Mirrors `UILabel.isHighlighted`.
    open var isHighlighted = false
    /// Mirrors `UILabel.highlightedTextColor`.
    open var highlightedTextColor: UIColor?
    /// Mirrors `UILabel.adjustsFontSizeToFitWidth`.
    open var adjustsFontSizeToFitWidth = false
    /// Mirrors `UILabel.minimumScaleFactor`.
    open var minimumScaleFactor: CGFloat = 0
    /// In points. Mirrors `UILabel.preferredMaxLayoutWidth`.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// Mirrors `UILabel.allowsDefaultTighteningForTruncation`.
    open var allowsDefaultTighteningForTruncation = false
    /// Mirrors `UILabel.shadowColor`.
    open var shadowColor: UIColor?
    /// Mirrors `UIContentSizeCategoryAdjusting.adjustsFontForContentSizeCategory`.
    open var adjustsFontForContentSizeCategory = false
}
