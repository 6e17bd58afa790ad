/// The members of UIKit's classes that an extension in an app can override in prepared sources.
///
/// The Objective-C runtime adds such an override to the extended class. In Swift, `HeadlessUIKit` declares these members
/// as `dynamic`, so that the app can replace them; see ``SourceIndex/replacements``.
enum UIKitMembers {
    /// The classes of `HeadlessUIKit` that declare or override each member.
    static let classes: [String: Set<String>] = {
        let controllers: Set = ["UIViewController"]
        let responders: Set = ["UIResponder"]
        return [
            "awakeFromNib()": [
                "NSLayoutConstraint", "UIBarItem", "UICollectionViewLayout", "UIGestureRecognizer", "UINavigationItem",
                "UIResponder",
            ],
            "canBecomeFirstResponder": ["UIResponder", "UISearchBar", "UITextField", "UITextView"],
            "canPerformAction(_:withSender:)": responders,
            "childForHomeIndicatorAutoHidden": controllers,
            "childForStatusBarHidden": [
                "UIViewController", "UINavigationController", "UISplitViewController", "UITabBarController",
            ],
            "childForStatusBarStyle": controllers,
            "didMoveToSuperview()": ["UIView"],
            "didMoveToWindow()": ["UIView"],
            "flipsHorizontallyInOppositeLayoutDirection": [
                "UICollectionViewLayout", "UICollectionViewCompositionalLayout",
            ],
            "inputAccessoryView": ["UIResponder", "UITextField", "UITextView"],
            "inputView": ["UIResponder", "UITextField", "UITextView"],
            "preferredInterfaceOrientationForPresentation": controllers,
            "preferredStatusBarStyle": controllers,
            "preferredStatusBarUpdateAnimation": controllers,
            "prefersHomeIndicatorAutoHidden": controllers,
            "prefersStatusBarHidden": controllers,
            "shouldAutorotate": controllers,
            "supportedInterfaceOrientations": controllers,
            "touchesBegan(_:with:)": ["UIResponder", "UIGestureRecognizer"],
            "touchesCancelled(_:with:)": ["UIResponder", "UIGestureRecognizer"],
            "touchesEnded(_:with:)": ["UIResponder", "UIGestureRecognizer"],
            "touchesMoved(_:with:)": ["UIResponder", "UIGestureRecognizer"],
            "traitCollectionDidChange(_:)": ["UIViewController", "UIView"],
            "viewDidAppear(_:)": ["UIViewController", "UIAlertController"],
            "viewDidDisappear(_:)": controllers,
            "viewDidLayoutSubviews()": controllers,
            "viewDidLoad()": [
                "SFSafariViewController", "UIActivityViewController", "UIAlertController", "UINavigationController",
                "UIPageViewController",
                "UITabBarController", "UIViewController",
            ],
            "viewWillAppear(_:)": [
                "UIAlertController", "UICollectionViewController", "UITableViewController", "UIViewController",
            ],
            "viewWillDisappear(_:)": controllers,
            "viewWillLayoutSubviews()": controllers,
        ]
    }()

    /// Returns the classes from which a class inherits, beginning with the class itself.
    static func lineage(of name: String) -> [String] {
        var names = [name]
        while let next = UIKitClasses.superclass(of: names[names.count - 1]) { names.append(next) }
        return names
    }

    /// Returns the class whose declaration of a member a class of UIKit uses. Returns `nil` if the member can't be
    /// replaced, or if the class isn't one of UIKit's.
    static func declaringClass(of member: String, in type: String) -> String? {
        guard let classes = classes[member] else { return nil }
        return lineage(of: type).first { classes.contains($0) }
    }
}
