import Foundation

/// What the user pulls down to have a list's content fetched again. Mirrors `UIRefreshControl` and its members, UIKit.
///
/// A finger's pull begins the refreshing and sends `.valueChanged`; the content says when it is there, by ``endRefreshing()``.
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    /// Mirrors `UIRefreshControl.beginRefreshing()`: sends nothing.
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}
