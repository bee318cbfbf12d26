/** English headings are in sentence case (decision 0121), apart from names and what the specification words itself. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { everyArea } from '../../../client/wording/testEveryArea.ts';
import { english } from '../../graph/content/wording/words.ts';

const names = new Set(
  'America Pacific Hokkaido Colorado Kettle Gulch Mount Harrow Otonashi Skarvheim Col Grelon Arbizal Notch Hill Bell Meadow Thursday Saturdays'.split(
    ' ',
  ),
);
/** Worded by the specification (platform.md 2). */
const given =
  /^(Page Not Found|Product Not Available|Related Products|Shop Now|Learn More|Oops! Something Broke)\b/;

/** Words inside a text that begin with a capital: no names, no abbreviations, not the first of a sentence. */
function capitals(text: string): string[] {
  if (given.test(text)) return [];
  return text.split(/[.?!:|–]\s+/).flatMap((sentence) =>
    sentence
      .split(/[\s–-]+/)
      .slice(1)
      .map((word) => word.replaceAll(/[^\p{L}’]/gu, ''))
      .filter((word) => /^\p{Lu}/u.test(word) && !/^\p{Lu}+$/u.test(word) && !names.has(word)),
  );
}

const data = new URL('../../sandbox/data/', import.meta.url);
const headingKeys = new Set(['title', 'heading', 'header', 'heroHeading', 'question', 'goneHeader']);

function headings(value: unknown, key = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => headings(inner, name));
  if (typeof value !== 'string') return [];
  const marked = [...value.matchAll(/<h[1-6]>(.*?)<\/h[1-6]>/g)].map(([, text = '']) => text);
  return headingKeys.has(key) && !value.startsWith('<') ? [value, ...marked] : marked;
}

test.each([
  ['Shop All Skis', ['All', 'Skis']],
  ['Women’s Sizes', ['Sizes']],
  ['A day at Bell Meadow', []],
  ['Choose a size. Then a color', []],
  ['Share a URL', []],
  ['Page Not Found | Skarn', []],
])('%s', (text, found) => {
  expect(capitals(text)).toEqual(found);
});

test('texts of the interface', () => {
  // Whole sentences name people and places: only short texts are headings, labels and buttons.
  const short = Object.values({ ...everyArea, ...english }).filter((text) => !/[.?!]$/.test(text));
  expect(short.length).toBeGreaterThan(300);
  expect(short.filter((text) => capitals(text).length > 0)).toEqual([]);
});

test.each(['blog', 'categories', 'circus', 'pages', 'support'])('headings of %s', (folder) => {
  const texts = headings(JSON.parse(readFileSync(new URL(`${folder}/en-us.json`, data), 'utf8')));
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.filter((text) => capitals(text).length > 0)).toEqual([]);
});
