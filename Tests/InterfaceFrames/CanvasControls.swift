import Foundation
import HeadlessUIKit

/// The classes with which a canvas shows the controls of a file. Interface Builder draws its canvas with the system that
/// came with it, and the sizes of some controls have changed since then.
struct CanvasControls {
    private let toolsVersion: Int

    init(toolsVersion: Int) { self.toolsVersion = toolsVersion }

    /// The version of Interface Builder in Xcode 7.
    private static let ofXcode7 = 7_500
    /// The version of Interface Builder in Xcode 9, the first with the margins of iOS 11.
    private static let ofXcode9 = 13_000
    /// The version of Interface Builder in Xcode 11, which shows labels with sizes of half points.
    private static let withHalfPoints = 15_000
    /// The version of Interface Builder in Xcode 11, which shows the controls of iOS 13.
    private static let ofXcode11 = 14_800
    /// The first version after the betas of Xcode 11 that still showed some controls of iOS 12.
    private static let afterBetas = 14_850
    /// The version of Interface Builder in Xcode 12, which shows the date pickers of iOS 14.
    private static let ofXcode12 = 17_000
    /// The versions of Interface Builder in Xcode 12.5 to 13.4, which showed text styles at the smallest text size.
    private static let withSmallText = 18_000..<21_000

    /// The version of Interface Builder in Xcode 15.3, which shows the sliders of iOS 17.
    private static let withTallSliders = 22_500

    var showsSmallText: Bool { Self.withSmallText.contains(toolsVersion) }

    /// Whether the content view of a cell has margins of 8 points, unless it preserves those of its superview.
    var hasSmallCellMargins: Bool { toolsVersion < Self.ofXcode9 }

    /// Returns the margins at the sides of a row's content view: 20 points on wide devices, but for rows of 320 points, and
    /// 15 points in Xcode 9 to 11 and 16 points later on narrow ones.
    func rowMargin(width: CGFloat, deviceWidth: Double) -> CGFloat {
        let isBeforeXcode12 = toolsVersion < Self.ofXcode12
        if width >= 400 || deviceWidth >= (isBeforeXcode12 ? 400 : 390) && width > 320 { return 20 }
        return isBeforeXcode12 && toolsVersion >= Self.ofXcode9 ? 15 : 16
    }

    /// Whether the margins at the sides of a controller's view are 16 points at any width, as in Xcode 6.
    var hasSmallWideMargins: Bool { toolsVersion < Self.ofXcode7 }

    /// Whether the margins of a controller's view begin at its edges, under the bars.
    var hasMarginsWithoutSafeArea: Bool { toolsVersion < Self.ofXcode9 }

    /// Returns the name of the class that shows an element as the canvas did; `nil` for UIKit's own class.
    func className(of element: String) -> String? {
        let type: AnyClass? =
            switch element {
            case "label":
                toolsVersion < Self.ofXcode9
                    ? OldLabel.self
                    : toolsVersion < Self.withHalfPoints
                        ? ClassicLabel.self : toolsVersion < Self.ofXcode12 ? LooseLabel.self : nil
            case "textField": toolsVersion < Self.ofXcode11 ? FlatTextField.self : nil
            case "segmentedControl": toolsVersion < Self.afterBetas ? FlatSegmentedControl.self : nil
            case "progressView": toolsVersion < Self.afterBetas ? FlatProgressView.self : nil
            case "stepper": toolsVersion < Self.withSmallText.upperBound ? FlatStepper.self : nil
            case "pageControl": toolsVersion < Self.ofXcode12 ? TallPageControl.self : WidePageControl.self
            case "datePicker": toolsVersion < Self.ofXcode12 ? WheelDatePicker.self : nil
            case "slider": toolsVersion < Self.withTallSliders ? FlatSlider.self : nil
            case "searchBar":
                toolsVersion < Self.ofXcode9 ? LowSearchBar.self : showsSmallText ? SmallTextSearchBar.self : nil
            default: nil
            }
        return type.map { "InterfaceFrames.\($0)" }
    }
}

/// An empty view of the app's own class, with the size that the file records.
final class DesignedView: UIView {
    override var intrinsicContentSize: CGSize { recordedSize }
    private var recordedSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        recordedSize = frame.size
    }
}

/// A label of iOS 13 and earlier, which is a whole number of points tall if it has one line, and in which the letters of
/// the system font of 15 to 18 points are less tight.
class LooseLabel: UILabel {
    override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        guard numberOfLines == 1, size.width > 0 else { return size }
        size.height = size.height.rounded(.up)
        if font.fontName == "system", font.weight == .regular {
            size.width += CGFloat(text?.count ?? 0) * font.pointSize * looseness(of: font)
        }
        return size
    }

    /// Returns how much wider each letter is than today, in font sizes.
    func looseness(of font: UIFont) -> CGFloat {
        switch font.pointSize {
        case 15: 0.0017
        case 17...18: 0.0033
        default: 0
        }
    }
}

/// A label on a canvas of Xcode 10 and earlier, which is a whole number of points wide and tall, and in which the letters of
/// 19 to 21 points are less tight, too.
class ClassicLabel: LooseLabel {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    override func looseness(of font: UIFont) -> CGFloat {
        (19...21).contains(font.pointSize) ? 0.011 : super.looseness(of: font)
    }
}

/// A label of iOS 9 and 10, whose large letters are less tight.
final class OldLabel: ClassicLabel {
    override func looseness(of font: UIFont) -> CGFloat {
        (28...40).contains(font.pointSize) ? 0.0139 : super.looseness(of: font)
    }
}

/// A text field of iOS 7 to 12, 30 points tall with a rounded border.
final class FlatTextField: UITextField {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return borderStyle == .roundedRect && size.height <= 34 ? CGSize(width: size.width, height: 30) : size
    }
}

/// A segmented control of iOS 7 to 12, 29 points tall.
final class FlatSegmentedControl: UISegmentedControl {
    override var intrinsicContentSize: CGSize {
        var (total, widest, free): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for index in 0..<numberOfSegments {
            let width = widthForSegment(at: index)
            total += width
            guard width <= 0 else { continue }
            free += 1
            let title = titleForSegment(at: index) ?? ""
            // Emoji were 19 points wide in titles.
            let isEmoji = title.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0 == "\u{FE0F}" }
            widest = max(widest, isEmoji ? 33.75 : UIFont.systemFont(ofSize: 13).width(of: title) + 14.75)
        }
        return CGSize(width: total + free * widest, height: 29)
    }
}

/// A slider of iOS 7 to 15, 31 points tall.
final class FlatSlider: UISlider {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
}

/// A progress bar of iOS 7 to 12, 2 points tall.
final class FlatProgressView: UIProgressView {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 2) }
}

/// A stepper of iOS 7 to 12, 29 points tall, which canvases showed until Xcode 13. It is no `UIStepper`, whose size can't be changed.
final class FlatStepper: UIControl {
    override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 29) }
}

/// A page control of iOS 7 to 13, 37 points tall, with 9 points between its dots, which are 7 points wide.
final class TallPageControl: UIPageControl {
    override var intrinsicContentSize: CGSize {
        CGSize(width: CGFloat(numberOfPages) * 16 - 9, height: 37)
    }
}

/// A page control of iOS 14 and later, which is wider in storyboards than its background in recorded pictures.
final class WidePageControl: UIPageControl {
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 45, height: size.height)
    }
}

/// A date picker of iOS 7 to 13, which always has wheels.
final class WheelDatePicker: UIDatePicker {
    override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// A search bar of iOS 7 to 10, 44 points tall.
final class LowSearchBar: UISearchBar {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}

/// A search bar at the smallest text size, 51 points tall.
final class SmallTextSearchBar: UISearchBar {
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 51) }
}
