/** Styles of the reference: the shop's colours and typeface. */
import { shopTokens } from '../html/shopTokens.ts';

const rules = `
* { box-sizing: border-box; }
html { background: var(--snow); color: var(--ink); -webkit-text-size-adjust: 100%; scroll-padding-block-start: var(--space-5); }
body { margin: 0; font: 400 var(--text-m)/1.55 'Schibsted Grotesk Variable', 'Schibsted Grotesk', system-ui, sans-serif; }
h1, h2, h3, h4, p, ul, ol, pre, table { margin: 0; }
h1, h2, h3, h4 { text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: var(--heading-l); font-weight: var(--weight-heavy); letter-spacing: -0.035em; line-height: 1.02; }
h2 { font-size: var(--heading-s); font-weight: var(--weight-bold); letter-spacing: -0.02em; line-height: 1.15; margin-block: var(--space-8) var(--space-4); }
h3 { font-size: var(--text-l); font-weight: var(--weight-bold); }
h4 { font-size: var(--text-m); font-weight: var(--weight-bold); }
a { color: inherit; text-decoration-color: var(--hairline-strong); text-underline-offset: 0.2em; }
a:hover { text-decoration-color: currentcolor; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
main:focus { outline: none; }
code, pre { font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
code { font-size: 0.875em; overflow-wrap: anywhere; }
pre { background: var(--ink); color: var(--snow); font-size: var(--text-s); line-height: 1.6; padding: var(--space-4) var(--space-5); border-radius: var(--radius); overflow-x: auto; tab-size: 2; max-block-size: 36rem; }
pre:focus-visible { outline-offset: 3px; }
pre code { font-size: inherit; overflow-wrap: normal; }
.skip { position: absolute; inset-inline-start: var(--gutter); inset-block-start: -10rem; background: var(--ink); color: var(--snow); padding: var(--space-3) var(--space-4); z-index: 1; }
.skip:focus { inset-block-start: var(--space-2); }
.top { border-block-end: 1px solid var(--hairline); }
.bar, .top nav, main, footer { max-inline-size: 84rem; margin-inline: auto; padding-inline: var(--gutter); }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2) var(--space-6); padding-block: var(--space-3); }
.brand { display: inline-flex; align-items: center; gap: 0.35em; min-block-size: var(--touch); font-size: 1.375rem; font-weight: var(--weight-heavy); letter-spacing: -0.05em; text-decoration: none; }
.brand svg { inline-size: 0.94em; block-size: 0.86em; }
.brand .hot { fill: var(--copper); }
.brand span { font-size: var(--text-m); font-weight: 400; letter-spacing: 0; color: var(--stone); margin-inline-start: var(--space-1); }
.search { display: flex; flex: 0 1 30rem; align-items: center; gap: var(--space-2); }
.search label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
.search input { flex: 1; min-inline-size: 0; min-block-size: var(--touch); padding-inline: var(--space-3); border: 1px solid var(--hairline-strong); border-radius: var(--radius); background: var(--paper); color: inherit; font: inherit; }
.search input::placeholder { color: var(--stone); opacity: 1; }
button, .button { display: inline-flex; align-items: center; min-block-size: var(--touch); padding-inline: var(--space-4); border: 0; border-radius: var(--radius); background: var(--ink); color: var(--snow); font: inherit; font-weight: var(--weight-medium); text-decoration: none; cursor: pointer; }
button:hover, .button:hover { background: var(--copper-deep); }
.top nav ul, .kinds ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-5); list-style: none; padding: 0; }
.top nav a, .kinds a { display: inline-flex; align-items: center; gap: 0.4em; min-block-size: var(--touch); font-weight: var(--weight-medium); text-decoration: none; }
.top nav a { white-space: nowrap; border-block-end: 3px solid transparent; border-block-start: 3px solid transparent; }
.top nav a:hover, .kinds a:hover { text-decoration: underline; }
.top nav a[aria-current] { border-block-end-color: var(--copper); }
main { padding-block: var(--space-7) var(--space-8); }
footer { padding-block: var(--space-6) var(--space-7); color: var(--stone); font-size: var(--text-s); }
.path { color: var(--stone); font-size: var(--text-s); margin-block-end: var(--space-3); }
.path a { display: inline-block; padding-block: var(--space-1); }
.lead { max-inline-size: var(--measure); margin-block-start: var(--space-4); font-size: var(--text-l); text-wrap: pretty; }
.lead p + p { margin-block-start: var(--space-3); }
.facts { margin-block-start: var(--space-4); max-inline-size: var(--measure); }
.badges { display: flex; flex-wrap: wrap; gap: var(--space-2); margin-block-start: var(--space-3); }
.badge { font-size: var(--text-xs); font-weight: var(--weight-medium); line-height: 1.4; padding: var(--space-1) var(--space-2); border-radius: var(--radius); background: var(--ground); text-decoration: none; }
.badge.open { background: var(--patina-pale); color: #1f4a41; }
.badge.closed { background: var(--copper-pale); color: #6f2c10; }
a.badge:hover { text-decoration: underline; }
.kinds { margin-block-start: var(--space-6); border-block: 1px solid var(--hairline); }
.members { border-block-start: 1px solid var(--hairline); }
.member { display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); gap: var(--space-2) var(--space-7); padding-block: var(--space-4); border-block-end: 1px solid var(--hairline); }
.member:target { box-shadow: -0.5rem 0 0 var(--snow), -0.75rem 0 0 var(--copper); }
.member h2 { margin: 0; font-size: var(--text-l); letter-spacing: 0; }
.member > div > p, .member > div > ul { max-inline-size: var(--measure); text-wrap: pretty; }
.member > div > p + p { margin-block-start: var(--space-2); }
.signature > code { display: block; margin-block-start: var(--space-1); }
.arguments { margin-block-start: var(--space-3); }
.arguments .member { grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); gap: var(--space-1) var(--space-5); padding-block: var(--space-3); border-block: 1px solid var(--hairline); border-block-end: 0; }
.quiet { color: var(--stone); font-size: var(--text-s); font-weight: 400; }
.names { columns: 4 14rem; column-gap: var(--space-6); list-style: none; padding: 0; }
.names a { display: inline-block; padding-block: var(--space-1); overflow-wrap: anywhere; }
.links { list-style: none; padding: 0; border-block-start: 1px solid var(--hairline); margin-block-start: var(--space-5); max-inline-size: 48rem; }
.links a { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 var(--space-4); min-block-size: var(--touch); border-block-end: 1px solid var(--hairline); text-decoration: none; font-weight: var(--weight-medium); }
.links a:hover { text-decoration: underline; }
.deprecated { background: var(--copper-pale); color: #6f2c10; border-radius: var(--radius); padding: var(--space-3) var(--space-4); margin-block: var(--space-2); }
.deprecated p { display: inline; }
.with-contents { display: grid; grid-template-columns: minmax(0, 1fr) 14rem; gap: var(--space-8); }
.with-contents > .document { order: -1; }
.contents { position: sticky; inset-block-start: var(--space-5); align-self: start; font-size: var(--text-s); }
.contents ul { list-style: none; padding: 0; border-inline-start: 1px solid var(--hairline); }
.contents a { display: block; padding: var(--space-1) var(--space-4); text-decoration: none; }
.contents a:hover { text-decoration: underline; }
.document { max-inline-size: 52rem; min-inline-size: 0; }
.document > p, .document > ul, .document > ol { max-inline-size: var(--measure); text-wrap: pretty; }
.document > * + * { margin-block-start: var(--space-4); }
.document > h2 { margin-block-start: var(--space-8); }
.document > h3 { margin-block-start: var(--space-6); }
.document li + li { margin-block-start: var(--space-1); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; font-size: var(--text-s); }
th { color: var(--stone); font-weight: var(--weight-medium); text-align: start; }
th, td { border-block-end: 1px solid var(--hairline); padding: var(--space-2) var(--space-4) var(--space-2) 0; vertical-align: baseline; min-inline-size: 6rem; }
td code { overflow-wrap: normal; }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.example { margin-block: var(--space-5); scroll-margin-block-start: var(--space-5); }
.example h3 { margin-block-end: var(--space-3); }
.example .label { font-size: var(--text-s); font-weight: var(--weight-medium); margin-block: var(--space-3) var(--space-1); }
.run { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-4); margin-block: var(--space-3); color: var(--stone); font-size: var(--text-s); }
.run .button { font-size: var(--text-m); }
details > summary { min-block-size: var(--touch); display: list-item; align-content: center; cursor: pointer; font-weight: var(--weight-medium); }
details pre { background: var(--ground); color: var(--ink); }
.note { background: var(--ground); padding: var(--space-3) var(--space-4); border-radius: var(--radius); }
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (width < 1024px) {
  .with-contents { grid-template-columns: minmax(0, 1fr); gap: var(--space-6); }
  .with-contents > .document { order: 0; }
  .contents { position: static; columns: 2 12rem; }
  .contents a { padding-block: var(--space-2); }
}
@media (width < 769px) {
  .member, .arguments .member { grid-template-columns: minmax(0, 1fr); }
  .search { flex: 1 1 100%; }
  .top nav ul { flex-wrap: nowrap; overflow-x: auto; margin-inline: calc(-1 * var(--gutter)); padding-inline: var(--gutter); }
  pre { padding: var(--space-3) var(--space-4); }
}
@media print {
  .top nav, .search, .run { display: none; }
}
`;

export function referenceStyles(): string {
  return `:root {\n  ${shopTokens}\n}${rules}`;
}
