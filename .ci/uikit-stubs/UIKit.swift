// What the branches for UIKit use of it that the headless half does not have. Compiled as a part of it.

import Foundation
@_exported import ObjectiveC

@MainActor
open class UITextPosition: NSObject {}

@MainActor
open class UITextRange: NSObject {}

@MainActor
public protocol UITextInput: AnyObject {
    var selectedTextRange: UITextRange? { get set }
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func text(in range: UITextRange) -> String?
}

// `#selector` names a method of a protocol; a compiler without it names a method of a class.
@MainActor
open class SomeUITableViewDelegate: NSObject, UITableViewDelegate {}

@MainActor
open class SomeUICollectionViewDelegate: NSObject, UICollectionViewDelegate {}

@MainActor
open class SomeUICollectionViewDelegateFlowLayout: NSObject, UICollectionViewDelegateFlowLayout {}
