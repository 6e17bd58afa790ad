import Foundation

/// The metrics for which a bar's image is used. Mirrors `UIBarMetrics`, UIKit.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}
