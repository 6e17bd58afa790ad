/// The classes of UIKit that elements of storyboards and xibs create, other classes that apps extend, and their superclasses.
enum UIKitClasses {
    /// Returns the class that an element creates without a custom class, or `nil` if the element creates no object.
    static func name(of element: String) -> String? { elements[element] }

    /// Returns the superclass of a class, or `nil` if the class is unknown or is `NSObject`.
    static func superclass(of name: String) -> String? { superclasses[name] }

    /// Returns whether a class is a certain class of UIKit, or is below it.
    static func isClass(_ name: String, atOrBelow base: String) -> Bool {
        var current: String? = name
        while let name = current {
            if name == base { return true }
            current = superclasses[name]
        }
        return false
    }

    /// Returns whether a class is one of UIKit's that is listed here.
    static func isKnown(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

    /// Returns whether a name looks like that of a class of one of Apple's frameworks, such as `MKMapView`.
    static func isOfApple(_ name: String) -> Bool {
        prefixes.contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
                && name.dropFirst(prefix.count + 1).first?.isLowercase == true
        }
    }

    private static let prefixes = [
        "UI", "NS", "CA", "WK", "MK", "AV", "AR", "SCN", "SK", "MTK", "GLK", "PDF", "QL", "MP", "PH", "CN", "SF", "GK",
    ]

    /// The outlets of UIKit's own classes. Whether a class has a certain one of them is not checked.
    static let outlets: Set = [
        "view", "tableView", "collectionView", "delegate", "dataSource", "dragDelegate", "dropDelegate",
        "prefetchDataSource", "searchDisplayController", "searchBar", "searchContentsController",
        "searchResultsDataSource", "searchResultsDelegate", "backgroundView", "selectedBackgroundView",
        "multipleSelectionBackgroundView", "accessoryView", "editingAccessoryView", "imageView", "textLabel",
        "detailTextLabel", "contentView", "inputView", "inputAccessoryView", "refreshControl", "navigationItem",
        "tabBarItem", "toolbarItems", "rightBarButtonItem", "leftBarButtonItem", "rightBarButtonItems",
        "leftBarButtonItems", "backBarButtonItem", "titleView", "gestureRecognizers", "gestureRecognizer",
        "tableHeaderView", "tableFooterView", "customView", "navigationBar", "tabBar", "toolbar", "layout",
        "collectionViewLayout", "maskView", "mask", "window", "rootViewController", "splitViewController",
        "interactivePopGestureRecognizer", "panGestureRecognizer", "menu", "touchBar", "transitioningDelegate",
        "navigationController", "accessibilityElements", "items", "leftView", "rightView", "searchController", "layer",
        "scrollView", "textInputContextIdentifier", "viewControllers",
    ]

    // Interface Builder writes `pongPressGestureRecognizer`.
    private static let elements: [String: String] = pairs(
        """
        view UIView
        containerView UIView
        tableViewCellContentView UIView
        collectionViewCellContentView UIView
        control UIControl
        label UILabel
        button UIButton
        imageView UIImageView
        textField UITextField
        textView UITextView
        switch UISwitch
        slider UISlider
        stepper UIStepper
        segmentedControl UISegmentedControl
        activityIndicatorView UIActivityIndicatorView
        progressView UIProgressView
        pageControl UIPageControl
        datePicker UIDatePicker
        pickerView UIPickerView
        colorWell UIColorWell
        calendarView UICalendarView
        scrollView UIScrollView
        tableView UITableView
        tableViewCell UITableViewCell
        collectionView UICollectionView
        collectionViewCell UICollectionViewCell
        collectionReusableView UICollectionReusableView
        stackView UIStackView
        visualEffectView UIVisualEffectView
        webView UIWebView
        wkWebView WKWebView
        mapView MKMapView
        searchBar UISearchBar
        searchTextField UISearchTextField
        toolbar UIToolbar
        navigationBar UINavigationBar
        tabBar UITabBar
        window UIWindow
        navigationItem UINavigationItem
        barButtonItem UIBarButtonItem
        tabBarItem UITabBarItem
        viewController UIViewController
        tableViewController UITableViewController
        collectionViewController UICollectionViewController
        navigationController UINavigationController
        tabBarController UITabBarController
        splitViewController UISplitViewController
        pageViewController UIPageViewController
        imagePickerController UIImagePickerController
        searchController UISearchController
        constraint NSLayoutConstraint
        tapGestureRecognizer UITapGestureRecognizer
        pinchGestureRecognizer UIPinchGestureRecognizer
        rotationGestureRecognizer UIRotationGestureRecognizer
        swipeGestureRecognizer UISwipeGestureRecognizer
        panGestureRecognizer UIPanGestureRecognizer
        screenEdgePanGestureRecognizer UIScreenEdgePanGestureRecognizer
        pongPressGestureRecognizer UILongPressGestureRecognizer
        longPressGestureRecognizer UILongPressGestureRecognizer
        hoverGestureRecognizer UIHoverGestureRecognizer
        gestureRecognizer UIGestureRecognizer
        refreshControl UIRefreshControl
        collectionViewFlowLayout UICollectionViewFlowLayout
        collectionViewLayout UICollectionViewLayout
        customObject NSObject
        """)

    /// The superclass of each class.
    static let superclasses: [String: String] = pairs(
        """
        UIResponder NSObject
        UIApplication UIResponder
        UIView UIResponder
        UIWindow UIView
        UIControl UIView
        UILabel UIView
        UIButton UIControl
        UIImageView UIView
        UITextField UIControl
        UISearchTextField UITextField
        UITextView UIScrollView
        UISwitch UIControl
        UISlider UIControl
        UIStepper UIControl
        UISegmentedControl UIControl
        UIRefreshControl UIControl
        UIActivityIndicatorView UIView
        UIProgressView UIView
        UIPageControl UIControl
        UIDatePicker UIControl
        UIColorWell UIControl
        UICalendarView UIView
        UIPickerView UIView
        UIScrollView UIView
        UITableView UIScrollView
        UITableViewCell UIView
        UITableViewHeaderFooterView UIView
        UICollectionView UIScrollView
        UICollectionReusableView UIView
        UICollectionViewCell UICollectionReusableView
        UICollectionViewListCell UICollectionViewCell
        UIStackView UIView
        UIVisualEffectView UIView
        UIWebView UIView
        WKWebView UIView
        MKMapView UIView
        UISearchBar UIView
        UIToolbar UIView
        UINavigationBar UIView
        UITabBar UIView
        UINavigationItem NSObject
        UIBarItem NSObject
        UIBarButtonItem UIBarItem
        UITabBarItem UIBarItem
        UIViewController UIResponder
        UITableViewController UIViewController
        UICollectionViewController UIViewController
        UINavigationController UIViewController
        UIImagePickerController UINavigationController
        UITabBarController UIViewController
        UISplitViewController UIViewController
        UIPageViewController UIViewController
        UISearchController UIViewController
        NSLayoutConstraint NSObject
        UIGestureRecognizer NSObject
        UITapGestureRecognizer UIGestureRecognizer
        UIPinchGestureRecognizer UIGestureRecognizer
        UIRotationGestureRecognizer UIGestureRecognizer
        UISwipeGestureRecognizer UIGestureRecognizer
        UIPanGestureRecognizer UIGestureRecognizer
        UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer
        UILongPressGestureRecognizer UIGestureRecognizer
        UIHoverGestureRecognizer UIGestureRecognizer
        UICollectionViewLayout NSObject
        UICollectionViewFlowLayout UICollectionViewLayout
        UICollectionViewTransitionLayout UICollectionViewLayout
        UICollectionViewCompositionalLayout UICollectionViewLayout
        SFSafariViewController UIViewController
        UIActivityViewController UIViewController
        UIAlertController UIViewController
        UIAccessibilityElement UIResponder
        UIContentUnavailableView UIView
        UIListContentView UIView
        UIScene UIResponder
        UIWindowScene UIScene
        """)

    private static func pairs(_ text: String) -> [String: String] {
        var pairs: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            pairs[words[0]] = words[1]
        }
        return pairs
    }
}
