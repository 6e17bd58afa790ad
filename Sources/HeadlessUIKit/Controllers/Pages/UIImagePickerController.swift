import Foundation

/// A page on which the user chooses a picture. Mirrors `UIImagePickerController` and its members, UIKit.
///
/// In HeadlessUIKit, there is a single picture, named "photo". A tap on Choose passes it to the delegate; a tap on
/// Cancel calls `imagePickerControllerDidCancel(_:)`. The delegate dismisses the page, as in UIKit.
open class UIImagePickerController: UINavigationController {
    /// Mirrors `UIImagePickerController.SourceType`.
    public enum SourceType: Int, Sendable {
        case photoLibrary, camera, savedPhotosAlbum
    }

    /// Mirrors `UIImagePickerController.InfoKey`.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The key for the edited image, which is present only if ``UIImagePickerController/allowsEditing`` is `true`.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        // The keys of what the camera and other sources provide. They are never present.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    }

    /// Mirrors `UIImagePickerController.CameraCaptureMode`.
    public enum CameraCaptureMode: Int, Sendable {
        case photo, video
    }

    /// Mirrors `UIImagePickerController.CameraDevice`.
    public enum CameraDevice: Int, Sendable {
        case rear, front
    }

    /// Mirrors `UIImagePickerController.CameraFlashMode`.
    public enum CameraFlashMode: Int, Sendable {
        case off = -1
        case auto, on
    }

    /// Mirrors `UIImagePickerController.QualityType`.
    public enum QualityType: Int, Sendable {
        case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// Stored, but has no effect.
    open var sourceType = SourceType.photoLibrary
    open var allowsEditing = false
    /// The media types. Only the first type is used.
    open var mediaTypes = ["public.image"]

    // The settings of the camera. They are stored, but have no effect: there is no camera.

    open var showsCameraControls = true
    open var cameraOverlayView: UIView?
    open var cameraViewTransform = CGAffineTransform.identity
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var cameraDevice = CameraDevice.rear
    open var cameraFlashMode = CameraFlashMode.auto
    /// The maximum duration of a video, in seconds.
    open var videoMaximumDuration: TimeInterval = 600
    open var videoQuality = QualityType.typeMedium

    /// Returns `false`: there is no camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Returns the media types of images.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
    open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }
    /// Never calls the delegate: there is no camera.
    open func takePicture() {}
    open func startVideoCapture() -> Bool { false }
    open func stopVideoCapture() {}

    /// Returns `true` for every source type except the camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

    public init() {
        super.init(nibName: nil, bundle: nil)
        let page = UIViewController()
        page.title = "Photos"
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Choose", primaryAction: UIAction(title: "Choose") { [weak self] _ in self?.choose() })
        setViewControllers([page], animated: false)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    private var picker: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    private func cancel() {
        if let picker { picker.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
    }

    private func choose() {
        var info: [InfoKey: Any] = [.mediaType: mediaTypes.first ?? "public.image"]
        info[.originalImage] = UIImage(named: "photo")
        if allowsEditing { info[.editedImage] = UIImage(named: "photo") }
        if let picker {
            picker.imagePickerController(self, didFinishPickingMediaWithInfo: info)
        } else {
            dismiss(animated: true)
        }
    }
}

/// Mirrors `UIImagePickerControllerDelegate`, UIKit. The default implementations dismiss the page.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
    }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
