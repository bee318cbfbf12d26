/**
 * Every word that a shopper sees is translated: the client's dictionaries and the gateway's, against the display texts
 * of the sandbox's editors in each content language. A key that nobody asks for is a word nobody would miss.
 */
import { describe, expect, test } from 'vitest';
import { everyArea } from '../../../client/wording/testEveryArea.ts';
import { english as gatewayEnglish } from '../../graph/content/wording/words.ts';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { baseTexts, translations } from '../../sandbox/delivery/seed/displayTexts.ts';
import { displayTextSeeds } from '../../sandbox/spend/displayTextSeed.ts';
import { facetDefinitions } from '../../graph/search/facets/facets.rules.ts';

const english: Readonly<Record<string, string>> = { ...everyArea, ...gatewayEnglish };
const plural = /\.(zero|one|two|few|many|other)$/;
const countable = new Set(
  Object.keys(english)
    .filter((key) => plural.test(key))
    .map((key) => key.replace(plural, '')),
);

/** Plural forms of a language that counts of a shop need; a million of something is nothing we sell. */
function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language === 'no' ? 'nb' : language);
  return [...new Set(Array.from({ length: 10_000 }, (_, count) => rules.select(count)))];
}

/** Keys that a language needs: English's own, with its own plural forms. */
function keysOf(language: string): string[] {
  const forms = formsOf(language);
  return [
    ...Object.keys(english).filter((key) => !plural.test(key)),
    ...[...countable].flatMap((stem) => forms.map((form) => `${stem}.${form}`)),
  ];
}

/** What the placeholders of a key are in English; a plural's are those of its most general form. */
function placeholdersOf(key: string): string[] {
  return namesIn(english[key] ?? english[key.replace(plural, '.other')] ?? '');
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();
}

// Names of attributes and their values come from the catalogue, so what may be asked for is what is sold.
const brand = brandFor({ products: 1000 });
const specifications = brand.products.flatMap((product) => [
  ...Object.entries(product.specs),
  ...product.sizes.flatMap((size) => Object.entries(size.specs)),
]);
const market = { hasShop: true, commerceRegion: 'us', country: 'us', currency: 'USD' };
const options = brand.products.flatMap(({ sizeOption, sizes }) =>
  sizeOption === null ? [] : sizes.map(({ label }) => [sizeOption, label] as const),
);
const attributes = new Set([
  ...facetDefinitions(market).map(({ title }) => title),
  ...specifications.map(([title]) => title),
  ...options.map(([title]) => title),
]);
const facetValues = new Set([
  'facet.Availability.In stock',
  ...brand.colourGroups.map(({ name }) => `facet.Color.${name}`),
  ...[...specifications, ...options].map(([title, value]) => `facet.${title}.${value}`),
]);
/** Facets and filters that are words rather than numbers, names or norms. */
const translatedFacets = /^facet\.(Availability|Color|Terrain|Ability|Rocker)\./;

const titles = (texts: Iterable<string>): Set<string> =>
  new Set([...texts].map((title) => title.trim().toLowerCase()));

describe.each(Object.entries(translations))('%s', (language, texts) => {
  const keys = new Set(keysOf(language));

  test('has every word of the interface', () => {
    expect([...keys].filter((key) => !texts[key])).toEqual([]);
  });

  test('has every attribute’s name, and the values that shoppers filter by', () => {
    const wanted = [...attributes, ...[...facetValues].filter((key) => translatedFacets.test(key))];
    expect(wanted.filter((key) => !texts[key])).toEqual([]);
  });

  test('has the placeholders of the English text', () => {
    const differing = Object.entries(texts).filter(
      ([key, text]) => keys.has(key) && String(namesIn(text)) !== String(placeholdersOf(key)),
    );
    expect(differing).toEqual([]);
  });

  test('has no word that nobody asks for', () => {
    const asked = new Set([...keys, ...attributes, ...facetValues]);
    expect(Object.keys(texts).filter((key) => !asked.has(key))).toEqual([]);
  });
});

test('what editors changed in English, here and in the other stack, is asked for', () => {
  const asked = titles(keysOf('en'));
  const written = [baseTexts, ...displayTextSeeds.flatMap(({ texts }) => Object.values(texts))];
  const strange = written
    .flatMap((texts) => [...titles(Object.keys(texts))])
    .filter((title) => !asked.has(title));
  expect(strange).toEqual([]);
});
