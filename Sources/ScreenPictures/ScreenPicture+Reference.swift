extension ScreenPicture {
    /// Why the picture is not as the one that lies beside a test; `nil` if the same is to be seen on both.
    ///
    /// The reference is an SVG file: `__Pictures__/FeedTests/paid.svg` beside `FeedTests.swift`. What differs is told view by view, and
    /// shown on a page for a browser whose file the text names. What can't be seen, such as identifiers, does not count.
    ///
    /// ```swift
    /// @MainActor @Test func aPaidCart() {
    ///     #expect(ScreenPicture(of: CartViewController()).mismatch(from: "paid") == nil)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - name: The picture's file, without `.svg`.
    ///   - update: Whether a picture that is missing, or differs, is written. The text then says so, so that it is not left so.
    ///   - test: The test's file.
    /// - Complexity: O(length of the picture) where nothing differs.
    public func mismatch(from name: String, update: Bool = false, besides test: String = #filePath) -> String? {
        PictureReference(name, besides: test).mismatch(svg, update: update)
    }
}
