/** Styles and `sizes` attributes change exactly at the breakpoints (platform.md 9). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpoints, breakpointState } from './breakpoint.rules.ts';

interface Query {
  /** `media`: of a style sheet · `script`: such as a `sizes` attribute, read before any style · `container`: a query. */
  readonly of: 'media' | 'script' | 'container';
  /** The bound as written, such as `min-width: 769px`. */
  readonly bound: string;
}

const number = String.raw`([\d.]+)(px|rem|em)`;
const bounds = new RegExp(
  [
    String.raw`\((min|max)-(?:width|inline-size):\s*${number}\)`,
    String.raw`\((?:width|inline-size)\s*(<=|>=|<|>)\s*${number}\)`,
  ].join('|'),
  'g',
);

function queriesOf(text: string): Query[] {
  return text.split('\n').flatMap((line) =>
    [...line.matchAll(bounds)].map(([bound]) => ({
      of: /^\s*@container/.test(line) ? 'container' : /^\s*@media/.test(line) ? 'media' : 'script',
      bound: bound.slice(1, -1),
    })),
  );
}

/** First whole pixel of the wider side, where text is 16 px; null where the unit is not `unit`. */
function edgeOf(bound: string, wanted: string): number | null {
  const [, value = '', unit] = /([\d.]+)(px|rem|em)$/.exec(bound) ?? [];
  if (unit !== wanted) return null;
  const pixels = unit === 'px' ? Number(value) : Number(value) * 16;
  return /^min|>=|<\s/.test(bound) || /<(?!=)/.test(bound) ? pixels : pixels + 1;
}

/** Narrower than any phone, as with text of twice the size: no state begins there, and styles alone change. */
const narrowest = 'max-width: 22em';

/** The problem with a query; null when it matches the breakpoints. */
function fault({ of, bound }: Query): string | null {
  if (of === 'media' && bound === narrowest) return null;
  const edge = edgeOf(bound, of === 'media' ? 'em' : 'px');
  if (edge === null) {
    if (of === 'media') return 'styles measure the window in em, which follows the text';
    if (of === 'script') return 'pictures are measured in pixels';
    // Container widths are in em-based units; 48rem would be the last pixel of a phone.
    const pixels = Number.parseFloat(/[\d.]+/.exec(bound)?.[0] ?? '') * 16;
    return Object.values(breakpoints).includes((pixels + 1) as never) ? 'one pixel beside the scale' : null;
  }
  return breakpointState(edge).width === edge ? null : 'not on the scale';
}

const files = [
  'client/**/*.css',
  'client/**/*.{ts,tsx}',
  'gateway/edge/watch/**/*.ts',
  'gateway/graph/content/**/*.ts',
]
  .flatMap((pattern) => globSync(pattern))
  .filter((path) => !path.includes('__generated__') && !/\.test\.tsx?$|\/test[A-Z]\w*\.tsx?$/.test(path));

test('every width query matches the breakpoints', () => {
  const found = files.flatMap((path) =>
    queriesOf(readFileSync(path, 'utf8')).map((query) => ({ path, ...query, fault: fault(query) })),
  );
  // Guards against scanning the wrong folder.
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter((query) => query.fault !== null)).toEqual([]);
});

test.each([
  ['@media (min-width: 48.0625em) {', null],
  ['@media (max-width: 48em) {', null],
  ['@media (width < 64em) {', null],
  ['@media (width <= 63.9375em) {', null],
  ['@media (min-width: 48em) {', 'not on the scale'],
  ['@media (max-width: 47.9375em) {', 'not on the scale'],
  ['@media (width <= 64em) {', 'not on the scale'],
  ['@media (width < 63.9375em) {', 'not on the scale'],
  ['@media (min-width: 1024px) {', 'styles measure the window in em, which follows the text'],
  ['@media (min-width: 40rem) {', 'styles measure the window in em, which follows the text'],
  ["window.matchMedia('(max-width: 600px)')", 'not on the scale'],
  ['sizes="(min-width: 60rem) 25vw, 50vw"', 'pictures are measured in pixels'],
  ['@container grid (min-width: 44rem) {', null],
  ['@container (min-width: 769px) {', null],
  ['@container (min-width: 768px) {', 'not on the scale'],
  ['@container (min-width: 48rem) {', 'one pixel beside the scale'],
])('%s: %s', (line, expected) => {
  expect(queriesOf(line).map(fault)).toEqual([expected]);
});
