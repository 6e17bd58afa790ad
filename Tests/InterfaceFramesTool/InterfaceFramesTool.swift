import Foundation
import InterfaceFrames

/// Lays out the storyboards and xibs in folders, and prints each view whose frame differs by more than a point from the
/// one in the file, and the totals by kind of view.
@main
enum InterfaceFramesTool {
    @MainActor static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        let isQuiet = arguments.contains("--quiet")
        let isAll = arguments.contains("--ambiguous")
        let folders = arguments.filter { !["--quiet", "--ambiguous"].contains($0) }
        guard !folders.isEmpty else {
            print("usage: interface-frames [--quiet] [--ambiguous] FOLDER…")
            exit(2)
        }
        // The fonts and images of the app are in its folder.
        setenv("CELLDIRECTOR_ASSETS", folders.joined(separator: ":"), 0)
        var facts: [FrameFact] = []
        var (staleCount, ambiguousCount) = (0, 0)
        for path in folders.flatMap(files) {
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            guard let check = FrameCheck(path: path, text: Array(data), leavesOutAmbiguous: !isAll) else {
                if !isQuiet { print("\(path): not read") }
                continue
            }
            facts += check.facts
            staleCount += check.staleCount
            ambiguousCount += check.ambiguousCount
        }
        if !isQuiet { for fact in facts where !fact.agrees { print(fact) } }
        report(facts)
        print(
            "Left out: \(staleCount) views whose recorded frames contradict the file's own constraints, and what is in them; \(ambiguousCount) views whose frames constraints do not determine."
        )
    }

    private static func files(in folder: String) -> [String] {
        if ["storyboard", "xib"].contains((folder as NSString).pathExtension) { return [folder] }
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return paths.filter { ["storyboard", "xib"].contains(($0 as NSString).pathExtension) }.sorted().map {
            folder + "/" + $0
        }
    }

    private static func report(_ facts: [FrameFact]) {
        func line(_ name: String, _ facts: [FrameFact]) -> String {
            let agreeing = facts.count(where: \.agrees)
            let share = facts.isEmpty ? 100 : 100 * Double(agreeing) / Double(facts.count)
            return String(format: "%6d of %6d  %5.1f %%  ", agreeing, facts.count, share) + name
        }
        let kinds = Dictionary(grouping: facts, by: \.kind).sorted {
            ($1.value.count, $0.key) < ($0.value.count, $1.key)
        }
        for (kind, facts) in kinds { print(line(kind, facts)) }
        print(line("all views", facts))
        // Xcode 26 records the sizes of controls in iOS 26.
        let earlier = facts.filter { $0.toolsVersion < 24_000 }
        if earlier.count < facts.count { print(line("all views in files of earlier versions than Xcode 26", earlier)) }
    }
}
