import Foundation
import SourcePreparation

/// A cache of previously prepared files, so that only changed files are prepared again.
struct PreparedFiles: Codable {
    struct File: Codable {
        let text: UInt64
        let summary: SourceSummary
        let output: String
        /// Whether the file was prepared without problems.
        let isDone: Bool
    }

    /// A fingerprint of the program that wrote the cache. Another version of the program may prepare files differently.
    private let program: String
    private var files: [String: File] = [:]

    /// Reads the cache. The cache is empty if the file doesn't exist or was written by another version of the program.
    ///
    /// - Parameters:
    ///   - hasInterfaces: Whether the app has storyboards or xibs, which changes how all files are prepared.
    ///   - modules: The modules that can be imported, and those that take the place of others.
    init(at path: String?, hasInterfaces: Bool, modules: String) {
        program = "\(Self.program) \(modules)" + (hasInterfaces ? " with storyboards or xibs" : "")
        guard let path, let data = try? Data(contentsOf: URL(filePath: path)),
            let earlier = try? JSONDecoder().decode(Self.self, from: data), earlier.program == program
        else { return }
        files = earlier.files
    }

    /// Returns the cached entry of a file, or `nil` if the file isn't in the cache, had problems or has changed, or if
    /// its output path has changed or the output no longer exists.
    func file(_ input: SourcePreparation.File, to output: String) -> File? {
        guard let file = files[input.path], file.isDone, file.text == Self.hash(input.text), file.output == output,
            output == "-" || FileManager.default.fileExists(atPath: output)
        else { return nil }
        return file
    }

    /// The summaries of all files.
    var summaries: Set<SourceSummary> { Set(files.values.map(\.summary)) }

    /// Replaces the entries of the cache.
    mutating func keep(_ files: [String: File]) { self.files = files }

    func write(to path: String) throws {
        try JSONEncoder().encode(self).write(to: URL(filePath: path), options: .atomic)
    }

    /// Returns the FNV-1a hash (Fowler–Noll–Vo) of a byte array.
    static func hash(_ text: [UInt8]) -> UInt64 {
        text.withUnsafeBufferPointer { bytes in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            return hash
        }
    }

    private static var program: String {
        let path = Bundle.main.executablePath ?? ""
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let date = attributes?[.modificationDate] as? Date
        return "\(path) \(attributes?[.size] ?? 0) \(date?.timeIntervalSince1970 ?? 0)"
    }
}
