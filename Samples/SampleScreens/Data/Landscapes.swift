import CellDirector

/// The photos bundled with the sample.
@MainActor
enum Landscapes {
    private static let images: [UIImage] = (0..<12).compactMap { number in
        Bundle.module.path(forResource: "landscape-\(number)", ofType: "png", inDirectory: "Photos")
            .flatMap(UIImage.init(contentsOfFile:))
    }

    /// Returns the photo for a number, or `nil` if there are no photos. Numbers past the last photo wrap around to the
    /// first.
    static func image(_ number: Int) -> UIImage? {
        images.isEmpty ? nil : images[abs(number) % images.count]
    }
}
