import CellDirector

/// The photos bundled with the sample.
@MainActor
enum Landscapes {
    private static let images: [UIImage] = (0..<12).compactMap { number in
        Bundle.module.path(forResource: "landscape-\(number)", ofType: "png", inDirectory: "Photos")
            .flatMap(UIImage.init(contentsOfFile:))
    }

    /// Returns the photo for a number, repeating from the beginning after the last photo, or `nil` if there are no photos.
    static func image(_ number: Int) -> UIImage? {
        images.isEmpty ? nil : images[abs(number) % images.count]
    }
}
