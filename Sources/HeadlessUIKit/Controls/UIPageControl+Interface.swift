import Foundation

extension UIPageControl {
    static let pageControlProperties: [InterfaceProperty<UIPageControl>] = [
        .number("numberOfPages") { $0.numberOfPages = Int($1) },
        .number("currentPage") { $0.currentPage = Int($1) },
        .flag("hidesForSinglePage") { $0.hidesForSinglePage = $1 },
        .color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 },
        .color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 },
    ]
}
