/// What keeps its position on screen during an update.
public enum ScrollAnchoring: Sendable {
    /// The first visible row, unless the list is at its very start: what comes there is to be seen.
    case automatic
    /// The first visible row, also at the very start: older messages that are put before the others don't push them away.
    case firstVisible
    /// The end of the list, while it is in sight: a conversation stays at its last message. Else the first visible row.
    case bottom
    /// Nothing: the scroll position stays as the list leaves it.
    case nothing
}
