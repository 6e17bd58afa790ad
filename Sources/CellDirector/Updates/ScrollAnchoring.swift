/// The part of a list that keeps its position on screen during an update.
public enum ScrollAnchoring: Sendable {
    /// The first visible row, or nothing if the list is scrolled to its very start, so that rows inserted at the start
    /// become visible.
    case automatic
    /// The first visible row, even if the list is scrolled to its very start. In a chat, for example, older messages
    /// inserted at the start do not push the visible messages away.
    case firstVisible
    /// The end of the list if it is visible, so that, for example, a conversation stays at its last message. If the end
    /// is not visible, the first visible row.
    case bottom
    /// Nothing. The list determines the scroll position.
    case nothing
}
