/**
 * Completeness of translations: the client's and the gateway's keys, against the display texts of the sandbox's editors
 * in each content language, without unused keys.
 */
import { describe, expect, test } from 'vitest';
import { everyArea } from '../../../client/wording/testEveryArea.ts';
import { english as gatewayEnglish } from '../../graph/content/wording/words.ts';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { colourNames } from '../../sandbox/brand/colours.ts';
import { baseTexts, spelledTexts, translations } from '../../sandbox/delivery/seed/displayTexts.ts';
import { typeOf } from '../../sandbox/delivery/seed/productEntries.ts';
import { displayTextSeeds } from '../../sandbox/spend/displayTextSeed.ts';
import { facetDefinitions } from '../../graph/search/facets/facets.rules.ts';

const english: Readonly<Record<string, string>> = { ...everyArea, ...gatewayEnglish };
const plural = /\.(zero|one|two|few|many|other)$/;
const countable = new Set(
  Object.keys(english)
    .filter((key) => plural.test(key))
    .map((key) => key.replace(plural, '')),
);

/** Plural forms that a language needs for a shop's quantities; millions do not occur. */
function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language === 'no' ? 'nb' : language);
  return [...new Set(Array.from({ length: 10_000 }, (_, count) => rules.select(count)))];
}

/** Keys that a language needs: the English ones, with its own plural forms. */
function keysOf(language: string): string[] {
  const forms = formsOf(language);
  return [
    ...Object.keys(english).filter((key) => !plural.test(key)),
    ...[...countable].flatMap((stem) => forms.map((form) => `${stem}.${form}`)),
  ];
}

/** Placeholders of a key in English; those of a plural come from its most general form. */
function placeholdersOf(key: string): string[] {
  return namesIn(english[key] ?? english[key.replace(plural, '.other')] ?? '');
}

function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted();
}

// Names and values of attributes come from the catalogue: these are the ones in use.
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
  ...colourNames.map((name) => `facet.Color.${name}`),
  ...[...specifications, ...options].map(([title, value]) => `facet.${title}.${value}`),
]);
/** What products are, as names say it in cart, orders and search. */
const kinds = new Set(brand.products.map((product) => `kind.${typeOf(product)}`));
/** Facets and filters whose values are words rather than numbers, names or norms. */
const translatedFacets = /^facet\.(Availability|Color|Terrain|Ability|Rocker)\./;

const titles = (texts: Iterable<string>): Set<string> =>
  new Set([...texts].map((title) => title.trim().toLowerCase()));

describe.each(Object.entries(translations))('%s', (language, texts) => {
  const keys = new Set(keysOf(language));

  test('has every text of the interface', () => {
    expect([...keys].filter((key) => !texts[key])).toEqual([]);
  });

  test('has every attribute’s name, and the values that shoppers filter by', () => {
    const wanted = [...attributes, ...[...facetValues].filter((key) => translatedFacets.test(key))];
    expect(wanted.filter((key) => !texts[key])).toEqual([]);
  });

  test('has a word for what each product is', () => {
    expect([...kinds].filter((key) => !texts[key])).toEqual([]);
  });

  test('has the placeholders of the English text', () => {
    const differing = Object.entries(texts).filter(
      ([key, text]) => keys.has(key) && String(namesIn(text)) !== String(placeholdersOf(key)),
    );
    expect(differing).toEqual([]);
  });

  test('has no unused key', () => {
    const asked = new Set([...keys, ...attributes, ...facetValues, ...kinds]);
    expect(Object.keys(texts).filter((key) => !asked.has(key))).toEqual([]);
  });
});

test.each(Object.entries(spelledTexts))(
  'texts in %s have the placeholders of the English text',
  (_, texts) => {
    const differing = Object.entries(texts).filter(
      ([key, text]) => english[key] !== undefined && String(namesIn(text)) !== String(namesIn(english[key])),
    );
    expect(differing).toEqual([]);
  },
);

test('overrides of editors in English, here and in the other stack, are used', () => {
  const asked = titles([...keysOf('en'), ...kinds, ...attributes, ...facetValues]);
  const written = [
    baseTexts,
    ...Object.values(spelledTexts),
    ...displayTextSeeds.flatMap(({ texts }) => Object.values(texts)),
  ];
  const strange = written
    .flatMap((texts) => [...titles(Object.keys(texts))])
    .filter((title) => !asked.has(title));
  expect(strange).toEqual([]);
});
