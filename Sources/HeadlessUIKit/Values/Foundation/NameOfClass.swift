import Foundation

/// Returns the name of a class with those of its module and of the types around it. Unlike Foundation's function on Linux, it
/// accepts nested and generic classes. The plugin calls it instead of `NSStringFromClass(_:)`, which it mirrors.
// swift-format-ignore: AlwaysUseLowerCamelCase, NoLeadingUnderscores
public func _NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }
