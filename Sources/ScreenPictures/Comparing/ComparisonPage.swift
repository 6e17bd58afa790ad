import Foundation

/// An HTML page that compares two different pictures. The page describes the differences. It shows both pictures side
/// by side and overlaid, with the differences outlined.
package struct ComparisonPage {
    private let name: String
    private let expected: String
    private let actual: String
    private let difference: PictureDifference

    /// - Parameters:
    ///   - name: The name of the reference picture, which is also the name of the page's file, without an extension.
    ///   - expected: The reference, as SVG.
    ///   - actual: The current picture, as SVG.
    package init(_ name: String, expected: String, actual: String, _ difference: PictureDifference) {
        (self.name, self.expected, self.actual, self.difference) = (name, expected, actual, difference)
    }

    /// Returns the default folder for the comparison pages that belong to a folder of reference pictures. It is inside
    /// the temporary directory, and depends only on the path of the reference folder.
    package static func folder(for references: String) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in URL(fileURLWithPath: references).standardizedFileURL.path.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        let outer = FileManager.default.temporaryDirectory.appendingPathComponent("ScreenPictures")
        return outer.appendingPathComponent(String(hash, radix: 36)).path
    }

    /// Writes the page and the current picture to a folder. The folder is created if necessary.
    ///
    /// - Returns: The path of the page, or `nil` if writing failed.
    package func write(into folder: String) -> String? {
        let path = "\(folder)/\(name)"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(actual.utf8).write(to: URL(fileURLWithPath: path + ".svg"), options: .atomic)
            try Data(html.utf8).write(to: URL(fileURLWithPath: path + ".html"), options: .atomic)
        } catch { return nil }
        return path + ".html"
    }

    /// The page as self-contained HTML.
    package var html: String {
        let size = Self.size(of: expected).joined(Self.size(of: actual))
        let items = difference.changes.enumerated().map { index, change in
            "<li data-change=\"\(index)\">\(change.sentence.xml)</li>"
        }
        func frame(_ title: String, _ name: String, _ area: (PictureChange) -> Area?) -> String {
            let boxes = difference.changes.enumerated().compactMap { index, change in
                area(change).map { Self.box($0.widened(by: 2), in: size, index) }
            }
            return
                "<figure><figcaption>\(title)</figcaption><div class=\"screen \(name)\">\(boxes.joined())</div></figure>"
        }
        func image(_ svg: String) -> String {
            "url(\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\")"
        }
        func part(_ svg: String) -> String {
            let own = Self.size(of: svg)
            return "\((CGFloat(own.width / size.width) * 100).svg)% \((CGFloat(own.height / size.height) * 100).svg)%"
        }
        let count = difference.changes.count
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(name.xml)</title>
            <style>
            .expected { background-image: \(image(expected)); background-size: \(part(expected)); }
            .now { background-image: \(image(actual)); background-size: \(part(actual)); }
            .screen { aspect-ratio: \(CGFloat(size.width).svg) / \(CGFloat(size.height).svg); --natural: \(CGFloat(size.width).svg)px; }
            \(Self.style)
            </style>
            </head>
            <body>
            <header><h1>\(name.xml)</h1><p>\(count) \(count == 1 ? "difference" : "differences")</p></header>
            <ol>\(items.joined(separator: "\n"))</ol>
            <main>
            \(frame("Expected", "expected", \.before))
            \(frame("Now", "now", \.after))
            <figure><figcaption>One over the other <label><input type="checkbox" id="blend"> only the differences</label></figcaption>
            <div class="screen over"><div class="layer expected"></div><div class="layer now" id="top"></div><div id="edge"></div></div>
            <input type="range" id="slider" min="0" max="100" value="50" aria-label="Edge between the two pictures">
            </figure>
            </main>
            <script>
            \(Self.program)
            </script>
            </body>
            </html>

            """
    }

    private static func size(of svg: String) -> Area {
        guard let root = try? SVGElement.read(svg) else { return Area(x: 0, y: 0, width: 1, height: 1) }
        return Area(x: 0, y: 0, width: max(1, root.number("width")), height: max(1, root.number("height")))
    }

    private static func box(_ area: Area, in size: Area, _ index: Int) -> String {
        func percent(_ part: Double, _ whole: Double) -> String { (CGFloat(part / whole) * 100).svg + "%" }
        guard let seen = area.common(size) else { return "" }
        return
            "<i data-change=\"\(index)\" style=\"left:\(percent(seen.x, size.width));top:\(percent(seen.y, size.height));"
            + "width:\(percent(seen.width, size.width));height:\(percent(seen.height, size.height))\"></i>"
    }

    private static let style = """
        :root {
          color-scheme: light dark; --back: light-dark(#f3f4f6, #0e1013); --paper: light-dark(#fff, #16181c);
          --ink: light-dark(#1b1e23, #e6e8eb); --soft: light-dark(#5b6470, #9aa3af); --rule: light-dark(#d9dde3, #2c3138);
          --mark: light-dark(#c2410c, #fb923c);
        }
        * { box-sizing: border-box; }
        body {
          margin: 0 auto; padding: 28px 24px 48px; max-width: 1180px; background: var(--back); color: var(--ink);
          font: 15px/1.5 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif;
        }
        header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 14px; }
        h1 { font-size: 22px; margin: 0; overflow-wrap: anywhere; } header p { margin: 0; color: var(--soft); }
        ol {
          margin: 14px 0 28px; padding: 10px 18px 10px 44px; background: var(--paper); border: 1px solid var(--rule);
          border-radius: 10px; max-height: 17em; overflow: auto;
        }
        li { padding: 2px 6px; border-radius: 5px; overflow-wrap: anywhere; } li::marker { color: var(--soft); }
        li.chosen { background: color-mix(in srgb, var(--mark) 18%, transparent); }
        main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr)); gap: 28px; align-items: start; }
        figure { margin: 0; min-width: 0; }
        figcaption {
          display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; min-height: 22px; margin-bottom: 8px; color: var(--soft);
          font-size: 13px; font-weight: 600;
        }
        figcaption label { font-weight: 400; cursor: pointer; } figcaption input { margin-block: 0; vertical-align: -2px; }
        .screen {
          position: relative; width: 100%; max-width: max(var(--natural), 200px); overflow: hidden; background-repeat: no-repeat;
          background-color: light-dark(#fff, #000); border-radius: 12px; box-shadow: 0 0 0 1px var(--rule);
        }
        .layer { position: absolute; inset: 0; background-repeat: no-repeat; }
        #top { clip-path: inset(0 0 0 var(--at, 50%)); background-color: light-dark(#fff, #000); }
        .over.blend { isolation: isolate; background: #000; }
        .blend #top { clip-path: none; mix-blend-mode: difference; background-color: transparent; }
        #edge { position: absolute; inset: 0 auto 0 var(--at, 50%); width: 2px; margin-left: -1px; background: var(--mark); }
        .blend #edge { display: none; }
        #slider { width: 100%; max-width: max(var(--natural, 390px), 200px); margin: 12px 0 0; accent-color: var(--mark); }
        i { position: absolute; border: 2px solid var(--mark); border-radius: 6px; cursor: default; }
        i.chosen { background: color-mix(in srgb, var(--mark) 22%, transparent); }
        @media (max-width: 700px) { body { padding: 18px 14px 36px; } ol { padding-left: 36px; } main { gap: 22px; } }
        """

    private static let program = """
        "use strict";
        const over = document.querySelector(".over"), slider = document.getElementById("slider");
        slider.oninput = () => over.style.setProperty("--at", slider.value + "%");
        document.getElementById("blend").onchange = (event) => {
          over.classList.toggle("blend", event.target.checked);
          slider.disabled = event.target.checked;
        };
        over.onpointermove = (event) => {
          if (!event.buttons) return;
          const box = over.getBoundingClientRect();
          slider.value = Math.max(0, Math.min(100, 100 * (event.clientX - box.left) / box.width));
          slider.oninput();
        };
        over.style.touchAction = "pan-y";
        for (const part of document.querySelectorAll("[data-change]")) {
          const same = document.querySelectorAll(`[data-change="${part.dataset.change}"]`);
          part.onpointerenter = () => same.forEach((each) => each.classList.add("chosen"));
          part.onpointerleave = () => same.forEach((each) => each.classList.remove("chosen"));
        }
        """
}
