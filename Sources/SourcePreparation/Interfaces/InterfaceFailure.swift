/// The reason why a storyboard or xib can't be read, with its line.
struct InterfaceFailure: Error, Equatable {
    let line: Int
    let message: String

    init(_ line: Int, _ message: String) { (self.line, self.message) = (line, message) }
}
