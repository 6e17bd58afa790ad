import HeadlessUIKit
import XCTest

/// Tests choosing an image in an image picker, and canceling the image picker.
final class ImagePickerTests: XCTestCase {
    @MainActor
    private final class Profile: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        private(set) var picked: UIImage?
        private(set) var isCancelled = false

        func imagePickerController(
            _ picker: UIImagePickerController,
            didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            picked = info[.editedImage] as? UIImage
            dismiss(animated: true)
        }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
            isCancelled = true
            dismiss(animated: true)
        }
    }

    @MainActor
    private func presented(on profile: Profile) -> UIImagePickerController {
        profile.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        let picker = UIImagePickerController()
        picker.delegate = profile
        picker.allowsEditing = true
        profile.present(picker, animated: true)
        picker.view.layoutIfNeeded()
        return picker
    }

    @MainActor
    func testAPictureIsChosen() async throws {
        let profile = Profile()
        let picker = presented(on: profile)
        try Finger().tap(XCTUnwrap(picker.topViewController?.navigationItem.rightBarButtonItem))
        XCTAssertNotNil(profile.picked)
        XCTAssertNil(profile.presentedViewController)
    }

    @MainActor
    func testTheCancelButtonChoosesNothing() async throws {
        let profile = Profile()
        let picker = presented(on: profile)
        try Finger().tap(XCTUnwrap(picker.topViewController?.navigationItem.leftBarButtonItem))
        XCTAssertTrue(profile.isCancelled)
        XCTAssertNil(profile.picked)
    }
}
