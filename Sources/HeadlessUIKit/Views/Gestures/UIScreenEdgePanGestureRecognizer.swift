import Foundation

/// Recognizes drags that begin at an edge of the screen. Mirrors `UIScreenEdgePanGestureRecognizer` and its members, UIKit. A
/// ``Finger`` can't drag from outside the screen, so the recognizer never recognizes a gesture; a page that was pushed is
/// swiped back by the navigation controller.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}
