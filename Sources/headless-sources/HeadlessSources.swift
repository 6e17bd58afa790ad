import Foundation
import SourcePreparation

/// Prepares an app's sources for `HeadlessUIKit`.
///
///     headless-sources [--known FILE] [--assets FILE FOLDER …] [--bundle FILE] INPUT OUTPUT [INPUT OUTPUT …]
///
/// `--assets FILE FOLDER` adds `FOLDER` to a list of folders in which tests look up images and colors. The list is
/// written to `FILE`. The option can be repeated. `--bundle FILE` writes a source file that makes `Bundle.main` refer
/// to the app's bundle in the app's sources.
///
/// An input is a Swift file or an asset catalog. For each image and color of an asset catalog, the output contains the
/// static members that Xcode would generate.
///
/// `--known FILE` specifies a cache from an earlier run, so that only changed files are prepared again. The exit status
/// is 0 if all files were prepared, 1 if a source cannot be prepared, and 2 if the arguments are invalid or a file
/// cannot be read or written.
@main
enum HeadlessSources {
    static func main() {
        var paths = Array(CommandLine.arguments.dropFirst())
        var known: String?
        if paths.first == "--known", paths.count > 1 {
            known = paths[1]
            paths.removeFirst(2)
        }
        var assets: [String: [String]] = [:]
        while paths.first == "--assets", paths.count > 2 {
            assets[paths[1], default: []].append(paths[2])
            paths.removeFirst(3)
        }
        for (file, folders) in assets {
            let lines = folders.map { "  \"\(escaped($0))\"" }
            write(Array("[\n\(lines.joined(separator: ",\n"))\n]\n".utf8), to: file)
        }
        if paths.first == "--bundle", paths.count > 1 {
            write(Array(bundleSource.utf8), to: paths[1])
            paths.removeFirst(2)
        }
        guard !paths.isEmpty, paths.count.isMultiple(of: 2) else {
            end(
                "usage: headless-sources [--known FILE] [--assets FILE FOLDER …] [--bundle FILE] INPUT OUTPUT [INPUT OUTPUT …]",
                2)
        }
        let pairs = stride(from: 0, to: paths.count, by: 2).map { (input: paths[$0], output: paths[$0 + 1]) }
        let catalogues = pairs.filter { $0.input.hasSuffix(".xcassets") }
        let files = pairs.filter { !$0.input.hasSuffix(".xcassets") }.map {
            (input: SourcePreparation.File(path: $0.input, text: read($0.input)), output: $0.output)
        }
        let problems = prepare(files, catalogues, known)
        guard problems.isEmpty else { end(problems.map(\.description).joined(separator: "\n"), 1) }
    }

    /// Within the app's module, these declarations shadow Foundation's. In tests, both are visible, and Foundation's
    /// take precedence.
    private static let bundleSource = """
        import Foundation
        import HeadlessUIKit

        extension Bundle {
            @_disfavoredOverload static var main: Bundle { .headlessApp }
        }

        @_disfavoredOverload
        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .headlessApp, value: String = "", comment: String
        ) -> String {
            bundle.localizedString(forKey: key, value: value, table: tableName)
        }

        """

    /// - Returns: The parts of the sources that can't be prepared.
    private static func prepare(
        _ files: [(input: SourcePreparation.File, output: String)], _ catalogues: [(input: String, output: String)],
        _ known: String?
    ) -> [SourceProblem] {
        var earlier = PreparedFiles(at: known)
        var summaries: [SourceSummary?] = files.map { earlier.file($0.input, to: $0.output)?.summary }
        var changed = files.indices.filter { summaries[$0] == nil }
        defer {
            let taken = summaries.reduce(into: Set<String>()) { $0.formUnion($1?.staticProperties ?? []) }
            for catalogue in catalogues { writeSymbols(of: catalogue.input, to: catalogue.output, besides: taken) }
        }
        // The summaries are compared as well, because a file that was removed since the earlier run may have affected
        // the other files.
        if changed.isEmpty, Set(summaries.compactMap { $0 }) == earlier.summaries { return [] }
        var preparation = SourcePreparation(changed.map { files[$0].input })
        for (place, summary) in zip(changed, preparation.summaries) { summaries[place] = summary }
        if Set(summaries.compactMap { $0 }) != earlier.summaries, changed.count < files.count {
            // A changed summary may affect every other file, so all files are prepared again.
            changed = Array(files.indices)
            preparation = SourcePreparation(files.map(\.input))
        }
        let others = files.indices.filter { !changed.contains($0) }.compactMap { summaries[$0] }
        var problems: [SourceProblem] = []
        var hasProblems = Set<Int>()
        for (place, prepared) in zip(changed, preparation.prepare(among: others)) {
            if !prepared.problems.isEmpty { hasProblems.insert(place) }
            problems += prepared.problems
            write(prepared.text(naming: files[place].input.path), to: files[place].output)
        }
        guard let known else { return problems }
        var kept: [String: PreparedFiles.File] = [:]
        for (place, (input, output)) in files.enumerated() {
            guard let summary = summaries[place] else { continue }
            kept[input.path] = .init(
                text: PreparedFiles.hash(input.text), summary: summary, output: output,
                isDone: !hasProblems.contains(place))
        }
        earlier.keep(kept)
        do { try earlier.write(to: known) } catch {
            end("\(known): error: the file can't be written: \(error.localizedDescription)", 2)
        }
        return problems
    }

    private static func writeSymbols(of catalogue: String, to output: String, besides taken: Set<String>) {
        let paths = FileManager.default.enumerator(atPath: catalogue)?.compactMap { $0 as? String } ?? []
        let symbols = AssetSymbols(paths: paths)
        for warning in symbols.warnings {
            FileHandle.standardError.write(Data("\(catalogue): warning: \(warning)\n".utf8))
        }
        write(Array(symbols.source(besides: taken).utf8), to: output)
    }

    /// Returns a path escaped for JSON.
    private static func escaped(_ path: String) -> String {
        path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    private static func read(_ path: String) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: URL(filePath: path)))
        } catch {
            end("\(path): error: the file can't be read: \(error.localizedDescription)", 2)
        }
    }

    /// Writes a file only if its content has changed, so that unchanged files aren't compiled again.
    private static func write(_ text: [UInt8], to path: String) {
        let data = Data(text)
        let url = URL(filePath: path)
        guard (try? Data(contentsOf: url)) != data else { return }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            end("\(path): error: the file can't be written: \(error.localizedDescription)", 2)
        }
    }

    private static func end(_ message: String, _ status: Int32) -> Never {
        FileHandle.standardError.write(Data((message + "\n").utf8))
        exit(status)
    }
}
