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

    /// A reference from a lower folder to a type in a higher folder.
    struct AllowedUse: Hashable {
        let folder: String
        let type: String
    }

    /// Returns a message for each undocumented use of a higher folder's type, and for each documented exception that is
    /// no longer needed.
    ///
    /// Ignores types that are declared in several folders.
    static func complaints(
        _ order: [String], _ folders: [String: SourceFolder], _ named: Set<AllowedUse>
    ) -> [String] {
        var owners: [String: [Int]] = [:]
        for (number, name) in order.enumerated() {
            for type in folders[name]?.declared ?? [] { owners[type, default: []].append(number) }
        }
        var complaints: [String] = []
        var unused = named
        for (number, name) in order.enumerated() {
            for (type, file) in (folders[name]?.named ?? [:]).sorted(by: { $0.key < $1.key }) {
                guard let owner = owners[type], owner.count == 1, owner[0] > number else { continue }
                if named.contains(AllowedUse(folder: name, type: type)) {
                    unused.remove(AllowedUse(folder: name, type: type))
                } else {
                    complaints.append("\(name)/ uses \(type) of \(order[owner[0]])/, which is above it, in \(file)")
                }
            }
        }
        return complaints + unused.map { "\($0.folder)/ uses no \($0.type) of a folder above it any longer" }.sorted()
    }

    /// The modules and their folders, lowest first, as listed in the contributing guide.
    private static func layers(_ guide: String) -> [(module: String, folders: [String])] {
        rows(of: "| module | folders, lowest first |", in: guide).map { ($0[0][0], $0[1]) }
    }

    /// The exceptions in the contributing guide, by module: types of higher folders that a folder must use because
    /// UIKit's declarations use them.
    private static func allowedUses(_ guide: String) -> [String: Set<AllowedUse>] {
        rows(of: "| module | folder | types of folders above | why UIKit forces it |", in: guide).reduce(into: [:]) {
            allowedUses, row in
            for type in row[2] { allowedUses[row[0][0], default: []].insert(AllowedUse(folder: row[1][0], type: type)) }
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
