import Foundation

/// The text field of a search bar. Mirrors `UISearchTextField` and its members, UIKit. Its tokens are neither shown nor
/// selected, and can't be copied.
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The tokens before the text.
    open var tokens: [UISearchToken] = []
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }
    /// Whether the user may delete tokens; true by default.
    open var allowsDeletingTokens = true
    /// Whether the user may copy tokens; true by default.
    open var allowsCopyingTokens = true
    /// The background color of the tokens. Stored, and not drawn.
    open var tokenBackgroundColor: UIColor?
}

/// The delegate of a search field. Mirrors `UISearchTextFieldDelegate`, UIKit, without the methods for tokens, which
/// are the only methods that UIKit's protocol adds to ``UITextFieldDelegate``.
@MainActor @preconcurrency
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {}

/// Forwards a text field's delegate calls to its search bar.
@MainActor
final class SearchFieldListener: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { bar?.didBeginEditing() }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { bar?.didEndEditing() }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let bar else { return true }
        return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar?.tappedSearch()
        return true
    }
}
