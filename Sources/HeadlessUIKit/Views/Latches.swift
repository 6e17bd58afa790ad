import Foundation

/// The records of what has ever been used. Until then, views skip searches that would find nothing.
///
/// The first use sets a record for good, so which code runs depends on what ran before. If the environment variable
/// `CELLDIRECTOR_LATCHES` is `set`, all of them are set from the first view on, so that tests can run without them.
@MainActor
enum Latches {
    /// Every new view reads this, so it runs before the first view exists.
    static let once: Void = setIfRequested()

    private static func setIfRequested() {
        guard ProcessInfo.processInfo.environment["CELLDIRECTOR_LATCHES"] == "set" else { return }
        RareViewProperties.isAnyTransformSet = true
        RareViewProperties.isAnyTintDimmed = true
        UIView.hasControllerSafeArea = true
        UIView.isAnyRightToLeft = true
        UIView.isAnyTintColorSet = true
        UITraitCollection.isAnyChanged = true
        UIViewController.isAnyChild = true
        UIWindow.isAny = true
        ViewLayout.isAutoLayoutUsed = true
    }
}
