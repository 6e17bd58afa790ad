import Foundation

#if !canImport(ObjectiveC)
/// Mirrors `NSItemProviderRepresentationVisibility`, Foundation. Stored, but has no effect: there is one process.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}
#endif
