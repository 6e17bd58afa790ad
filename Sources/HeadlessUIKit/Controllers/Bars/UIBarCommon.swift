import Foundation

/// Mirrors `UIBarStyle`, UIKit.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}
