extension ScreenPicture {
    /// Compares the picture with a reference file next to the test; returns a description of the differences, or `nil` if both look
    /// the same.
    ///
    /// The reference is an SVG file: `__Pictures__/FeedTests/paid.svg` next to `FeedTests.swift`. Differences are described view by
    /// view, and shown on an HTML page whose path is in the text. Invisible properties, such as identifiers, are ignored.
    ///
    /// ```swift
    /// @MainActor @Test func aPaidCart() {
    ///     #expect(ScreenPicture(of: CartViewController()).mismatch(from: "paid") == nil)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the reference file, without `.svg`.
    ///   - update: Whether a missing or different reference is written. The returned text then mentions it, so that the test fails
    ///     and the parameter is not left on.
    ///   - test: The test's file.
    /// - Complexity: O(length of the picture) if nothing differs.
    public func mismatch(from name: String, update: Bool = false, besides test: String = #filePath) -> String? {
        PictureReference(name, besides: test).mismatch(svg, update: update)
    }
}
