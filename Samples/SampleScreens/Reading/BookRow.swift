import HeadlessSwiftUI

/// The SwiftUI view of a book. It follows the book, so that nothing is lost when the row is reloaded or scrolls off screen.
struct BookRow: View {
    let book: Book
    let read: @MainActor (Bool) -> Void

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            RoundedRectangle(cornerRadius: 6)
                .fill(LinearGradient(colors: book.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
                .frame(width: 44, height: 60)
                .overlay { Text(book.title.prefix(1)).font(.title2).bold().foregroundStyle(.white) }
            VStack(alignment: .leading, spacing: 4) {
                Text(book.title).font(.headline)
                Text(book.author).font(.subheadline).foregroundStyle(.secondary)
                if book.isOpen {
                    Text(book.summary).font(.footnote)
                }
                Button(book.isOpen ? "Less" : "More") { book.isOpen.toggle() }
                    .font(.footnote)
                    .accessibilityIdentifier("more")
            }
            Spacer(minLength: 0)
            Toggle("Read", isOn: Binding(get: { book.isRead }, set: read))
                .labelsHidden()
                .tint(.green)
        }
    }
}
