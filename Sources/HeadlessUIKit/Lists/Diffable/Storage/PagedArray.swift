/// An array in pages: the first change after a copy copies the pages that it touches, and not all elements.
struct PagedArray<Element> {
    private var pages: [[Element]] = []
    private(set) var count = 0
    private let pageBits: Int
    private var pageSize: Int { 1 << pageBits }

    /// An empty array. A page holds two to the power of `pageBits` elements: a change after a copy costs least if there are
    /// as many pages as elements in one.
    init(pageBits: Int) { self.pageBits = pageBits }

    /// - Complexity: O(1), and O(*n*) divided by the size of a page for the first change after a copy.
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

    /// Appends a range of the elements to an array.
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
