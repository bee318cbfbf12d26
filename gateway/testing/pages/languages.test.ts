/**
 * No part of a page is in another language than it says, on every kind of page, and none falls back to English: the brand
 * has its texts in every language.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everyArea } from '../../../client/wording/testEveryArea.ts';
import { english as gatewayTexts } from '../../graph/content/wording/words.ts';
import { translations } from '../../sandbox/delivery/seed/displayTexts.ts';
import { openSite, type Site } from '../shop/site.ts';
import { unmarkedEnglish } from './foreignTexts.rules.ts';
import { readPage } from './readPage.ts';

const pages = [
  '/',
  '/c/skis',
  '/c/accessories/protection',
  '/p/lodestar-98',
  '/p/kibble-28',
  '/blog',
  '/blog/p/four-hundred-tonnes',
  '/support',
  '/support/shipping',
  '/support/returns',
  '/support/skins',
  '/traveling-circus',
  '/traveling-circus/2026-27',
  '/team',
  '/team/dell-okafor',
  '/l/the-press',
  '/about',
  '/care',
  '/privacy',
  '/terms',
  '/stores',
  '/compare?skis=lodestar-98,ropeway-94',
  '/search?q=ski',
  '/search?q=bus&type=stories',
  '/cart',
  '/account/sign-in',
  '/order-status',
  '/country',
  '/nothing-here',
];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** What no language translates. */
const names = new Set(['Ragna Öhman', 'Berit Ås', 'Skarn Innsbruck', 'Skarn Denver']);

/** English texts without a translation, and those that differ from theirs. Not what is a word of the language, too. */
function sourcesFor(language: string): Set<string> {
  const texts = (translations as Readonly<Record<string, Readonly<Record<string, string>>>>)[language] ?? {};
  const colours = Object.keys(texts).flatMap((key) => /^facet\.Color\.(.+)$/.exec(key)?.[1] ?? []);
  const folders = readdirSync(data).filter((folder) => folder !== 'wording');
  const english = [
    ...Object.values({ ...everyArea, ...gatewayTexts }),
    ...colours,
    ...folders.flatMap((folder) => contentTexts(folder, 'en-us')),
  ];
  const own = new Set([
    ...Object.values(texts),
    ...folders.flatMap((folder) => contentTexts(folder, language)),
    new Intl.DisplayNames(language, { type: 'region' }).of('CA'),
  ]);
  return new Set(
    english.filter(
      (text) => /\p{L}{3}/u.test(text) && !text.includes('@') && !names.has(text) && !own.has(text),
    ),
  );
}

const data = new URL('../../sandbox/data/', import.meta.url);

/** The pieces of text between tags. */
function contentTexts(folder: string, locale: string): string[] {
  const file = new URL(`${folder}/${locale}.json`, data);
  return existsSync(file) ? leaves(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/<[^>]+>/).map((part) => part.trim());
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** Lists languages by their own names. */
const ofEveryLanguage = '/country';

test.each([
  ['de-de', 'de'],
  ['fr-fr', 'fr'],
  ['ja-jp', 'ja'],
  ['es-es', 'es'],
  ['it-it', 'it'],
  ['no-no', 'no'],
  ['sv-se', 'sv'],
] as const)('%s', { timeout: 120_000 }, async (locale, language) => {
  const sources = sourcesFor(language);
  const unmarked: Record<string, string[]> = {};
  const marked: Record<string, string[]> = {};
  for (const page of pages) {
    const { text } = await site.get(`/${locale}${page === '/' ? '' : page}`);
    const pieces = readPage(text).pieces();
    const english = unmarkedEnglish(pieces, sources);
    if (english.length > 0) unmarked[page] = english;
    const foreign = pieces.filter((piece) => piece.language.startsWith('en')).map((piece) => piece.text);
    if (foreign.length > 0 && page !== ofEveryLanguage) marked[page] = foreign;
  }
  expect({ unmarked, marked }).toEqual({ unmarked: {}, marked: {} });
});
