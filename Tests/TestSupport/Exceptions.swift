import HeadlessUIKit

/// Runs a closure and returns the list exceptions that it raises. The exceptions do not end the process.
@MainActor
package func exceptions(during work: () throws -> Void) rethrows -> [ListException] {
    let handler = ListException.handler
    defer { ListException.handler = handler }
    var raised: [ListException] = []
    ListException.handler = { raised.append($0) }
    try work()
    return raised
}
