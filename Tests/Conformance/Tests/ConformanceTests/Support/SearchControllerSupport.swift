import CellDirector
import XCTest

/// The base class of `SearchControllerTests` in `ConformanceTests` and in `HeadlessUIKitTests`.
class SearchControllerTestCase: ConformanceTestCase {
    @MainActor
    final class Page: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
        var calls: [String] = []

        func updateSearchResults(for searchController: UISearchController) {
            let state = searchController.isActive ? "active" : "ended"
            calls.append("update \"\(searchController.searchBar.text ?? "")\" \(state)")
        }
        func willPresentSearchController(_ searchController: UISearchController) { calls.append("will present") }
        func didPresentSearchController(_ searchController: UISearchController) { calls.append("did present") }
        func willDismissSearchController(_ searchController: UISearchController) { calls.append("will dismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { calls.append("did dismiss") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    }

    @MainActor
    func show(_ results: UIViewController?) -> (UINavigationController, Page, UISearchController) {
        let page = Page()
        page.title = "Page"
        let search = UISearchController(searchResultsController: results)
        search.searchResultsUpdater = page
        search.delegate = page
        search.searchBar.delegate = page
        page.navigationItem.searchController = search
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Edit") { _ in })
        let navigation = UINavigationController(rootViewController: page)
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        return (navigation, page, search)
    }
}
