/// The controllers of an app's storyboards and xibs, and which of them are created together with which others.
struct InterfaceScenes {
    private struct Scene: Hashable {
        let file: Int
        let id: String
    }

    private struct Link {
        let to: Scene
        let line: Int
    }

    private var links: [Scene: [Link]] = [:]
    private var order: [Scene] = []
    private let files: [InterfaceFile]

    init(_ files: [InterfaceFile]) {
        self.files = files
        for (number, file) in files.enumerated() where file.isStoryboard {
            guard let document = file.document else { continue }
            for scene in document.child("scenes")?.children ?? [] {
                for object in scene.child("objects")?.children ?? [] { add(object, in: number) }
            }
        }
    }

    private mutating func add(_ object: InterfaceElement, in file: Int) {
        guard let id = object.id else { return }
        let scene = Scene(file: file, id: id)
        order.append(scene)
        var found: [Link] = []
        if object.name == "viewControllerPlaceholder", let target = target(of: object, in: file) {
            found.append(Link(to: target, line: object.line))
        }
        object.forEach { element in
            if element.name == "segue", let destination = element.attributes["destination"],
                ["embed", "relationship"].contains(element.attributes["kind"])
            {
                found.append(Link(to: Scene(file: file, id: destination), line: element.line))
            }
            return true
        }
        links[scene] = found
    }

    /// Returns the controller to which a storyboard reference refers.
    private func target(of placeholder: InterfaceElement, in file: Int) -> Scene? {
        let name = placeholder.attributes["storyboardName"].map { $0 + ".storyboard" } ?? files[file].name
        guard let other = files.firstIndex(where: { $0.name == name }), let document = files[other].document else {
            return nil
        }
        guard let identifier = placeholder.attributes["referencedIdentifier"] else {
            return document.attributes["initialViewController"].map { Scene(file: other, id: $0) }
        }
        return document.controllers.first { $0.attributes["storyboardIdentifier"] == identifier }?.id.map {
            Scene(file: other, id: $0)
        }
    }

    /// Returns an error for each cycle, at the link that closes it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of controllers and links.
    mutating func cycles() -> [SourceProblem] {
        var problems: [SourceProblem] = []
        var done: Set<Scene> = []
        for start in order where !done.contains(start) {
            var path: [(scene: Scene, next: Int)] = [(start, 0)]
            var open: Set = [start]
            while let (scene, next) = path.last {
                guard let targets = links[scene], next < targets.count else {
                    done.insert(scene)
                    open.remove(scene)
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next += 1
                let link = targets[next]
                if open.contains(link.to) {
                    let names = path.drop { $0.scene != link.to }.map(\.scene.id) + [link.to.id]
                    problems.append(
                        files[scene.file].problem(
                            "this controller contains itself, so loading it would never end: "
                                + names.joined(separator: " → "), at: link.line))
                } else if !done.contains(link.to), links[link.to] != nil {
                    open.insert(link.to)
                    path.append((link.to, 0))
                }
            }
        }
        return problems
    }
}

extension InterfaceElement {
    /// The controllers of a storyboard's scenes, and the references to other storyboards.
    var controllers: [InterfaceElement] {
        (child("scenes")?.children ?? []).flatMap { scene in
            (scene.child("objects")?.children ?? []).filter { $0.attributes["sceneMemberID"] == "viewController" }
        }
    }
}
