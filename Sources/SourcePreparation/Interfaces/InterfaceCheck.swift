/// Checks a storyboard or xib against the app's classes, and its references against its own objects.
struct InterfaceCheck {
    private let file: InterfaceFile
    private let document: InterfaceElement
    private let classes: InterfaceClasses
    private let files: [InterfaceFile]
    private(set) var problems: [SourceProblem] = []
    /// The app's classes that the file names.
    private(set) var named: Set<String> = []
    /// The app's classes of which the file creates objects that are neither views nor controllers.
    private(set) var plain: Set<String> = []
    private var objects: [String: InterfaceElement] = [:]
    /// The custom classes that have been reported.
    private var reported: Set<String> = []

    init(file: InterfaceFile, document: InterfaceElement, classes: InterfaceClasses, files: [InterfaceFile]) {
        (self.file, self.document, self.classes, self.files) = (file, document, classes, files)
    }

    mutating func run() {
        collect(document)
        visit(document, owner: nil)
        checkReference(
            document.attributes["initialViewController"], "the initial view controller", at: document)
    }

    private mutating func report(_ message: String, at element: InterfaceElement, isWarning: Bool = false) {
        problems.append(file.problem(message, at: element.line, isWarning: isWarning))
    }

    // MARK: Objects

    /// The elements whose children are objects.
    private static let containers: Set = [
        "objects", "subviews", "prototypes", "cells", "sections", "items", "gestureRecognizers", "connections",
    ]

    /// The elements of the document that describe the editor, and not the objects.
    private static let ofEditor: Set = ["dependencies", "inferredMetricsTieBreakers", "classes", "resources"]

    private mutating func collect(_ element: InterfaceElement) {
        guard !Self.ofEditor.contains(element.name) else { return }
        if let id = element.id {
            if let other = objects[id] {
                report("the id \(id) is already that of <\(other.name)> in line \(other.line)", at: element)
            } else {
                objects[id] = element
            }
        }
        for child in element.children {
            if Self.containers.contains(element.name), child.id == nil, !Self.mayLackID(child) {
                report("this <\(child.name)> has no id, and every object needs one", at: child)
            }
            collect(child)
        }
    }

    private static func mayLackID(_ element: InterfaceElement) -> Bool {
        ["nil", "string", "mutableString", "reference", "bundle", "customFonts"].contains(element.name)
    }

    /// Visits an element and all elements in it.
    ///
    /// - Parameter owner: The object whose connections the element contains.
    private mutating func visit(_ element: InterfaceElement, owner: InterfaceElement?) {
        guard !Self.ofEditor.contains(element.name) else { return }
        if element.attributes["customClass"] != nil { checkClass(of: element) }
        switch element.name {
        case "outlet", "outletCollection":
            if owner != nil { checkOutlet(element, of: owner) }
        case "action": checkAction(element)
        case "segue": checkSegue(element, of: owner)
        case "constraint" where element.attributes["firstAttribute"] != nil:
            checkReference(element.attributes["firstItem"], "a constraint's first item", at: element)
            checkReference(element.attributes["secondItem"], "a constraint's second item", at: element)
        case "prototypes", "cells": checkIdentifiers(of: element)
        case "viewControllerPlaceholder": checkPlaceholder(element)
        default: break
        }
        if let unread = UnreadElements.meaning[element.name] {
            report("<\(element.name)> is not read: \(unread)", at: element, isWarning: true)
        }
        for child in element.children {
            visit(child, owner: child.name == "connections" ? element : element.name == "connections" ? owner : nil)
        }
    }

    private mutating func checkReference(_ id: String?, _ role: String, at element: InterfaceElement) {
        guard let id, objects[id] == nil else { return }
        report("\(role) is \(id), and the file has no object with this id", at: element)
    }

    // MARK: Classes

    private mutating func checkClass(of element: InterfaceElement) {
        let name = element.attributes["customClass"] ?? ""
        let reference = classes.reference(to: element)
        if case .app(let path) = reference {
            named.insert(path)
            if element.name == "customObject", !classes.ancestry(of: path).hasUIKit { plain.insert(path) }
        }
        guard reported.insert(name).inserted else { return }
        switch reference {
        case .app, .system: break
        case .hidden:
            report(
                "the class \(name) is private, so a storyboard or xib can't create it; make it internal", at: element)
        case .other(let module, _):
            report(
                "the class \(name) is in the module \(module), and not among the sources; if it is missing when the "
                    + "program runs, the object is a \(UIKitClasses.name(of: element.name) ?? "plain object")",
                at: element, isWarning: true)
        case .missing:
            report(
                "no class \(name) is among the sources"
                    + NearestName.suggestion(for: name, among: classes.names), at: element)
        }
    }

    /// Returns the name of an object's class without enclosing types, or `nil` if it is unknown.
    private func className(of element: InterfaceElement) -> String? {
        guard element.attributes["customClass"] != nil else { return UIKitClasses.name(of: element.name) }
        switch classes.reference(to: element) {
        case .app(let path): return path.split(separator: ".").last.map(String.init)
        case .system(let name): return UIKitClasses.isKnown(name) ? name : nil
        case .hidden, .other, .missing: return nil
        }
    }

    // MARK: Connections

    private mutating func checkOutlet(_ element: InterfaceElement, of owner: InterfaceElement?) {
        let name = element.attributes["property"] ?? ""
        let destination = element.attributes["destination"]
        guard destination != nil else {
            report("the outlet \(name) has no destination", at: element)
            return
        }
        checkReference(destination, "the destination of the outlet \(name)", at: element)
        guard let owner, let type = className(of: owner) else { return }
        let ancestry = classes.ancestry(of: type)
        let outlets = ancestry.declarations.flatMap { $0.members.outlets + $0.members.inspectables }
        guard let outlet = outlets.first(where: { $0.name.filter { $0 != "`" } == name }) else {
            guard ancestry.isComplete, !(ancestry.hasUIKit && UIKitClasses.outlets.contains(name)) else { return }
            // UIKit's own objects are checked by UIKit.
            guard !ancestry.declarations.isEmpty else { return }
            report(
                "\(type) has no outlet \(name)" + NearestName.suggestion(for: name, among: outlets.map(\.name)),
                at: element)
            return
        }
        checkType(of: outlet, name, of: type, destination, element)
    }

    private mutating func checkType(
        of outlet: InterfaceMembers.Property, _ name: String, of type: String, _ destination: String?,
        _ element: InterfaceElement
    ) {
        guard var expected = outlet.type, let target = destination.flatMap({ objects[$0] }),
            let found = className(of: target)
        else { return }
        let isCollection = expected.hasPrefix("[")
        guard isCollection == (element.name == "outletCollection") else {
            report(
                isCollection
                    ? "the outlet \(name) of \(type) is a collection, and is connected to a single object"
                    : "the outlet \(name) of \(type) is not a collection, and is connected as one", at: element)
            return
        }
        if isCollection { expected = String(expected.dropFirst().dropLast()) }
        expected = expected.split(separator: ".").last.map(String.init) ?? expected
        let ancestry = classes.ancestry(of: found)
        let isKnown = UIKitClasses.isKnown(expected) || classes.ancestry(of: expected).declarations.isEmpty == false
        guard isKnown, !classes.protocols.contains(expected), ancestry.isComplete, !ancestry.names.contains(expected)
        else { return }
        report("the outlet \(name) of \(type) is a \(expected), and is connected to a \(found)", at: element)
    }

    private mutating func checkAction(_ element: InterfaceElement) {
        let selector = element.attributes["selector"] ?? ""
        let destination = element.attributes["destination"]
        checkReference(destination, "the target of the action \(selector)", at: element)
        guard let target = destination.flatMap({ objects[$0] }) else { return }
        let isFirstResponder =
            target.name == "placeholder" && target.attributes["placeholderIdentifier"] == "IBFirstResponder"
        guard !isFirstResponder, let type = className(of: target) else { return }
        let ancestry = classes.ancestry(of: type)
        guard ancestry.isComplete, !ancestry.declarations.isEmpty else { return }
        let actions = ancestry.declarations.flatMap(\.members.actions).map(\.selector)
        guard !actions.contains(selector), !Self.actionsOfUIKit.contains(selector),
            !classes.hasAction(selector, ofUIKit: ancestry.names)
        else { return }
        report("\(type) has no action \(selector)" + NearestName.suggestion(for: selector, among: actions), at: element)
    }

    private static let actionsOfUIKit: Set = [
        "resignFirstResponder", "becomeFirstResponder", "endEditing:", "removeFromSuperview", "toggle:", "copy:",
        "cut:",
        "paste:", "delete:", "select:", "selectAll:", "reloadData", "setNeedsLayout", "layoutIfNeeded",
        "startAnimating", "stopAnimating", "popViewControllerAnimated:", "toggleBoldface:", "print:",
    ]

    // MARK: Segues

    private mutating func checkSegue(_ element: InterfaceElement, of owner: InterfaceElement?) {
        let name = element.attributes["identifier"].map { " \"\($0)\"" } ?? ""
        guard let destination = element.attributes["destination"], !destination.isEmpty else {
            report("the segue\(name) has no destination", at: element)
            return
        }
        checkReference(destination, "the destination of the segue\(name)", at: element)
        if let selector = element.attributes["destinationCreationSelector"] {
            checkSegueAction(selector, element, owner)
        }
        if element.attributes["kind"] == "unwind", let action = element.attributes["unwindAction"],
            !classes.hasAction(action)
        {
            report(
                "no class has the unwind action \(action)"
                    + NearestName.suggestion(for: action, among: classes.allActions), at: element)
        }
    }

    private mutating func checkSegueAction(_ selector: String, _ element: InterfaceElement, _ owner: InterfaceElement?)
    {
        let id = element.attributes["destinationCreationTarget"]
        // Without a target, the action belongs to the controller of the scene.
        guard let target = id.flatMap({ objects[$0] }) ?? owner, let type = className(of: target) else { return }
        let ancestry = classes.ancestry(of: type)
        let actions = ancestry.declarations.flatMap(\.members.segueActions).map(\.selector)
        guard ancestry.isComplete, !ancestry.declarations.isEmpty, target.attributes["sceneMemberID"] != nil,
            !actions.contains(selector)
        else { return }
        report(
            "\(type) has no segue action \(selector)" + NearestName.suggestion(for: selector, among: actions),
            at: element)
    }

    // MARK: Cells and references

    private mutating func checkIdentifiers(of element: InterfaceElement) {
        var known: [String: Int] = [:]
        // Static rows are never dequeued, so they can share an identifier.
        for cell in element.children where element.name == "prototypes" || cell.name != "tableViewCell" {
            guard let identifier = cell.attributes["reuseIdentifier"], !identifier.isEmpty else { continue }
            if let line = known[identifier] {
                report(
                    "the reuse identifier \"\(identifier)\" is already that of the cell in line \(line)", at: cell)
            }
            known[identifier] = known[identifier] ?? cell.line
        }
    }

    private mutating func checkPlaceholder(_ element: InterfaceElement) {
        // A bundle identifier refers to the storyboard of a framework.
        guard element.attributes["bundleIdentifier"] == nil else { return }
        let storyboards = files.filter(\.isStoryboard)
        var other = file
        if let name = element.attributes["storyboardName"] {
            guard let found = storyboards.first(where: { $0.name == name + ".storyboard" }) else {
                let names = storyboards.map { String($0.name.dropLast(".storyboard".count)) }
                report(
                    "there is no storyboard \(name) among the sources"
                        + NearestName.suggestion(for: name, among: names), at: element)
                return
            }
            other = found
        }
        guard let document = other.document else { return }
        guard let identifier = element.attributes["referencedIdentifier"] else {
            if document.attributes["initialViewController"] == nil {
                report("\(other.name) has no initial view controller, to which this refers", at: element)
            }
            return
        }
        let identifiers = document.controllers.compactMap { $0.attributes["storyboardIdentifier"] }
        guard !identifiers.contains(identifier) else { return }
        report(
            "\(other.name) has no controller with the identifier \(identifier)"
                + NearestName.suggestion(for: identifier, among: identifiers), at: element)
    }
}
