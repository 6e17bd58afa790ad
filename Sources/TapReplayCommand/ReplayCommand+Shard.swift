import CellDirector
import TapReplay

/// Support for playing a single shard of the scripts, and for merging the reports of the shards.
extension ReplayCommand {
    /// Returns the scripts to play, which are either all scripts or the scripts of a shard.
    ///
    /// - Throws: ``ReplayDataError`` if the file from which to read the durations isn't a report.
    func share(
        of scripts: [(script: Script, summary: ScriptSummary)], _ options: ReplayOptions
    ) throws -> [(script: Script, summary: ScriptSummary)] {
        guard let shard = options.shard else { return scripts }
        let durations = try options.durations.map { path throws(ReplayDataError) in
            try ReportMerge.durations(path: path)
        }
        let own = shard.share(of: scripts.map(\.script.name), durations: durations ?? [:])
        if own.isEmpty, !options.isQuiet, options.job == nil {
            let all = scripts.count == 1 ? "the only script is not" : "none of the \(scripts.count) scripts is"
            try options.output.write("shard \(shard): \(all) in it\n")
        }
        return own.map { scripts[$0] }
    }

    /// Merges the reports of all shards into a single report of each kind.
    func merge(_ options: ReplayOptions) throws -> Int32 {
        do {
            try ReportMerge.merge(
                options.scripts, trace: options.trace, page: options.page, junit: options.junit)
        } catch let error as ReplayDataError {
            let words = "\(error)"
            return refuse(words.hasPrefix("error: ") ? "\(name): \(words)" : words)
        }
        return 0
    }
}
