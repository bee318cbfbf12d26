/** Styles of the status page: the shop's colours and typeface. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shopTokens } from '../../html/shopTokens.ts';

const rules = `
* { box-sizing: border-box; margin: 0; }
body { background: var(--snow); color: var(--ink); font: 400 var(--text-m)/1.5 'Schibsted Grotesk', system-ui, sans-serif;
  padding: var(--space-6) var(--gutter) var(--space-8); -webkit-text-size-adjust: 100%; }
main, header, footer { max-inline-size: 84rem; margin-inline: auto; }
h1 { font-size: var(--heading-l); font-weight: var(--weight-heavy); letter-spacing: -0.035em; line-height: 1; }
h2 { font-size: var(--heading-s); font-weight: var(--weight-bold); letter-spacing: -0.02em; line-height: 1.1;
  margin-block: var(--space-8) var(--space-4); }
h3 { font-size: var(--text-l); font-weight: var(--weight-bold); }
a { color: inherit; text-underline-offset: 0.2em; }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.top { display: flex; flex-wrap: wrap; align-items: end; gap: var(--space-4) var(--space-7); }
.brand { flex: 1 1 100%; font-weight: var(--weight-heavy); font-size: var(--text-l); letter-spacing: -0.02em; }
.brand span { color: var(--stone); font-weight: 400; }
.lead { flex: 1 1 18rem; color: var(--stone); }
.links { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); }
.links a { display: inline-flex; align-items: center; min-block-size: var(--touch); font-weight: var(--weight-medium); }
.ill { color: var(--copper); }
.facts { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: var(--space-5) var(--space-4); padding-block: var(--space-4);
  border-block: 1px solid var(--hairline); margin-block-start: var(--space-6); }
.facts dt { color: var(--stone); font-size: var(--text-s); }
.facts dd { font-size: var(--heading-s); font-weight: var(--weight-bold); letter-spacing: -0.02em; line-height: 1.2; overflow-wrap: anywhere; }
.facts dd small { color: var(--stone); display: block; font-size: var(--text-xs); font-weight: 400; letter-spacing: 0; line-height: 1.4; }
.sources { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 0.625rem; list-style: none; padding: 0; }
.source { background: var(--paper); border-radius: var(--radius); padding: var(--space-4); display: grid; gap: var(--space-3); align-content: start; }
.source header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: var(--space-3); margin: 0; }
.pill { border-radius: var(--radius); font-size: var(--text-xs); font-weight: var(--weight-medium); padding: 0.125rem var(--space-2); white-space: nowrap; }
.pill.ok { background: var(--patina-pale); color: var(--patina); }
.pill.degraded { background: var(--copper-pale); color: #8a3815; }
.times { display: grid; grid-template-columns: repeat(4, auto); justify-content: space-between; gap: var(--space-2); }
.times dt { color: var(--stone); font-size: var(--text-xs); }
.times dd { font-weight: var(--weight-medium); }
.bar { display: block; inline-size: 100%; block-size: 0.5rem; border-radius: var(--radius); background: var(--ground); }
.network { fill: var(--ink); background: var(--ink); } .shared { fill: var(--hairline-strong); background: var(--hairline-strong); }
.fresh { fill: var(--patina); background: var(--patina); } .ageing { fill: #7fa79b; background: #7fa79b; } .stale { fill: #d98d5f; background: #d98d5f; } .refused { fill: #8b8f8c; background: #8b8f8c; } .failed { fill: var(--copper); background: var(--copper); }
.quiet { color: var(--stone); font-size: var(--text-s); }
.key { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-5); list-style: none; padding: 0; margin-block-end: var(--space-4);
  color: var(--stone); font-size: var(--text-s); }
.key i { display: inline-block; inline-size: 0.625rem; block-size: 0.625rem; border-radius: var(--radius); margin-inline-end: var(--space-2); }
.circuits { list-style: none; padding: 0; font-size: var(--text-s); color: var(--copper); overflow-wrap: anywhere; }
table { border-collapse: collapse; inline-size: 100%; }
th { color: var(--stone); font-size: var(--text-s); font-weight: 400; text-align: start; }
th, td { border-block-end: 1px solid var(--hairline); padding: var(--space-2) var(--space-4) var(--space-2) 0; vertical-align: baseline; }
td { overflow-wrap: anywhere; }
td.number, th.number { text-align: end; white-space: nowrap; padding-inline-end: 0; }
.settings { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); column-gap: var(--space-7); }
.settings div { display: flex; justify-content: space-between; gap: var(--space-4); border-block-end: 1px solid var(--hairline); padding-block: var(--space-2); }
.settings dt { color: var(--stone); } .settings dd { text-align: end; overflow-wrap: anywhere; }
footer { margin-block-start: var(--space-8); color: var(--stone); font-size: var(--text-s); }
@media (width < 1200px) {
  .facts { grid-template-columns: repeat(3, minmax(0, 1fr)); }
}
@media (width < 769px) {
  .facts { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .rows thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .rows tr { display: grid; grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr)); gap: 0 var(--space-3); border-block-end: 1px solid var(--hairline); padding-block: var(--space-3); }
  .rows td { border: 0; padding: 0; }
  .rows td.number { text-align: start; white-space: normal; }
  .rows td:first-child, .rows td.whole { grid-column: 1 / -1; }
  .rows td:first-child { font-weight: var(--weight-medium); }
  .rows td[data-label]::before { content: attr(data-label); display: block; color: var(--stone); font-size: var(--text-xs); }
}
@media (prefers-color-scheme: dark) { :root { color-scheme: only light; } }
`;

const fontFile = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';

/** With the typeface inlined, as the page makes no requests. */
export function statusStyles(): string {
  return `${fontFace()}:root {\n  ${shopTokens}\n}${rules}`;
}

/** Empty when the package is missing: the page then uses system fonts. */
function fontFace(): string {
  try {
    const font = readFileSync(createRequire(import.meta.url).resolve(fontFile)).toString('base64');
    return `@font-face { font-family: 'Schibsted Grotesk'; font-weight: 400 900; src: url(data:font/woff2;base64,${font}) format('woff2'); }\n`;
  } catch {
    return '';
  }
}
