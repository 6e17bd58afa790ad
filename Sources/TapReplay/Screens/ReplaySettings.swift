import HeadlessUIKit
import Synchronization

/// Notes which settings screens have read.
final class SettingsUse: Sendable {
    private let readings = Atomic(0)

    static let dataFile = 1
    static let rowCount = 2

    func note(_ setting: Int) { readings.bitwiseOr(setting, ordering: .relaxed) }
    func contains(_ setting: Int) -> Bool { readings.load(ordering: .relaxed) & setting != 0 }
}

/// The settings for the screens of a replay.
public struct ReplaySettings: Hashable, Sendable {
    /// The file that a screen reads its data from; `nil` for the screen's default data.
    public var dataFile: String? {
        get {
            use?.note(SettingsUse.dataFile)
            return file
        }
        set { file = newValue }
    }
    /// The number of rows on a screen; `nil` for all rows in the screen's data.
    public var rowCount: Int? {
        get {
            use?.note(SettingsUse.rowCount)
            return count
        }
        set { count = newValue }
    }
    private var file: String?
    private var count: Int?
    /// The settings that screens have read; `nil` unless a loader passes the settings to screens.
    var use: SettingsUse?
    /// The device at the start of a script, as one of ``deviceNames``.
    ///
    /// `nil` is a phone of 390 × 844 points without a safe area.
    public var device: String?
    /// The interface style at the start of a script.
    public var style = UIUserInterfaceStyle.light
    /// The text size at the start of a script.
    public var textSize = UIContentSizeCategory.large
    /// The layout direction at the start of a script.
    public var direction = UIUserInterfaceLayoutDirection.leftToRight

    /// Creates settings for the screens of a replay.
    public init(
        dataFile: String? = nil, rowCount: Int? = nil, device: String? = nil, style: UIUserInterfaceStyle = .light,
        textSize: UIContentSizeCategory = .large, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        file = dataFile
        count = rowCount
        self.device = device
        self.style = style
        self.textSize = textSize
        self.direction = direction
    }

    /// Compares the settings, regardless of which have been read.
    public static func == (a: ReplaySettings, b: ReplaySettings) -> Bool {
        (a.file, a.count, a.device, a.style, a.textSize, a.direction)
            == (b.file, b.count, b.device, b.style, b.textSize, b.direction)
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(count)
        hasher.combine(device)
        hasher.combine(style)
        hasher.combine(textSize)
        hasher.combine(direction)
    }

    var hasDataFile: Bool { file != nil }

    /// The names of all devices, from the smallest to the largest.
    public static var deviceNames: [String] { ScreenDevice.all.map(\.name) }

    /// The device in its initial orientation; `nil` if its name is unknown.
    var heldDevice: HeldDevice? {
        guard let device else { return HeldDevice() }
        return ScreenDevice.named(device).map { HeldDevice($0) }
    }
}
