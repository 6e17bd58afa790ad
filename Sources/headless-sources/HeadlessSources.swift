import Foundation
import SourcePreparation

/// Prepares an app's own sources for the headless half: `headless-sources INPUT OUTPUT [INPUT OUTPUT …]`.
///
/// Its exit status is 0 where all were prepared, 1 where something in a source can't be, 2 where the call is wrong or a
/// file can't be read or written.
@main
enum HeadlessSources {
    static func main() {
        let paths = Array(CommandLine.arguments.dropFirst())
        guard !paths.isEmpty, paths.count.isMultiple(of: 2) else {
            end("usage: headless-sources INPUT OUTPUT [INPUT OUTPUT …]", 2)
        }
        let inputs = stride(from: 0, to: paths.count, by: 2).map { paths[$0] }
        let outputs = stride(from: 1, to: paths.count, by: 2).map { paths[$0] }
        let files = inputs.map { SourcePreparation.File(path: $0, text: read($0)) }
        var problems: [SourceProblem] = []
        for ((file, prepared), output) in zip(zip(files, SourcePreparation(files).prepare()), outputs) {
            problems += prepared.problems
            write(prepared.text(naming: file.path), to: output)
        }
        guard problems.isEmpty else { end(problems.map(\.description).joined(separator: "\n"), 1) }
    }

    private static func read(_ path: String) -> [UInt8] {
        do {
            return Array(try Data(contentsOf: URL(filePath: path)))
        } catch {
            end("\(path): error: the file can't be read: \(error.localizedDescription)", 2)
        }
    }

    /// Writes a file, unless it is like that already: what is not written is not compiled again.
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
