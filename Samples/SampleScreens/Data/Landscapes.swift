import CellDirector

/// The photos that come with the sample.
@MainActor
enum Landscapes {
    private static let images: [UIImage] = (0..<12).compactMap { number in
        Bundle.module.path(forResource: "landscape-\(number)", ofType: "png", inDirectory: "Photos")
            .flatMap(UIImage.init(contentsOfFile:))
    }

    /// One of them for each number; `nil` if there are none.
    static func image(_ number: Int) -> UIImage? {
        images.isEmpty ? nil : images[abs(number) % images.count]
    }
}
