@preconcurrency import Foundation

/// A kind of device. Mirrors `UIUserInterfaceIdiom`, UIKit; each member mirrors UIKit's of the same name and value.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the idiom of the device. Mirrors `UI_USER_INTERFACE_IDIOM()`, UIKit, which deprecates it.
@MainActor @preconcurrency
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
