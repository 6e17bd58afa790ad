import Foundation

/// What the user pulls down to have a list's content fetched again. Mirrors `UIRefreshControl`, UIKit.
///
/// A finger's pull begins the refreshing and sends `.valueChanged`; the content says when it is there, by ``endRefreshing()``.
open class UIRefreshControl: UIControl {
    /// Mirrors `UIRefreshControl.isRefreshing`.
    open private(set) var isRefreshing = false
    /// Mirrors `UIRefreshControl.attributedTitle`.
    open var attributedTitle: NSAttributedString?

    /// Mirrors `UIRefreshControl.beginRefreshing()`: sends nothing.
    open func beginRefreshing() { isRefreshing = true }
    /// Mirrors `UIRefreshControl.endRefreshing()`.
    open func endRefreshing() { isRefreshing = false }
}
