/** The report's style sheet. It holds no text of a document. */
export const style = `
:root { color-scheme: light; --line: #d5d9e0; font: 14px/1.4 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template: auto 1fr / minmax(0, 1fr) minmax(340px, 460px); height: 100vh; color: #1c2430; background: #eef0f4; }
header { grid-column: 1 / -1; padding: 6px 12px; background: #fff; border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; }
h1 { font-size: 16px; margin: 0 12px 0 0; } h2 { font-size: 15px; margin: 16px 0 6px; } h3 { font-size: 13px; margin: 10px 0 2px; color: #46536a; }
main, aside { overflow: auto; padding: 12px; } aside { background: #fff; border-left: 1px solid var(--line); }
fieldset { border: 0; margin: 0; padding: 0; display: contents; } label { white-space: nowrap; }
label:has(input)::after { content: ''; display: inline-block; width: 9px; height: 9px; margin-left: 3px; background: var(--of, transparent); }
label:has(#show-lines) { --of: #2a6fdb; } label:has(#show-segments) { --of: #0a9; } label:has(#show-rules) { --of: #e0218a; } label:has(#show-blocks) { --of: #8a4fd3; } label:has(#show-labels) { --of: #e0b93a; } label:has(#show-columns) { --of: #2a6fdb; } label:has(#show-header) { --of: #a9c5f1; } label:has(#show-rows) { --of: #a3dbb0; } label:has(#show-values) { --of: #14803c; } label:has(#show-candidates) { --of: #b00; } label:has(#show-doubts) { --of: #e07b00; }
.status { font-weight: 600; padding: 0 6px; border-radius: 4px; background: #d9f2e0; } .status.ATTENTION { background: #ffe3c2; }
figure { margin: 0 auto 16px; max-width: 1100px; } figcaption { font-weight: 600; padding: 2px 0; }
svg { display: block; width: 100%; height: auto; box-shadow: 0 1px 4px #0003; } .paper { fill: #fff; }
svg rect { fill: none; } .layer rect { pointer-events: all; }
.layer.text { display: none; } .text text { fill: #111; font-family: system-ui, sans-serif; } .text .unsure { fill: #c22; }
.name { font: 5px system-ui, sans-serif; fill: #333; pointer-events: none; }
.rules rect { stroke: #e0218a; stroke-width: .8; } .words rect { stroke: #999; stroke-width: .3; } .lines rect { stroke: #2a6fdb; stroke-width: .4; }
.segments rect { stroke: #0a9; stroke-width: .5; } .blocks rect { stroke: #8a4fd3; stroke-width: .8; fill: #8a4fd31a; } .blocks .name { fill: #8a4fd3; }
.labels rect { stroke: #b58900; stroke-width: .5; fill: #ffd54f40; } .labels .of-label { stroke-dasharray: 2 1; fill: none; }
.columns rect { stroke: #2a6fdb; stroke-width: .6; stroke-dasharray: 4 2; pointer-events: none; } .columns .name { fill: #2a6fdb; } .layer.header rect { stroke: #2a6fdb; fill: #2a6fdb26; stroke-width: .6; }
.values rect { stroke: #14803c; stroke-width: .9; fill: #14803c14; } .candidates rect { stroke: #b00; stroke-width: .7; stroke-dasharray: 2 1.5; } .doubts rect { stroke: #e07b00; stroke-width: 1.2; }
rect.header, .kind.header { fill: #2a6fdb33; background: #cfdff8; } rect.row, .kind.row { fill: #2ea04340; background: #c9ecd2; } rect.above, .kind.above { fill: #00b8d440; background: #c4eff6; }
rect.below, .kind.below { fill: #7cb34240; background: #dfeecb; } rect.remark, .kind.remark { fill: #c0ca3340; background: #f0f3c9; } rect.sum, .kind.sum { fill: #8a4fd333; background: #e3d5f6; }
rect.between, .kind.between { fill: #90a4ae40; background: #dde4e8; } rect.noise, .kind.noise, .kind.after { fill: #9e9e9e33; background: #e6e6e6; } rect.unexplained, .kind.unexplained { fill: #e5393555; background: #f8c9c7; }
.kind { color: inherit; text-decoration: none; padding: 0 4px; border-radius: 3px; font-size: 12px; } .column { display: inline-block; margin-right: 6px; font-size: 12px; }
ul, ol { margin: 2px 0; padding-left: 18px; } .fields, .lines { list-style: none; padding: 0; } .fields > li { padding: 4px 6px; border-left: 3px solid #14803c66; margin: 3px 0; }
.fields > .missing { border-color: var(--line); color: #6b7688; } .fields > .doubted { border-color: #e07b00; } .fields p, .lines li { margin: 1px 0; overflow-wrap: anywhere; } b { overflow-wrap: anywhere; white-space: pre-wrap; }
.because { color: #46536a; } .doubt { background: #fff1e0; padding: 2px 6px; overflow-wrap: anywhere; } meter { width: 60px; height: 10px; } summary { cursor: pointer; color: #46536a; } .contested > summary { color: #b00; }
a:focus-visible, summary:focus-visible, input:focus-visible { outline: 2px solid #2a6fdb; } :target, .lit { background: #fff6c2; } a:target rect, .lit rect, rect:target, rect.lit { stroke: #d00000; stroke-width: 2.5; fill: #ffeb3b66; }
@media (max-width: 900px) { body { display: block; height: auto; } }
`;
