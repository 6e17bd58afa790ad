import Foundation

/// An HTML page of screen pictures, suitable for phones and desktops.
struct PicturePage {
    let pictures: [ScenePicture]

    /// Writes the page and a file for each picture into a folder, which is created if needed.
    ///
    /// - Returns: The path of the page.
    func write(to folder: String) throws -> String {
        let folder = URL(fileURLWithPath: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for picture in pictures {
            try picture.svg.write(
                to: folder.appendingPathComponent(picture.file), atomically: true, encoding: .utf8)
        }
        let page = folder.appendingPathComponent("index.html")
        try html.write(to: page, atomically: true, encoding: .utf8)
        return page.path
    }

    var html: String {
        var names: [String] = []
        for picture in pictures where !names.contains(picture.scene) { names.append(picture.scene) }
        let sections = names.map { name in
            let own = pictures.filter { $0.scene == name }
            let figures = own.map { picture in
                """
                <figure class="\(picture.surroundings.lowercased().replacing(" ", with: "-"))">
                <img src="\(picture.file)" alt="\(name), \(picture.surroundings)" loading="lazy">
                <figcaption>\(picture.surroundings)</figcaption>
                </figure>
                """
            }
            return """
                <section id="\(name.replacing(" ", with: "-"))">
                <h2>\(name)</h2>
                <p>\(own.first.map { Self.escaped($0.summary) } ?? "")</p>
                <div class="row">
                \(figures.joined(separator: "\n"))
                </div>
                </section>
                """
        }
        let links = names.map { "<a href=\"#\($0.replacing(" ", with: "-"))\">\($0)</a>" }.joined(separator: "\n")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Sample screens</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <header>
            <h1>Sample screens</h1>
            <p>Laid out, touched and drawn without a simulator: each is a few steps of a script.</p>
            <nav>\(links)</nav>
            </header>
            \(sections.joined(separator: "\n"))
            </body>
            </html>

            """
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    private static let style = """
        :root { color-scheme: light dark; --page: #f2f2f7; --text: #1c1c1e; --soft: #6c6c70; --line: #0002; --link: #0066d6 }
        @media (prefers-color-scheme: dark) { :root { --page: #101012; --text: #f2f2f7; --soft: #98989f; --line: #fff3; --link: #4da3ff } }
        * { box-sizing: border-box }
        body { margin: 0 auto; padding: 40px max(20px, env(safe-area-inset-left)); max-width: 1720px; background: var(--page); color: var(--text);
               font: 17px/1.45 -apple-system, system-ui, "Helvetica Neue", sans-serif }
        h1 { font-size: clamp(30px, 5vw, 44px); line-height: 1.1; letter-spacing: -.02em; margin: 0 0 8px }
        h2 { font-size: 24px; letter-spacing: -.01em; margin: 0; text-transform: capitalize }
        p { margin: 4px 0 0; color: var(--soft); max-width: 44em }
        nav { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 20px }
        nav a { padding: 6px 14px; border-radius: 99px; background: var(--line); color: inherit; text-decoration: none; font-size: 15px }
        nav a:hover, nav a:focus-visible { background: var(--link); color: #fff }
        section { padding-top: 56px }
        .row { display: flex; align-items: flex-start; gap: 24px; margin: 0 -20px; padding: 20px; overflow-x: auto;
               scroll-snap-type: x proximity; scroll-padding: 20px }
        figure { flex: none; margin: 0; scroll-snap-align: start }
        figure { width: min(270px, 74vw) }
        figure.ipad-mini { width: min(400px, 82vw) }
        img { display: block; width: 100%; height: auto; border-radius: 30px; background: #fff;
              box-shadow: 0 0 0 1px var(--line), 0 12px 32px #0002 }
        .ipad-mini img { border-radius: 16px }
        .iphone-se img { border-radius: 6px }
        figcaption { margin-top: 12px; text-align: center; font-size: 14px; color: var(--soft) }
        """
}
