import HeadlessUIKit

/// What the user may set for the screens of a replay.
public struct ReplaySettings: Hashable, Sendable {
    /// The file that a screen reads its data from; `nil`: its own.
    public var dataFile: String?
    /// How many rows a screen is to have; `nil`: as many as its data has.
    public var rowCount: Int?
    /// The device that a script begins on, by a name of ``deviceNames``; `nil`: a phone of 390 × 844 points without a safe area.
    public var device: String?
    /// The style that a script begins with.
    public var style = UIUserInterfaceStyle.light
    /// The size of text that a script begins with.
    public var textSize = UIContentSizeCategory.large
    /// The direction that a script begins with.
    public var direction = UIUserInterfaceLayoutDirection.leftToRight

    /// Settings for a replay's screens.
    public init(
        dataFile: String? = nil, rowCount: Int? = nil, device: String? = nil, style: UIUserInterfaceStyle = .light,
        textSize: UIContentSizeCategory = .large, direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) {
        self.dataFile = dataFile
        self.rowCount = rowCount
        self.device = device
        self.style = style
        self.textSize = textSize
        self.direction = direction
    }

    /// The names of the devices that scripts and settings can name, the smallest first.
    public static var deviceNames: [String] { ScreenDevice.all.map(\.name) }

    /// The device as it is held at first; `nil` if none has the name.
    var heldDevice: HeldDevice? {
        guard let device else { return HeldDevice() }
        return ScreenDevice.named(device).map { HeldDevice($0) }
    }
}
