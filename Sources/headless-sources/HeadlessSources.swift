import Foundation
import SourcePreparation

/// Prepares an app's sources for `HeadlessUIKit`.
///
///     headless-sources [--known FILE] [--assets FILE FOLDER …] [--bundle FILE] [--info MODULE INPUT OUTPUT]
///         [--settings FILE] [--dependency FILE …] [--modules NAMES REPLACEMENTS [--flags NAMES]] [--interfaces MODULE INDEX TABLE] INPUT OUTPUT [INPUT OUTPUT …]
///
/// `--assets FILE FOLDER` adds `FOLDER` to a list of folders in which tests look up images and colors. The list is
/// written to `FILE`. The option can be repeated. `--bundle FILE` writes a source file that makes `Bundle.main` refer
/// to the app's bundle in the app's sources.
///
/// `--info MODULE INPUT OUTPUT` copies an `Info.plist`, replaces its build variables, and adds the keys that Xcode adds. If
/// the input is `-`, the output contains only these keys.
///
/// `--settings FILE` specifies the target's settings, which may have changed since the arguments were determined: excluded
/// inputs get empty outputs, and the settings' modules take the place of `REPLACEMENTS`.
///
/// `--dependency FILE` specifies the settings of another prepared target that the target depends on. Its declarations may affect
/// how the sources are prepared. The option can be repeated.
///
/// `--modules NAMES REPLACEMENTS` specifies what sources can import: the modules of the target's dependencies, separated
/// by commas, and replacements, such as `Combine=OpenCombine,MessageUI=`, where an import without a replacement is left out.
/// `--flags NAMES` specifies the flags that the target sets for compiling, separated by commas. Code under other flags is
/// not prepared.
///
/// An input is a Swift file, an asset catalog, a storyboard or a xib. For each image and color of an asset catalog, the
/// output contains the static members that Xcode would generate. For a storyboard or xib, the output is the resource that
/// `HeadlessUIKit` loads. `--interfaces MODULE INDEX TABLE` writes the index of these resources to `INDEX`, and a Swift
/// file with the classes that they name to `TABLE`. If the output of a Swift file is `-`, the file is not prepared, but
/// storyboards and xibs can name its classes.
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
        var bundle: String?
        if paths.first == "--bundle", paths.count > 1 {
            bundle = paths[1]
            paths.removeFirst(2)
        }
        var info: InfoPropertyList?
        if paths.first == "--info", paths.count > 3 {
            info = InfoPropertyList(paths[2] == "-" ? nil : read(paths[2]), module: paths[1])
            guard let text = info?.text else { end("\(paths[2]): error: this is not a property list", 1) }
            write(text, to: paths[3])
            paths.removeFirst(4)
        }
        var settings: CurrentSettings?
        if paths.first == "--settings", paths.count > 1 {
            settings = CurrentSettings(at: paths[1])
            paths.removeFirst(2)
        }
        var dependencies: [String] = []
        while paths.first == "--dependency", paths.count > 1 {
            dependencies.append(paths[1])
            paths.removeFirst(2)
        }
        if let settings, paths.count > 2, paths.first == "--modules" { paths[2] = settings.replacements }
        var modules = (text: "", value: ImportedModules())
        if paths.first == "--modules", paths.count > 2 {
            let hasFlags = paths.count > 4 && paths[3] == "--flags"
            let flags = hasFlags ? Set(paths[4].split(separator: ",").map(String.init)) : nil
            modules = (
                "\(paths[1]) \(paths[2]) \(hasFlags ? paths[4] : "-")", importedModules(paths[1], paths[2], flags)
            )
            paths.removeFirst(hasFlags ? 5 : 3)
        }
        var interfaces: InterfaceOutputs?
        if paths.first == "--interfaces", paths.count > 3 {
            interfaces = InterfaceOutputs(module: paths[1], index: paths[2], table: paths[3], info: info)
            paths.removeFirst(4)
        }
        guard !paths.isEmpty, paths.count.isMultiple(of: 2) else {
            end(
                "usage: headless-sources [--known FILE] [--assets FILE FOLDER …] [--bundle FILE] "
                    + "[--info MODULE INPUT OUTPUT] [--settings FILE] [--dependency FILE …] "
                    + "[--modules NAMES REPLACEMENTS [--flags NAMES]] "
                    + "[--interfaces MODULE INDEX TABLE] INPUT OUTPUT [INPUT OUTPUT …]",
                2)
        }
        var pairs = stride(from: 0, to: paths.count, by: 2).map { (input: paths[$0], output: paths[$0 + 1]) }
        if let settings {
            let unplanned = settings.unplanned(Set(pairs.map(\.input)))
            if !unplanned.isEmpty { end(unplanned.joined(separator: "\n"), 1) }
            for pair in pairs where settings.excludes(pair.input) && pair.output != "-" {
                write(Array((pair.output.hasSuffix(".json") ? "{}" : "").utf8), to: pair.output)
            }
            pairs.removeAll { settings.excludes($0.input) }
        }
        let catalogues = pairs.filter { $0.input.hasSuffix(".xcassets") }
        let boards = pairs.filter { InterfaceOutputs.takes($0.input) }
        let files = pairs.filter { $0.input.hasSuffix(".swift") }.map {
            (input: SourcePreparation.File(path: $0.input, text: read($0.input)), output: $0.output)
        }
        if let bundle {
            let isOfTests = files.contains { file in
                ["import XCTest", "@testable import"].contains { file.input.text.contains(Array($0.utf8)) }
            }
            write(Array((bundleSource + (isOfTests ? testSource : "")).utf8), to: bundle)
        }
        var (problems, summaries) = prepare(
            files, catalogues, known, hasInterfaces: interfaces != nil, modules, dependencies)
        if let interfaces {
            problems += interfaces.write(
                boards.map { (InterfaceFile(path: $0.input, text: read($0.input)), $0.output) }, summaries)
        }
        let messages = problems.map(\.description).joined(separator: "\n")
        guard problems.allSatisfy(\.isWarning) else { end(messages, 1) }
        if !messages.isEmpty { FileHandle.standardError.write(Data((messages + "\n").utf8)) }
    }

    private static func importedModules(_ names: String, _ replacements: String, _ flags: Set<String>?)
        -> ImportedModules
    {
        let pairs = replacements.split(separator: ",").map { pair in
            let parts = pair.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
            return (parts[0], parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil)
        }
        return ImportedModules(
            Dictionary(pairs) { first, _ in first }, available: Set(names.split(separator: ",").map(String.init)),
            flags: flags)
    }

    /// Within the app's module, these declarations shadow Foundation's. In tests, both are visible, and Foundation's
    /// take precedence. They are public, because default arguments of public functions refer to them.
    private static let bundleSource = """
        import Foundation
        import HeadlessUIKit

        extension Bundle {
            @_disfavoredOverload public static var main: Bundle { .headlessApp }
        }

        @_disfavoredOverload
        public func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = .headlessApp, value: String = "", comment: String
        ) -> String {
            bundle.localizedString(forKey: key, value: value, table: tableName)
        }

        #if !canImport(CoreGraphics)
        extension CGRect {
            // On Linux, rectangles that only touch at an edge intersect for Foundation. An empty rectangle intersects another
            // one if its point is in it, but not at its far edges.
            func intersects(_ rect2: CGRect) -> Bool {
                func overlap(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat)) -> Bool {
                    let (start, end) = (max(a.0, b.0), min(a.1, b.1))
                    return start < end || start == end && (a.0 == a.1 && (start < b.1 || b.0 == b.1) || b.0 == b.1 && start < a.1)
                }
                return !isNull && !rect2.isNull && overlap((minX, maxX), (rect2.minX, rect2.maxX))
                    && overlap((minY, maxY), (rect2.minY, rect2.maxY))
            }
        }
        #endif

        """

    /// Added to targets with tests.
    private static let testSource = """

        import XCTest

        /// Keeps a window until the end of the test that creates it, as an autorelease pool does on iOS.
        func keptByTest<Window: UIWindow>(_ window: Window) -> Window {
            KeptWindows.shared.windows.append(window)
            return window
        }

        private final class KeptWindows: NSObject, XCTestObservation {
            nonisolated(unsafe) static let shared = KeptWindows()
            var windows: [AnyObject] = []

            override init() {
                super.init()
                XCTestObservationCenter.shared.addTestObserver(self)
            }

            func testCaseDidFinish(_ testCase: XCTestCase) { windows = [] }
        }

        #if !canImport(ObjectiveC)
        // On iOS, test cases are objects of Objective-C, so that they can be delegates and data sources.
        extension XCTestCase: @retroactive NSObjectProtocol {
            public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
            public var hash: Int { ObjectIdentifier(self).hashValue }
            public func `self`() -> Self { self }
            public func isProxy() -> Bool { false }
            public var description: String { name }
            public var debugDescription: String { name }
        }
        #endif

        """

    /// - Returns: The parts of the sources that can't be prepared, and the summaries of all sources.
    private static func prepare(
        _ files: [(input: SourcePreparation.File, output: String)], _ catalogues: [(input: String, output: String)],
        _ known: String?, hasInterfaces: Bool, _ modules: (text: String, value: ImportedModules),
        _ dependencies: [String]
    ) -> ([SourceProblem], [SourceSummary]) {
        let foreign = dependencies.flatMap { CurrentSettings(at: $0)?.swiftFiles ?? [] }.map {
            SourcePreparation.File(path: $0, text: read($0))
        }
        // Changes of other targets' sources may affect all files.
        let texts = foreign.map { "\(PreparedFiles.hash($0.text))" }.joined(separator: " ")
        var earlier = PreparedFiles(
            at: known, hasInterfaces: hasInterfaces, modules: "\(modules.text) \(PreparedFiles.hash(Array(texts.utf8)))"
        )
        var summaries: [SourceSummary?] = files.map { earlier.file($0.input, to: $0.output)?.summary }
        var changed = files.indices.filter { summaries[$0] == nil }
        defer {
            let taken = summaries.reduce(into: Set<String>()) { $0.formUnion($1?.staticProperties ?? []) }
            for catalogue in catalogues { writeSymbols(of: catalogue.input, to: catalogue.output, besides: taken) }
        }
        // The summaries are compared as well, because a file that was removed since the earlier run may have affected
        // the other files.
        if changed.isEmpty, Set(summaries.compactMap { $0 }) == earlier.summaries {
            return ([], summaries.compactMap { $0 })
        }
        var preparation = SourcePreparation(changed.map { files[$0].input }, modules: modules.value)
        for (place, summary) in zip(changed, preparation.summaries) { summaries[place] = summary }
        if Set(summaries.compactMap { $0 }) != earlier.summaries, changed.count < files.count {
            // A changed summary may affect every other file, so all files are prepared again.
            changed = Array(files.indices)
            preparation = SourcePreparation(files.map(\.input), modules: modules.value)
        }
        let foreignSummaries = SourcePreparation(foreign, modules: modules.value).summaries
        let others = files.indices.filter { !changed.contains($0) }.compactMap { summaries[$0] }
        var problems: [SourceProblem] = []
        var hasProblems = Set<Int>()
        for (place, prepared) in zip(
            changed,
            preparation.prepare(among: others, dependencies: foreignSummaries, hasInterfaces: hasInterfaces))
        {
            guard files[place].output != "-" else { continue }
            if !prepared.problems.isEmpty { hasProblems.insert(place) }
            problems += prepared.problems
            write(prepared.text(naming: files[place].input.path), to: files[place].output)
        }
        let all = summaries.compactMap { $0 }
        guard let known else { return (problems, all) }
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
        return (problems, all)
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
    static func write(_ text: [UInt8], to path: String) {
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
