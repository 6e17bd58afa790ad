/// A connection between two objects of an interface file, found once for all objects that are made from it.
@MainActor
struct InterfaceLink {
    enum Kind {
        case outlet(InterfaceElement)
        case collection([InterfaceElement])
        case action(InterfaceElement?, events: String?)
        case segue(InterfaceElement)
    }

    let kind: Kind
    let source: InterfaceElement
    /// The name of the outlet or of the action.
    let name: String
}

/// The connections of the objects in one element, in the order of the file.
@MainActor
final class InterfaceLinks {
    private(set) var all: [InterfaceLink] = []

    init(in root: InterfaceElement) { search(in: root) }

    private func search(in element: InterfaceElement) {
        for child in element.children {
            if child.name == "connections" {
                take(child, of: element)
            } else if !child.isPrototype(in: element) {
                search(in: child)
            }
        }
    }

    private func take(_ connections: InterfaceElement, of source: InterfaceElement) {
        var collections: [String] = []
        for connection in connections.children {
            let destination = source.file.element(connection["destination"])
            switch connection.name {
            case "outlet":
                guard let destination, let name = connection["property"] else { continue }
                all.append(InterfaceLink(kind: .outlet(destination), source: source, name: name))
            case "outletCollection":
                guard let name = connection["property"], !collections.contains(name) else { continue }
                collections.append(name)
                let members = connections.children.filter { $0.name == connection.name && $0["property"] == name }
                let elements = members.compactMap { source.file.element($0["destination"]) }
                all.append(InterfaceLink(kind: .collection(elements), source: source, name: name))
            case "action":
                guard let name = connection["selector"] else { continue }
                let kind = InterfaceLink.Kind.action(destination, events: connection["eventType"])
                all.append(InterfaceLink(kind: kind, source: source, name: name))
            case "segue":
                all.append(InterfaceLink(kind: .segue(connection), source: source, name: ""))
            default: continue
            }
        }
    }
}

extension InterfaceElement {
    /// Whether the element, a child of the given element, contains prototypes, which are made when they are needed.
    fileprivate func isPrototype(in parent: InterfaceElement) -> Bool {
        switch name {
        case "prototypes": true
        case "cells", "collectionReusableView": parent.name == "collectionView"
        default: false
        }
    }
}
