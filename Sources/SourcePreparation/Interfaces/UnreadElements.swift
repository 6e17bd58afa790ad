/// The elements of storyboards and xibs that are not read, and what that means for the screen.
enum UnreadElements {
    static let meaning: [String: String] = [
        "webView": "the view is empty",
        "wkWebView": "the view is empty",
        "mapView": "the view is empty",
        "sceneView": "the view is empty",
        "sceneKitView": "the view is empty",
        "skView": "the view is empty",
        "arscnView": "the view is empty",
        "arskView": "the view is empty",
        "glkView": "the view is empty",
        "mtkView": "the view is empty",
        "glkViewController": "the controller has no view of its own",
        "avPlayerViewController": "the controller shows no video",
        "hostingController": "the controller shows no SwiftUI view",
        "searchDisplayController": "the search bar shows no results",
        "adBannerView": "the view is empty",
        "calendarView": "the view is empty",
        "colorWell": "the control is missing",
        "hoverGestureRecognizer": "the gesture is never recognized",
    ]
}
