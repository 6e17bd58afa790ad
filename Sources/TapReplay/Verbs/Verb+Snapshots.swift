/// What is compared with a drawing of how it was.
extension Verb {
    /// `PLACE | CONTROL matches "NAME"`; `nil` if something else stands there.
    static func match(_ parser: inout StepParser) throws(ScriptError) -> Action? {
        var ahead = parser
        guard let subject = try? ahead.locatorIfNext(), ahead.accept("matches") else { return nil }
        if subject == .menu { throw parser.error("a menu is drawn with its screen; write `screen matches \"…\"`") }
        parser = ahead
        let start = parser.token
        let name = try parser.text("a snapshot's name", after: "matches")
        if let fault = Snapshots.fault(of: name) { throw parser.error(fault, at: start) }
        return .match(subject, name)
    }
}
