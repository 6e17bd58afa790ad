/// The storyboards and xibs of an app: what is wrong with them, and what the app's module needs to load them.
public struct AppInterfaces {
    /// The errors and warnings, in the order of the files and lines.
    public let problems: [SourceProblem]
    private let files: [InterfaceFile]
    private let classes: InterfaceClasses
    /// The classes that the files name, by their names with enclosing types.
    private let named: Set<String>
    /// The classes of which the files create objects, and that are below `NSObject` but not below a class of UIKit.
    private let plain: Set<String>
    private let summaries: [SourceSummary]

    /// Checks the files against each other and against the app's classes.
    ///
    /// - Parameters:
    ///   - files: All storyboards and xibs of the app.
    ///   - summaries: The summaries of all Swift files of the app.
    /// - Complexity: O(*n*), where *n* is the total length of the files, unless there are errors.
    public init(_ files: [InterfaceFile], among summaries: some Sequence<SourceSummary>) {
        self.files = files
        self.summaries = summaries.sorted { $0.path < $1.path }
        classes = InterfaceClasses(self.summaries)
        var named: Set<String> = []
        var plain: Set<String> = []
        var problems: [SourceProblem] = []
        for file in files {
            problems += file.problems
            guard let document = file.document else { continue }
            var check = InterfaceCheck(file: file, document: document, classes: classes, files: files)
            check.run()
            problems += check.problems.sorted { $0.line < $1.line }
            named.formUnion(check.named)
            plain.formUnion(check.plain)
        }
        problems += Self.cycles(among: files)
        // What is not read is reported at its first place only.
        var warnings: Set<String> = []
        self.problems = problems.filter { !$0.isWarning || warnings.insert($0.message).inserted }
        self.named = named
        self.plain = plain
    }

    // MARK: Resources

    /// Returns the resource that the run time reads instead of a file, or `nil` if the file can't be read.
    public func resource(of file: InterfaceFile) -> [UInt8]? {
        file.document.map { InterfaceResource(resolved($0)).text }
    }

    /// Returns the element, and all elements in it, with the names of their classes in the table of the app's module.
    private func resolved(_ element: InterfaceElement) -> InterfaceElement {
        var element = element
        if let name = element.attributes["customClass"] {
            element.attributes["_class"] =
                switch classes.reference(to: element) {
                case .app(let path): path
                case .system(let name): name
                case .other(let module, let name): "\(module).\(name)"
                case .hidden, .missing: name
                }
        }
        element.children = element.children.map(resolved)
        return element
    }

    /// Returns the index of the app's resources as JSON.
    ///
    /// - Parameters:
    ///   - module: The name of the app's module.
    ///   - resources: The names of the resources, by the names of the files.
    ///   - main: The name of the first storyboard.
    public static func index(module: String, resources: [String: String], main: String?) -> [UInt8] {
        var text = Array("{\"module\":".utf8)
        InterfaceResource.write(module, to: &text)
        text += ",\"files\":{".utf8
        for (number, (name, resource)) in resources.sorted(by: { $0.key < $1.key }).enumerated() {
            text += (number > 0 ? ",\n" : "\n").utf8
            InterfaceResource.write(name, to: &text)
            text.append(UInt8(ascii: ":"))
            InterfaceResource.write(resource, to: &text)
        }
        text += "}".utf8
        if let main {
            text += ",\"main\":".utf8
            InterfaceResource.write(main, to: &text)
        }
        return text + Array("}\n".utf8)
    }

    // MARK: The table of the app's module

    /// Returns Swift source with the table of the classes that the files name, and of the members of UIKit's classes
    /// that the app's extensions add.
    public var tableSource: String {
        let entries = named.sorted().map { "\"\($0)\": \($0).self" }
        let extensions = summaries.flatMap(\.types).filter {
            $0.isExtension && !$0.members.isEmpty && !$0.isGeneric && UIKitClasses.isKnown($0.name)
        }
        func calls(_ kind: InterfaceTable.Kind) -> String {
            extensions.filter { InterfaceTable($0).method(kind) != nil }.map {
                "        if let member = (object as? \($0.name))?.\(InterfaceTable.name(kind, of: $0))\(kind.arguments) { return member }\n"
            }.joined()
        }
        // On Linux, a class below `NSObject` can't be created from its metatype.
        let made = plain.sorted().map { "        case \"\($0)\": return \($0)()\n" }.joined()
        return """
            import Foundation
            import HeadlessUIKit

            @MainActor
            final class HeadlessInterfaceTable: NSObject, InterfaceTable {
                static var classes: [String: AnyClass] {
                    [\(entries.isEmpty ? ":" : entries.joined(separator: ", "))]
                }
                static func make(_ name: String) -> AnyObject? {
                    switch name {
            \(made)        default: return nil
                    }
                }
                static func setInspectable(_ name: String, of object: AnyObject, to value: Any?) -> InterfaceConnection {
            \(calls(.inspectable))        return .unknown
                }
                static func action(_ name: String, of object: AnyObject) -> Selector? {
            \(calls(.action))        return nil
                }
            }

            """ + conformances
    }

    /// Classes directly below `NSObject` don't inherit the conformance from one of UIKit's.
    private var conformances: String {
        let index = SourceIndex(summaries, hasInterfaces: true)
        let roots = summaries.flatMap(\.types).filter { type in
            !type.isExtension && !index.inheritsInterfaceMembers(type.name) && index.isClass(type.name)
                && index.hasInterfaceMembers(type.name)
        }
        return roots.compactMap(\.path).sorted().map { "extension \($0): InterfaceObject {}\n" }
            .joined()
    }

    // MARK: Cycles

    /// Returns an error for each controller that contains itself: by embedding, as a child of a container, or through
    /// references to storyboards.
    private static func cycles(among files: [InterfaceFile]) -> [SourceProblem] {
        var scenes = InterfaceScenes(files)
        return scenes.cycles()
    }
}

extension InterfaceClasses {
    /// Returns what the custom class of an element refers to.
    func reference(to element: InterfaceElement) -> Reference {
        let attributes = element.attributes
        return reference(
            to: attributes["customClass"] ?? "", module: attributes["customModule"],
            isOfTarget: attributes["customModuleProvider"] == "target")
    }
}
