import Foundation

/// The list controllers declare every method of their lists' delegates and data sources.
///
/// If one were missing, a subclass's method would compile but never be called, because the protocol's default
/// implementation would be called instead.
struct ControllerMethods: Rule {
    func complaints(in repository: Repository) throws -> [String] {
        var complaints: [String] = []
        for (kind, folder) in [("UITableView", "Lists/Tables"), ("UICollectionView", "Lists/Collections")] {
            let path = "Sources/HeadlessUIKit/Controllers/\(kind)Controller.swift"
            let present = Set(Self.methods(try repository.text(path)[...]))
            for part in ["Delegate", "DataSource"] {
                let source = try repository.text("Sources/HeadlessUIKit/\(folder)/\(kind)\(part).swift")
                let start = source.range(of: "protocol \(kind)\(part)")?.lowerBound ?? source.endIndex
                let end = source[start...].range(of: "\n}")?.lowerBound ?? source.endIndex
                let wanted = Self.methods(source[start..<end])
                complaints += complaint(unless: wanted.count, exceeds: 5, "methods of \(kind)\(part)")
                complaints += wanted.filter { !present.contains($0) }.map { "\(path): \($0) is missing" }
            }
        }
        return complaints
    }

    /// Returns the names and argument labels of methods.
    private static func methods(_ source: Substring) -> [String] {
        let (method, label) = (/func (\w+)\(([^()]*(?:\([^()]*\)[^()]*)*)\)/, /(?:^|,)\s*(\w+)[^:,]*:/)
        return source.matches(of: method).map { match in
            "\(match.1)(\(match.2.matches(of: label).map { "\($0.1):" }.joined()))"
        }
    }
}
