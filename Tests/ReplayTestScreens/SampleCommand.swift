import XCTest

/// Runs a command-line tool, by default the sample's, in a separate process.
package enum SampleCommand {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Runs the command in the package's folder, with a pipe as its standard input, and waits until the command exits.
    package static func call(
        _ arguments: [String], tool: String = "replay-taps", input: String = ""
    ) throws -> (status: Int32, output: String) {
        let (standardInput, output) = (Pipe(), Pipe())
        let process = try start(arguments, tool: tool, standardInput, output)
        standardInput.fileHandleForWriting.write(Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
    }

    /// Starts the command in the package's folder, and redirects its standard error to the standard output.
    package static func start(
        _ arguments: [String], tool: String = "replay-taps", _ input: Pipe = Pipe(), _ output: Pipe = Pipe()
    ) throws -> Process {
        let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        let process = Process()
        process.executableURL = products.appendingPathComponent(tool)
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: process.executableURL?.path ?? ""))
        process.arguments = arguments
        process.currentDirectoryURL = root
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        try process.run()
        return process
    }

    /// Creates an empty folder and returns its path. The folder is removed when the test ends.
    package static func folder(in test: XCTestCase) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        test.addTeardownBlock { try FileManager.default.removeItem(at: folder) }
        return folder.path
    }
}
