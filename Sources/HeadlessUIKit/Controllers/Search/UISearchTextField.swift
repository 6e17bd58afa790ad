import Foundation

/// The text field of a search bar. Mirrors `UISearchTextField` and its members, UIKit, without tokens.
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        borderStyle = .roundedRect
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
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
