import Foundation

// AppKit also declares some of these members. In a file that imports both modules, such as a file that imports XCTest
// on macOS, AppKit's members are used; they behave in the same way.
extension IndexPath {
    /// Mirrors `IndexPath.init(row:section:)`, UIKit.
    public init(row: Int, section: Int) {
        // An array literal would be allocated on the heap, which takes five times as long.
        self.init(index: section)
        append(row)
    }

    /// Mirrors `IndexPath.init(item:section:)`, UIKit.
    @_disfavoredOverload
    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// The index of the section. Mirrors `IndexPath.section`, UIKit.
    @_disfavoredOverload
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The index of the row in its section. Mirrors `IndexPath.row`, UIKit.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The index of the item in its section. Mirrors `IndexPath.item`, UIKit.
    @_disfavoredOverload
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
