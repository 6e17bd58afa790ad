/// Where a finger goes: left to a row's trailing actions, right to its leading ones, where text runs from left to right.
package enum SwipeDirection: String, CaseIterable, Sendable {
    case left
    case right
}
