import HeadlessSwiftUI

/// A book: what its row shows, and what the user has done with it.
@MainActor
@Observable
final class Book: Identifiable {
    nonisolated let id: Int
    let title: String
    let author: String
    let summary: String
    let colors: [Color]
    /// Whether the summary is shown.
    var isOpen = false
    var isRead = false

    init(id: Int, title: String, author: String, summary: String, colors: [Color]) {
        (self.id, self.title, self.author, self.summary, self.colors) = (id, title, author, summary, colors)
    }

    /// Returns the books of the list.
    static func all() -> [Book] {
        [
            Book(
                id: 0, title: "Frankenstein", author: "Mary Shelley",
                summary: "A student makes a living being, and is afraid of it. It only wants company.",
                colors: [.indigo, .purple]),
            Book(
                id: 1, title: "Walden", author: "Henry David Thoreau",
                summary: "Two years in a cabin by a pond, with few things and much time.", colors: [.green, .teal]),
            Book(
                id: 2, title: "Middlemarch", author: "George Eliot",
                summary: "A town and its people, who want to do good and often marry the wrong person.",
                colors: [.orange, .red]),
            Book(
                id: 3, title: "Moby-Dick", author: "Herman Melville",
                summary: "A captain, a whale, and everything that is known about whales.", colors: [.blue, .cyan]),
            Book(
                id: 4, title: "Emma", author: "Jane Austen",
                summary: "A young woman arranges everyone's happiness but her own.", colors: [.pink, .orange]),
        ]
    }
}
