/// Calls a closure. Mirrors `autoreleasepool(invoking:)`, ObjectiveC. There is no pool on Linux, where objects are released
/// at once.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
