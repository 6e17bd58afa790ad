/// Code asks whether it runs on the main actor with `isOnMainActor`. On Linux, a program with an asynchronous `main` runs the
/// main actor on any thread, so `Thread.isMainThread` is wrong there.
struct MainThread: Rule {
    /// The file that answers the question, and the one that also asks UIKit, whose main actor runs on the main thread.
    private static let allowed = ["/IsOnMainActor.swift", "CellDirector/Platform/Platform.swift"]

    func complaints(in repository: Repository) throws -> [String] {
        var complaints: [String] = []
        let paths = try repository.paths(under: ["Sources"], "swift")
        for path in paths where !Self.allowed.contains(where: path.hasSuffix) {
            if try repository.text(path).contains("Thread.isMainThread") {
                complaints.append("\(path) asks for the main thread; write `isOnMainActor`")
            }
        }
        return complaints + complaint(unless: paths.count, exceeds: 500, "sources")
    }
}
