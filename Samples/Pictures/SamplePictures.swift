import Foundation

/// Writes a page with pictures of the sample screens: `swift run sample-pictures FOLDER`.
@main
struct SamplePictures {
    @MainActor
    static func main() async {
        let folder = CommandLine.arguments.dropFirst().first ?? "sample-pictures"
        do {
            print(try await PicturePage(pictures: ScenePicture.all()).write(to: folder))
        } catch {
            FileHandle.standardError.write(Data("\(folder): error: \(error)\n".utf8))
            exit(1)
        }
    }
}
