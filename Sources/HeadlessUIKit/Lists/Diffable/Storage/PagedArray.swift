/// An array that is divided into pages. After the array is copied, the first change copies only the pages that it
/// modifies.
struct PagedArray<Element> {
    private var pages: [[Element]] = []
    private(set) var count = 0
    private let pageBits: Int
    private var pageSize: Int { 1 << pageBits }

    /// Creates an empty array. A page contains two to the power of `pageBits` elements. The first change after a copy
    /// is cheapest if the number of pages equals the number of elements per page.
    init(pageBits: Int) { self.pageBits = pageBits }

    /// Accesses the element at a position.
    ///
    /// - Complexity: O(1); for the first change after a copy, O(*p* + *s*), where *p* is the number of pages and *s* is
    ///   the number of elements per page.
    subscript(position: Int) -> Element {
        get { pages[position >> pageBits][position & (pageSize - 1)] }
        _modify { yield &pages[position >> pageBits][position & (pageSize - 1)] }
    }

    mutating func append(_ element: Element) {
        if count.isMultiple(of: pageSize) { pages.append([]) }
        pages[pages.count - 1].append(element)
        count += 1
    }

    mutating func append(contentsOf elements: [Element]) {
        if elements.count == 1 { return append(elements[0]) }
        var rest = elements[...]
        while !rest.isEmpty {
            if count.isMultiple(of: pageSize) { pages.append([]) }
            let part = rest.prefix(pageSize - count % pageSize)
            pages[pages.count - 1] += part
            count += part.count
            rest = rest.dropFirst(part.count)
        }
    }

    mutating func removeLast() {
        count -= 1
        pages[pages.count - 1].removeLast()
        if count.isMultiple(of: pageSize) { pages.removeLast() }
    }

    /// Appends the elements in a range of positions to another array.
    func copy(_ range: Range<Int>, to array: inout [Element]) {
        var start = range.lowerBound
        while start < range.upperBound {
            let (page, offset) = (start / pageSize, start % pageSize)
            let length = min(pageSize - offset, range.upperBound - start)
            array += pages[page][offset..<offset + length]
            start += length
        }
    }
}

extension PagedArray: Sendable where Element: Sendable {}
