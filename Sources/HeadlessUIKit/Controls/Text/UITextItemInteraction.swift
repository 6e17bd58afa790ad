/// How a user interacts with a link or an attachment of a text. Mirrors `UITextItemInteraction`, UIKit.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction, presentActions, preview
}
