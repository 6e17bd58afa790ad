import XCTest

/// Creates a file with the given bytes and returns its path. The file is removed when the test ends.
package func temporaryFile(_ bytes: [UInt8], named name: String = "follow.taps", in test: XCTestCase) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    test.addTeardownBlock { try FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file.path
}

/// Creates a folder with the given scripts and returns its path. The folder is removed when the test ends.
package func temporaryFolder(_ scripts: [String: String], in test: XCTestCase) throws -> String {
    let folder = URL(fileURLWithPath: try SampleCommand.folder(in: test))
    for (name, text) in scripts {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
    return folder.path
}
