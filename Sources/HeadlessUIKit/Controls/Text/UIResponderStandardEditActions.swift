import Foundation

/// The editing commands of a text. Mirrors `UIResponderStandardEditActions`, UIKit, limited to the commands of text fields and
/// text views, which conform to it. In UIKit, all responders do, and all members are optional.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
}
