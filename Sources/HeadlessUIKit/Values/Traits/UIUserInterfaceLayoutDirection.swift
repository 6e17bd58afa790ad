/// Mirrors `UIUserInterfaceLayoutDirection`, UIKit.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

/// What a view's content means, which says whether it is mirrored. Mirrors `UISemanticContentAttribute`, UIKit.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
