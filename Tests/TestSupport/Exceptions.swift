import HeadlessUIKit

/// Runs work with the exceptions of lists collected instead of ending the program.
@MainActor
package func exceptions(during work: () throws -> Void) rethrows -> [ListException] {
    let handler = ListException.handler
    defer { ListException.handler = handler }
    var raised: [ListException] = []
    ListException.handler = { raised.append($0) }
    try work()
    return raised
}
