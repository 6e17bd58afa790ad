/// An HTML page that shows a replay: a static template whose JavaScript adds the steps.
enum Page {
    /// Returns the page for the records of a replay, given as JSON objects separated by commas.
    static func bytes(records: [UInt8], of shard: ReplayShard?) -> [UInt8] {
        let comment = shard.map { "\($0.comment)\n" } ?? ""
        return Array("<!doctype html>\n\(comment)\(beginning)".utf8) + escaped(records) + Array(end.utf8)
    }

    /// Returns the JSON with each `<` escaped, so that the JSON can't end the enclosing HTML element.
    private static func escaped(_ json: [UInt8]) -> [UInt8] {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(json.count)
        for byte in json {
            if byte == UInt8(ascii: "<") { escaped += Array(#"\u003c"#.utf8) } else { escaped.append(byte) }
        }
        return escaped
    }

    private static let style = text(PackageResources.page_css)
    private static let program = text(PackageResources.page_js)

    /// Returns the text of an embedded file without its last line break.
    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes.dropLast(), as: UTF8.self) }

    private static let beginning = """
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy"
          content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <title>Replay</title>
        <style>
        \(style)
        </style>
        </head>
        <body>
        <header>
        <h1 id="title">Replay</h1>
        <p id="total" role="status"></p>
        <div id="tools">
        <input id="search" type="search" placeholder="Search steps, dispatches, screens" aria-label="Search">
        <button id="failed" type="button" aria-pressed="false">Failed</button>
        <button id="theme" type="button" title="Light or dark (t)" aria-label="Light or dark">◐</button>
        </div>
        </header>
        <noscript><p>This page needs JavaScript to show the steps.</p></noscript>
        <main>
        <nav aria-label="Steps"><ol id="steps"></ol><p id="none" hidden>No matching steps.</p></nav>
        <div id="side"><article id="detail"></article></div>
        </main>
        <footer><kbd>↑</kbd> <kbd>↓</kbd> steps · <kbd>n</kbd> <kbd>p</kbd> failed steps ·
        <kbd>/</kbd> search · <kbd>u</kbd> unhandled dispatches · <kbd>t</kbd> light or dark</footer>
        <script type="application/json" id="replay">[

        """

    private static let end = """

        ]</script>
        <script>
        \(program)
        </script>
        </body>
        </html>

        """
}
