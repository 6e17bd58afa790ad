/// Returns elements in ascending order of their keys.
///
/// The code that sorts is the same for all types of elements, because a specialized copy of the standard library's sort
/// is larger than most of the code that uses it.
func sorted<Element>(_ elements: [Element], by key: (Element) -> (Int, Int)) -> [Element] {
    order(of: elements.map(key)).map { elements[$0] }
}

@inline(never)
private func order(of keys: [(Int, Int)]) -> [Int] { keys.indices.sorted { keys[$0] < keys[$1] } }
