/// Mirrors `UIUserInterfaceLayoutDirection`, UIKit.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

/// The meaning of a view's content, which determines whether the view is mirrored. Mirrors
/// `UISemanticContentAttribute`, UIKit.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
