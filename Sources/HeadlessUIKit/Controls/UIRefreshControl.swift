import Foundation

/// The pull-to-refresh control of a scroll view. Mirrors `UIRefreshControl` and its members, UIKit.
///
/// A simulated pull begins refreshing and sends `.valueChanged`; the app calls ``endRefreshing()`` when the content has
/// been loaded.
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    /// Mirrors `UIRefreshControl.beginRefreshing()`: sends no event.
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }

    // MARK: Description

    package override var isBlank: Bool { true }
    package override var hasSizeOfUIKit: Bool { true }
}
