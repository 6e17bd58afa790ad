/// Mirrors of UIKit's main-actor types are marked `@preconcurrency`, as in UIKit, so that apps in Swift 5 mode compile.
struct Preconcurrency: Rule {
    func complaints(in repository: Repository) throws -> [String] {
        let declaration =
            #/
            (?m)^\ *((?:@\w+\s+)*@MainActor\s+(?:@\w+\s+)*)
            (?:public|open)\ (?:final\ )?(?:class|struct|enum|protocol)\ (?!func|var|let)(\w+)
            /#
        var complaints: [String] = []
        var count = 0
        for path in try repository.paths(under: ["Sources/HeadlessUIKit"], "swift") {
            let text = try repository.text(path)
            guard text.contains("@MainActor") else { continue }
            // The test driver `Finger` is not a mirror of a UIKit type.
            for type in text.matches(of: declaration) where type.2 != "Finger" {
                count += 1
                if !type.1.contains("@preconcurrency") {
                    complaints.append("\(path): \(type.2) is not @preconcurrency")
                }
            }
        }
        return complaints + complaint(unless: count, exceeds: 50, "types of the main actor")
    }
}
