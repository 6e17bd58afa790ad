/// What the files of an app have to know of each other.
struct SourceIndex: Equatable {
    /// The names of all protocols.
    var protocols: Set<String> = []
    /// The base names of methods that a protocol calls optional. What UIKit's own protocols have is among them from the start.
    var optionalMethods: Set<String> = Self.optionalMethodsOfUIKit

    /// - Complexity: O(tokens).
    mutating func add(_ source: SwiftSource, _ scopes: SourceScopes) {
        for declaration in scopes.declarations where declaration.scope.kind == .protocol {
            protocols.insert(declaration.scope.name)
            for place in declaration.body where OptionalRequirement.begins(at: place, in: source) {
                optionalMethods.insert(source.spelling(place + 2))
            }
        }
    }

    private static let optionalMethodsOfUIKit: Set<String> = [
        "tableView", "numberOfSections", "sectionIndexTitles", "collectionView", "indexTitles",
        "indexPathForPreferredFocusedView",
        "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
        "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
        "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop",
        "scrollViewDidChangeAdjustedContentInset", "viewForZooming", "textFieldShouldBeginEditing",
        "textFieldDidBeginEditing", "textFieldShouldEndEditing", "textFieldDidEndEditing", "textField",
        "textFieldDidChangeSelection", "textFieldShouldClear", "textFieldShouldReturn", "textViewShouldBeginEditing",
        "textViewShouldEndEditing", "textViewDidBeginEditing", "textViewDidEndEditing", "textView", "textViewDidChange",
        "textViewDidChangeSelection", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing",
        "searchBarShouldEndEditing", "searchBarTextDidEndEditing", "searchBar", "searchBarSearchButtonClicked",
        "searchBarCancelButtonClicked", "searchBarBookmarkButtonClicked", "searchBarResultsListButtonClicked",
        "willPresentSearchController", "didPresentSearchController", "willDismissSearchController",
        "didDismissSearchController", "presentSearchController", "gestureRecognizer", "gestureRecognizerShouldBegin",
        "navigationController", "tabBarController", "presentationControllerShouldDismiss",
        "presentationControllerWillDismiss", "presentationControllerDidDismiss",
        "presentationControllerDidAttemptToDismiss", "contextMenuInteraction", "pickerView",
    ]
}
