extension Page {
    /// The page's CSS: light and dark mode, wide and narrow windows, and print.
    static let style = """
        :root {
          color-scheme: light dark;
          --paper: light-dark(#fff, #16181c); --back: light-dark(#f3f4f6, #0e1013);
          --ink: light-dark(#1b1e23, #e6e8eb); --soft: light-dark(#5b6470, #9aa3af);
          --rule: light-dark(#d9dde3, #2c3138); --chosen: light-dark(#dfeaff, #1d3357);
          --accent: light-dark(#0b57d0, #8ab4f8); --good: light-dark(#146c2e, #6dd58c);
          --bad: light-dark(#b3261e, #f2b8b5); --badback: light-dark(#fdecea, #3c1816);
          --came: light-dark(#d7f5de, #12391f); --gone: light-dark(#fde0dd, #45201d);
          --changed: light-dark(#fff1c9, #3d3211); --marked: light-dark(#ffd561, #7a6112);
          --outline: light-dark(#c2410c, #fb923c);
          --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        :root[data-theme=light] { color-scheme: light; }
        :root[data-theme=dark] { color-scheme: dark; }
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        html, body { height: 100%; margin: 0; }
        body {
          display: flex; flex-direction: column; background: var(--back); color: var(--ink);
          font: 14px/1.45 system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif;
        }
        header {
          display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; padding: 10px 16px;
          background: var(--paper); border-bottom: 1px solid var(--rule);
        }
        h1 { font-size: 16px; margin: 0; overflow-wrap: anywhere; }
        #total { margin: 0; color: var(--soft); }
        #total b { color: var(--good); } #total b.bad { color: var(--bad); }
        #tools { display: flex; gap: 8px; margin-left: auto; flex: 0 1 460px; }
        #search { flex: 1; min-width: 0; }
        input, #tools button, .tabs button {
          font: inherit; color: inherit; background: var(--back); border: 1px solid var(--rule); border-radius: 6px;
          padding: 5px 10px;
        }
        #tools button[aria-pressed=true] { background: var(--badback); border-color: var(--bad); }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
        main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(260px, 30%) 1fr; }
        nav { overflow: auto; background: var(--paper); border-right: 1px solid var(--rule); }
        #side { overflow: auto; padding: 16px; }
        ol { margin: 0; padding: 0; }
        /* Items of a list would all be numbered again for each hidden one. */
        li { display: block; }
        #none { padding: 16px; color: var(--soft); }
        .script {
          position: sticky; top: 0; z-index: 1; padding: 6px 12px; background: var(--back); font-weight: 600;
          border-bottom: 1px solid var(--rule); overflow-wrap: anywhere;
        }
        .script small, .gap { font-weight: 400; color: var(--soft); }
        .gap { padding: 4px 12px 4px 52px; }
        .row { content-visibility: auto; contain-intrinsic-size: auto 29px; scroll-margin-top: 36px; }
        .row > button {
          display: grid; grid-template-columns: 34px 16px 1fr auto auto; gap: 6px; width: 100%; padding: 4px 12px 4px 6px;
          border: 0; border-left: 3px solid transparent; background: none; color: inherit; text-align: left; cursor: pointer;
          font: 13px/1.5 var(--mono);
        }
        .row > button:hover { background: var(--back); }
        .row > button[aria-current=true] { background: var(--chosen); border-left-color: var(--accent); }
        .number, .count { color: var(--soft); text-align: right; font-variant-numeric: tabular-nums; }
        .time { color: var(--soft); font-size: 11px; text-align: right; white-space: nowrap; } .count { grid-column: 5; }
        .mark { color: var(--good); } .bad .mark, .bad .words { color: var(--bad); }
        .words { overflow-wrap: anywhere; unicode-bidi: isolate; white-space: pre-wrap; }
        .file { display: block; color: var(--soft); font-weight: 600; }
        h2 { font: 600 16px/1.4 var(--mono); margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: isolate; }
        h3 { font-size: 13px; margin: 0 0 6px; color: var(--soft); font-weight: 600; }
        .place { margin: 2px 0 12px; color: var(--soft); overflow-wrap: anywhere; }
        .failure {
          margin: 0 0 14px; padding: 8px 12px; background: var(--badback); border-left: 4px solid var(--bad);
          border-radius: 4px; overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: isolate;
        }
        .known { margin: 0 0 14px; color: var(--soft); overflow-wrap: anywhere; white-space: pre-wrap; unicode-bidi: isolate; }
        .screens { display: flex; flex-wrap: wrap; gap: 16px; margin-bottom: 18px; }
        .screens section { flex: 1 1 380px; max-width: 600px; min-width: 0; container-type: inline-size; }
        .pictures { display: flex; flex-wrap: wrap; gap: 20px; margin-bottom: 18px; }
        .pictures section { flex: 0 1 300px; min-width: 0; }
        .picture { position: relative; border-radius: 22px; overflow: hidden; box-shadow: 0 0 0 1px var(--rule); }
        .picture img, .picture svg { position: absolute; inset: 0; width: 100%; height: 100%; }
        .spot { fill: #8e8e93; fill-opacity: .45; stroke: #fff; stroke-width: 2; }
        .way { fill: none; stroke: #8e8e93; stroke-opacity: .35; stroke-width: 32; stroke-linecap: round; }
        .picture img { background: var(--paper); }
        .picture i {
          position: absolute; margin: -2px; border: 2px solid var(--outline); border-radius: 6px; pointer-events: none;
        }
        .picture .edge { position: absolute; inset-block: 0; width: 2px; margin-left: -1px; background: var(--outline); }
        .pictures input { width: 100%; padding: 0; margin-top: 8px; accent-color: var(--outline); }
        .faults { margin: 0 0 14px; padding-left: 20px; } .faults li { display: list-item; }
        .tabs { display: flex; gap: 6px; margin: 0 0 12px; }
        .tabs button[aria-pressed=true] { background: var(--chosen); border-color: var(--accent); }
        .screen {
          margin: 0; padding: 6px 0; background: var(--paper); border: 1px solid var(--rule); border-radius: 8px;
          font-family: var(--mono); font-size: clamp(5px, calc((100cqw - 2px) / 42.5), 14px); line-height: 1.17; overflow: hidden;
        }
        .screen span {
          display: block; direction: ltr; unicode-bidi: isolate; white-space: pre; padding-left: 1.6em;
          position: relative;
        }
        .screen span::before { position: absolute; left: .4em; font-weight: 700; }
        .came { background: var(--came); } .came::before { content: "+"; color: var(--good); }
        .gone { background: var(--gone); } .gone::before { content: "−"; color: var(--bad); }
        .changed { background: var(--changed); } .changed::before { content: "~"; }
        .screen .meant { background: var(--badback); color: var(--bad); font-weight: 700; }
        .screen .meant::before { content: "✗"; color: var(--bad); }
        mark { background: var(--marked); color: inherit; border-radius: 2px; }
        .none { color: var(--soft); }
        .dispatches { border-collapse: collapse; width: 100%; max-width: 1216px; background: var(--paper); }
        .dispatches th, .dispatches td {
          padding: 4px 10px; border: 1px solid var(--rule); text-align: left; vertical-align: top; overflow-wrap: anywhere;
        }
        .dispatches th { font-size: 12px; color: var(--soft); font-weight: 600; }
        .dispatches td:first-child { font: 13px/1.5 var(--mono); unicode-bidi: isolate; }
        .dispatches th, .dispatches td:nth-child(2) { white-space: nowrap; }
        .dispatches .unhandled { color: var(--soft); }
        .dispatches .stopped { color: var(--bad); }
        .toggle { display: inline-flex; gap: 6px; align-items: center; margin: 0 0 6px; color: var(--soft); }
        footer { padding: 5px 16px; background: var(--paper); border-top: 1px solid var(--rule); color: var(--soft); }
        footer, kbd { font-size: 12px; }
        kbd { border: 1px solid var(--rule); border-radius: 4px; padding: 0 4px; background: var(--back); }
        @media (pointer: coarse) { footer { display: none; } .row > button { padding-block: 9px; } }
        @media (max-width: 760px) {
          html, body { height: auto; }
          footer { display: none; }
          main { display: block; }
          nav { border: 0; overflow: visible; }
          header { padding: 10px 12px; }
          #tools { flex: 1 1 100%; }
          input, #tools button { font-size: 16px; }
          .row > button { padding-block: 9px; }
          .row:has(article) { content-visibility: visible; }
          article { padding: 10px 6px; background: var(--back); border-block: 1px solid var(--rule); }
          article h2 { display: none; }
          #side { padding: 0; overflow: visible; }
          .screens section { flex-basis: 100%; }
          .dispatches .cell { display: none; }
        }
        #paper { display: none; }
        @media print {
          :root, :root[data-theme] { color-scheme: light; }
          html, body { height: auto; background: #fff; }
          body > header, body > footer, body > main { display: none; }
          #paper { display: block; padding: 0; }
          #paper ol > li { margin: 3px 0; }
          #paper .line { font: 11px/1.5 var(--mono); overflow-wrap: anywhere; }
          #paper .sent { padding-left: 6em; color: #444; }
          #paper .screens, #paper .failure { break-inside: avoid; margin: 6px 0 12px; }
          #paper .screens section { flex: 1 1 45%; max-width: 50%; }
          #paper .screen { font-size: 7.5px; }
          .screen, mark, .failure { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        }
        """
}
