extension ScreenPicture {
    /// Compares the picture with a reference file next to the test, and returns a description of the differences, or
    /// `nil` if both pictures look the same.
    ///
    /// The reference is an SVG file, such as `__Pictures__/FeedTests/paid.svg` next to `FeedTests.swift`. The
    /// description lists the differences view by view, and contains the path of an HTML page that shows the
    /// differences. Invisible properties, such as identifiers, are ignored.
    ///
    /// ```swift
    /// @MainActor @Test func aPaidCart() {
    ///     #expect(ScreenPicture(of: CartViewController()).mismatch(from: "paid") == nil)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the reference file, without `.svg`.
    ///   - update: Whether to write the picture if the reference is missing, and to overwrite a reference that no longer
    ///     matches or can't be read. If the picture is written, the method returns a message that says so. The test then
    ///     fails, so that you don't forget to remove the argument.
    ///   - test: The path of the test's source file.
    /// - Complexity: O(*n*) if nothing differs, where *n* is the length of the picture.
    public func mismatch(from name: String, update: Bool = false, besides test: String = #filePath) -> String? {
        PictureReference(name, besides: test).mismatch(svg, update: update)
    }
}
