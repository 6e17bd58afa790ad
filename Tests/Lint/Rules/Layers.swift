import Foundation

/// The folders of each module depend on each other in one direction only, as the tables in the contributing guide say.
struct Layers: Rule {
    private static let guide = ".github/CONTRIBUTING.md"

    func complaints(in repository: Repository) throws -> [String] {
        let text = try repository.text(Self.guide)
        let layers = Self.layers(text)
        let allowedUses = Self.allowedUses(text)
        var complaints = complaint(unless: layers.count, exceeds: 3, "tables of layers in \(Self.guide)")
        for module in Set(allowedUses.keys).subtracting(layers.map(\.module)).sorted() {
            complaints.append("\(Self.guide): \(module) has exceptions, but no table of layers")
        }
        for (module, order) in layers {
            let folders = try SourceFolder.all(in: "Sources/\(module)", of: repository)
            for folder in Set(folders.keys).symmetricDifference(order).sorted() {
                complaints.append(
                    "\(Self.guide): \(folder) is in \(module), or in its row of the table, but not in both")
            }
            complaints += Self.complaints(order, folders, allowedUses[module] ?? []).map { "Sources/\(module): \($0)" }
        }
        return complaints
    }

    /// A reference from a lower folder to a type in a higher folder, or to a member that a higher folder adds to a type.
    struct AllowedUse: Hashable {
        let folder: String
        let name: String
    }

    /// Returns a message for each undocumented use of a higher folder's type or member, and for each documented
    /// exception that is no longer needed.
    ///
    /// Ignores types that are declared in several folders, and members of extensions whose names are declared elsewhere
    /// in the module too, because only a compiler could tell which of them is used.
    static func complaints(
        _ order: [String], _ folders: [String: SourceFolder], _ named: Set<AllowedUse>
    ) -> [String] {
        var owners: [String: [Int]] = [:]
        for (number, name) in order.enumerated() {
            for type in folders[name]?.declared ?? [] { owners[type, default: []].append(number) }
        }
        // A member of an extension in the folder that declares the type is an ordinary member.
        let added = order.enumerated().map { number, name in
            folders[name]?.added.mapValues { $0.filter { owners[$0]?.contains(number) != true } } ?? [:]
        }
        var others = folders.values.reduce(into: Set<String>()) { $0.formUnion($1.others) }
        for members in added { others.formUnion(members.filter(\.value.isEmpty).keys) }
        for (number, members) in added.enumerated() {
            for member in members.keys where !others.contains(member) { owners[member, default: []].append(number) }
        }
        var complaints: [String] = []
        var unused = named
        for (number, name) in order.enumerated() {
            let uses = (folders[name]?.named ?? [:]).merging(folders[name]?.called ?? [:]) { type, _ in type }
            for (used, file) in uses.sorted(by: { $0.key < $1.key }) {
                guard let owner = owners[used], owner.count == 1, owner[0] > number else { continue }
                if named.contains(AllowedUse(folder: name, name: used)) {
                    unused.remove(AllowedUse(folder: name, name: used))
                } else {
                    complaints.append("\(name)/ uses \(used) of \(order[owner[0]])/, which is above it, in \(file)")
                }
            }
        }
        return complaints + unused.map { "\($0.folder)/ uses no \($0.name) of a folder above it any longer" }.sorted()
    }

    /// The modules and their folders, lowest first, as listed in the contributing guide.
    private static func layers(_ guide: String) -> [(module: String, folders: [String])] {
        rows(of: "| module | folders, lowest first |", in: guide).map { ($0[0][0], $0[1]) }
    }

    /// The exceptions in the contributing guide, by module: types of higher folders, and members that they add to
    /// types, that a folder must use.
    private static func allowedUses(_ guide: String) -> [String: Set<AllowedUse>] {
        rows(of: "| module | folder | types and members of folders above | why |", in: guide).reduce(into: [:]) {
            allowedUses, row in
            for name in row[2] { allowedUses[row[0][0], default: []].insert(AllowedUse(folder: row[1][0], name: name)) }
        }
    }

    /// Returns the rows of the table with the given header in the contributing guide. For each cell, returns the words
    /// in backticks.
    private static func rows(of header: String, in guide: String) -> [[[String]]] {
        let lines = guide.components(separatedBy: "\n").drop { $0 != header }
        return lines.dropFirst(2).prefix { $0.hasPrefix("|") }.map { line in
            line.split(separator: "|").map { cell in
                cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                    .filter { $0.offset % 2 == 1 }.map { String($0.element) }
            }
        }
    }
}
