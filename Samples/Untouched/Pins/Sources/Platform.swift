#if canImport(UIKit)
import UIKit

public typealias PinView = UIView
#if swift(>=4.2)
public typealias PinAttribute = NSLayoutConstraint.Attribute
#else
public typealias PinAttribute = NSLayoutAttribute
#endif
#else
import AppKit

public typealias PinView = NSView
public typealias PinAttribute = NSLayoutConstraint.Attribute
#endif
