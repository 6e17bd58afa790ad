/// A variant of a symbol, determined by the suffix of its name. Longer suffixes are matched first.
enum SymbolVariant: String, CaseIterable, Sendable {
    case circleFill = ".circle.fill"
    case squareFill = ".square.fill"
    case circle = ".circle"
    case square = ".square"
    case fill = ".fill"
}

extension SymbolDrawing {
    /// The plain drawing, or `nil` if the symbol exists only in circles and squares.
    var shape: SymbolShape? {
        places.contains(.alone) ? SymbolShape(stroking: outline + details + lines, filling: areas) : nil
    }

    /// Returns a variant of the drawing, or `nil` if the variant doesn't exist.
    func shape(of variant: SymbolVariant) -> SymbolShape? {
        switch variant {
        case .fill:
            outline.isEmpty ? nil : SymbolShape(stroking: outline + lines, filling: outline + areas + cutout)
        case .circle: enclosed(in: "M2.7 12a9.3 9.3 0 1 1 18.6 0 9.3 9.3 0 1 1-18.6 0z")
        case .circleFill: cut(outOf: "M1.9 12a10.1 10.1 0 1 1 20.2 0 10.1 10.1 0 1 1-20.2 0z")
        case .square:
            enclosed(in: "M5.2 3.2h13.6a2 2 0 0 1 2 2v13.6a2 2 0 0 1-2 2H5.2a2 2 0 0 1-2-2V5.2a2 2 0 0 1 2-2z")
        case .squareFill:
            cut(
                outOf: """
                    M5.2 2.4h13.6a2.8 2.8 0 0 1 2.8 2.8v13.6a2.8 2.8 0 0 1-2.8 2.8H5.2a2.8 2.8 0 0 1-2.8-2.8V5.2\
                    a2.8 2.8 0 0 1 2.8-2.8z
                    """)
        }
    }

    /// Returns the drawing inside a stroked frame. If the drawing has an outline, the whole drawing is filled.
    /// Otherwise, its lines are stroked and its areas are filled.
    private func enclosed(in frame: String) -> SymbolShape? {
        guard let stamp = framed else { return nil }
        return outline.isEmpty
            ? SymbolShape(stroking: frame + small(lines), filling: small(areas))
            : SymbolShape(stroking: frame, filling: stamp)
    }

    /// Returns a filled frame with the drawing as a hole.
    private func cut(outOf frame: String) -> SymbolShape? {
        framed.map { SymbolShape(stroking: "", filling: frame + $0) }
    }

    /// The whole drawing as areas, scaled to fit into a frame, or `nil` if the drawing can't be drawn with areas only,
    /// or doesn't exist in a frame.
    private var framed: String? {
        guard places.contains(.frame) else { return nil }
        if !stamp.isEmpty { return stamp }
        return outline.isEmpty || !lines.isEmpty ? nil : small(outline + areas + cutout)
    }

    /// Returns path data scaled to fit into a frame.
    private func small(_ data: String) -> String { SymbolPath(data).scaled(0.6, 0.6).data }
}

extension SymbolShape {
    fileprivate init(stroking lines: String, filling areas: String) {
        self.init(lines: lines.isEmpty ? nil : lines, areas: areas.isEmpty ? nil : areas)
    }
}
