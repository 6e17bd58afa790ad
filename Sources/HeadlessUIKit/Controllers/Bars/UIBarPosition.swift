/// Where a bar is. Mirrors `UIBarPosition`, UIKit.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }
