/// The declarations of a file that may affect how other files are prepared.
public struct SourceSummary: Codable, Hashable, Sendable {
    /// The names of the protocols.
    var protocols: Set<String> = []
    /// The base names of the optional methods in protocols.
    var optionalMethods: Set<String> = []
    /// The names of the classes. If several classes have the same name, the name occurs once for each of them.
    var classes: [String] = []
    /// The overrides in extensions.
    var overrides: [ExtensionOverride] = []
    /// The names of all overridden members.
    var overriddenNames: Set<String> = []
    /// The `@objc` methods in extensions.
    var overridable: [ExtensionOverride] = []
    /// The names of the static properties.
    public private(set) var staticProperties: Set<String> = []

    /// - Complexity: O(*n*²) in the worst case, where *n* is the number of tokens.
    init(_ source: SwiftSource, _ scopes: SourceScopes) {
        for place in source.tokens.indices where source.spelling(place) == "static" {
            if ["let", "var"].contains(source.spelling(place + 1)) {
                staticProperties.insert(source.spelling(place + 2))
            }
        }
        classes = scopes.declarations.filter { source.spelling($0.keyword) == "class" }.map(\.scope.name)
        let conditions = SourceConditions(source)
        for place in source.tokens.indices where conditions.mayCompile(place) {
            if source.spelling(place) == "override", scopes.isMember(place) {
                if let override = ExtensionOverride(at: place, in: source, scopes) { overrides.append(override) }
                if let name = ExtensionOverride.name(at: place, in: source) {
                    overriddenNames.insert(source.spelling(name))
                }
            } else if source.spelling(place) == "func",
                ExtensionOverride.isOverridable(at: place, in: source, scopes),
                let method = ExtensionOverride(at: place, in: source, scopes)
            {
                overridable.append(method)
            }
        }
        for declaration in scopes.declarations where declaration.scope.kind == .protocol {
            protocols.insert(declaration.scope.name)
            for place in declaration.body where OptionalRequirement.begins(at: place, in: source) {
                optionalMethods.insert(source.spelling(place + 2))
            }
        }
    }
}

/// The declarations, in all files of an app, that affect how other files are prepared.
struct SourceIndex {
    private(set) var protocols: Set<String> = []
    private var classes: [String: Int] = [:]
    /// The declarations to add to each class, keyed by class name. They correspond to overrides in extensions, and to
    /// extension methods that subclasses override; see ``ExtensionOverride``.
    private(set) var overrides: [String: [String]] = [:]
    /// The names of the extension methods that classes of the app override, keyed by the name of the extended class.
    private var overridden: [String: Set<String>] = [:]
    /// The names of optional protocol methods, including the methods of UIKit's protocols.
    private(set) var optionalMethods = Self.optionalMethodsOfUIKit

    init(_ summaries: some Collection<SourceSummary>) {
        let names = summaries.reduce(into: Set<String>()) { $0.formUnion($1.overriddenNames) }
        for summary in summaries {
            protocols.formUnion(summary.protocols)
            optionalMethods.formUnion(summary.optionalMethods)
            for name in summary.classes { classes[name, default: 0] += 1 }
            for override in summary.overrides { overrides[override.type, default: []].append(override.text) }
            for method in summary.overridable where names.contains(method.name) {
                overrides[method.type, default: []].append(method.text)
                overridden[method.type, default: []].insert(method.name)
            }
        }
    }

    /// Returns whether exactly one class of the app has the given name.
    func isClass(_ name: String) -> Bool { classes[name] == 1 }

    /// Returns whether the app overrides a method that has the same name as the given extension method, and declares
    /// exactly one class that has the name of the extended class.
    func isOverridden(_ method: ExtensionOverride) -> Bool {
        isClass(method.type) && overridden[method.type]?.contains(method.name) == true
    }

    /// The names of the optional methods of the protocols in UIKit, Core Animation and SafariServices, which
    /// `HeadlessUIKit` declares with a default implementation.
    static let optionalMethodsOfUIKit: Set<String> = [
        "animationController", "animationDidStart", "animationDidStop", "animationEnded", "application",
        "applicationDidBecomeActive", "applicationDidEnterBackground", "applicationWillEnterForeground",
        "applicationWillResignActive", "applicationWillTerminate", "collectionView",
        "collectionViewDidEndMultipleSelectionInteraction", "contextMenuInteraction", "didDismissSearchController",
        "didPresentSearchController", "gestureRecognizer", "gestureRecognizerShouldBegin", "imagePickerController",
        "imagePickerControllerDidCancel", "indexPathForPreferredFocusedView", "indexTitles",
        "interactionControllerForDismissal", "interactionControllerForPresentation", "navigationController",
        "numberOfSections", "pageViewController", "pickerView", "prepareForPopoverPresentation",
        "presentationController", "presentationControllerDidAttemptToDismiss",
        "presentationControllerDidDismiss", "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
        "presentationCount", "presentationIndex", "safariViewControllerDidFinish", "scene", "sceneDidBecomeActive",
        "sceneDidDisconnect", "sceneDidEnterBackground", "sceneWillEnterForeground", "sceneWillResignActive",
        "scrollViewDidChangeAdjustedContentInset", "scrollViewDidEndDecelerating", "scrollViewDidEndDragging",
        "scrollViewDidEndScrollingAnimation", "scrollViewDidEndZooming", "scrollViewDidScroll",
        "scrollViewDidScrollToTop", "scrollViewDidZoom", "scrollViewShouldScrollToTop",
        "scrollViewWillBeginDecelerating", "scrollViewWillBeginDragging", "scrollViewWillBeginZooming",
        "scrollViewWillEndDragging", "searchBar", "searchBarBookmarkButtonClicked", "searchBarCancelButtonClicked",
        "searchBarResultsListButtonClicked", "searchBarSearchButtonClicked", "searchBarShouldBeginEditing",
        "searchBarShouldEndEditing", "searchBarTextDidBeginEditing", "searchBarTextDidEndEditing", "sectionIndexTitles",
        "tabBar", "tabBarController", "tableView", "tableViewDidEndMultipleSelectionInteraction", "textField",
        "textFieldDidBeginEditing", "textFieldDidChangeSelection", "textFieldDidEndEditing",
        "textFieldShouldBeginEditing", "textFieldShouldClear", "textFieldShouldEndEditing", "textFieldShouldReturn",
        "textView", "textViewDidBeginEditing", "textViewDidChange", "textViewDidChangeSelection",
        "textViewDidEndEditing", "textViewShouldBeginEditing", "textViewShouldEndEditing", "viewForZooming",
        "willDismissSearchController", "willPresentSearchController",
    ]
}
