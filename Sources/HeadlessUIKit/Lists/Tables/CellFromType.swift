import Foundation

// Initializers that prepared sources call on a metatype: `type.init(style: .default, reuseIdentifier: "a")` becomes
// `type.init(_of: type, style: .default, reuseIdentifier: "a")`; see `_ViewFromType`.

extension _ViewFromType where Self: UITableViewCell {
    public init(_of type: Any.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self = CellFromType.made(type, style, reuseIdentifier)
    }
}

extension _ViewFromType where Self: UITableViewHeaderFooterView {
    public init(_of type: Any.Type, reuseIdentifier: String?) {
        self = CellFromType.made(type, .default, reuseIdentifier)
    }
}

@MainActor
enum CellFromType {
    /// The arguments of the initializer that is being called on a metatype; `nil` if a list makes a view of a registered
    /// class.
    private(set) static var arguments: (style: UITableViewCell.CellStyle, identifier: String?)?

    fileprivate static func made<View: UIView>(
        _ type: Any.Type, _ style: UITableViewCell.CellStyle, _ identifier: String?
    ) -> View {
        let outer = arguments
        arguments = (style, identifier)
        defer { arguments = outer }
        guard let view = (type as? any RegisteredView.Type)?.init(registeredFor: "") as? View else {
            fatalError("\(type) can't be made from its type")
        }
        return view
    }
}
