/// Mirrors `Axis`, SwiftUI.
public enum Axis: Int8, CaseIterable, Sendable { case horizontal, vertical }
