/// Returns a line that describes a change: "delete 3: Ada", or "update 3: Ada → Ada Lovelace".
@inline(never)
func lineOfChange(_ change: String, _ position: Any, _ element: Any, _ replacement: Any? = nil) -> String {
    "\(change) \(position): \(element)" + (replacement.map { " → \($0)" } ?? "")
}
