import Foundation
import SourcePreparation

/// What an earlier call prepared, so that only what has changed is prepared again.
struct PreparedFiles: Codable {
    struct File: Codable {
        let text: UInt64
        let summary: SourceSummary
        let output: String
        /// Whether nothing in it was a problem.
        let isDone: Bool
    }

    /// The program that prepared them: another one may prepare them otherwise.
    private let program: String
    private var files: [String: File] = [:]

    /// What a file says of an earlier call; none, if there is none or if another program wrote it.
    init(at path: String?) {
        program = Self.program
        guard let path, let data = try? Data(contentsOf: URL(filePath: path)),
            let earlier = try? JSONDecoder().decode(Self.self, from: data), earlier.program == program
        else { return }
        files = earlier.files
    }

    /// The file as it was prepared; `nil` if it could not be, has changed since, or its output is gone.
    func file(_ input: SourcePreparation.File, to output: String) -> File? {
        guard let file = files[input.path], file.isDone, file.text == Self.hash(input.text), file.output == output,
            FileManager.default.fileExists(atPath: output)
        else { return nil }
        return file
    }

    /// What all files said of each other.
    var summaries: Set<SourceSummary> { Set(files.values.map(\.summary)) }

    /// Keeps only these files.
    mutating func keep(_ files: [String: File]) { self.files = files }

    func write(to path: String) throws {
        try JSONEncoder().encode(self).write(to: URL(filePath: path), options: .atomic)
    }

    /// Fowler, Noll and Vo's hash, in its variant 1a.
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
