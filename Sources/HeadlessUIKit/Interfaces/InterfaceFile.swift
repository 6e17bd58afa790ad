import Foundation

/// A storyboard or xib, compiled when the app was built. It is read when its name is first asked for.
@MainActor
final class InterfaceFile {
    /// The file's name, such as `Main.storyboard`.
    let name: String
    /// The name of the module whose classes the file uses.
    let module: String?
    /// The bundle with the file's tables of strings.
    let bundle: Bundle
    private(set) var root: InterfaceElement?
    private var elements: [String: InterfaceElement] = [:]
    private var count = 0

    /// Reads a compiled file.
    init(_ json: Data, named name: String, module: String?, bundle: Bundle) {
        (self.name, self.module, self.bundle) = (name, module, bundle)
        root = (try? JSONSerialization.jsonObject(with: json)).flatMap { InterfaceElement($0, in: self) }
    }

    var lastNumber: Int { count - 1 }

    func nextNumber() -> Int {
        count += 1
        return count - 1
    }

    func add(_ element: InterfaceElement, _ id: String) { elements[id] = element }

    /// Returns the element with an object identifier.
    func element(_ id: String?) -> InterfaceElement? { id.flatMap { elements[$0] } }

    /// The classes of the app that interface files use.
    private(set) lazy var table: (any InterfaceTable.Type)? =
        module.flatMap { NSClassFromString("\($0).HeadlessInterfaceTable") } as? any InterfaceTable.Type

    // MARK: Resources

    /// The color that the file has recorded for a named color.
    func namedColor(_ name: String) -> UIColor? {
        root?.list("resources").first { $0.name == "namedColor" && $0["name"] == name }?.child("color")?.color
    }

    /// Returns an image of the app. If the app's folders don't contain it, it has the size that the file has recorded.
    func image(_ name: String) -> UIImage {
        let recorded = root?.list("resources").first {
            $0.name == "image" && $0["name"] == name && $0["catalog"] != "system"
        }
        return UIImage(named: name, width: recorded?.number("width"), height: recorded?.number("height"))
    }

    // MARK: Strings

    /// The name of the table of strings; `nil` if no table of the file's name exists.
    private lazy var stringsTable: String? = {
        let table = (name as NSString).deletingPathExtension
        return bundle.path(forResource: table, ofType: "strings") == nil ? nil : table
    }()

    /// Returns the string for a property in the user's language or, if there is none, the given value.
    func localized(_ id: String?, _ property: String, _ value: String) -> String {
        guard let id, let stringsTable else { return value }
        return bundle.localizedString(forKey: "\(id).\(property)", value: value, table: stringsTable)
    }
}
