/// A rule that the files of the package follow.
protocol Rule {
    /// Returns a sentence for each place that breaks the rule, which begins with the place's path.
    ///
    /// - Throws: An error if a file can't be read.
    func complaints(in repository: Repository) throws -> [String]
}

/// Returns a complaint if a rule found fewer things to check than there must be, because the rule then no longer
/// recognizes them.
func complaint(unless count: Int, exceeds limit: Int, _ things: String) -> [String] {
    count > limit ? [] : ["only \(count) \(things) were found, and there must be more than \(limit)"]
}
