/** Each market's English is spelled one way: what editors write for it, and the texts of the interface. */
import { describe, expect, test } from 'vitest';
import { everyArea } from '../../../client/wording/testEveryArea.ts';
import { english } from '../../graph/content/wording/words.ts';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { brandEntries } from '../../sandbox/delivery/seed/brandEntries.ts';
import { baseTexts, spelledTexts } from '../../sandbox/delivery/seed/displayTexts.ts';

const places = ['en-us', 'en-gb', 'en-ca'] as const;
type Place = (typeof places)[number];

/** In the United States, Britain, Canada. A plural or a participle is a row of its own unless it only adds an s. */
const words: readonly (readonly [us: string, gb: string, ca: string])[] = [
  ['color', 'colour', 'colour'],
  ['colored', 'coloured', 'coloured'],
  ['colorful', 'colourful', 'colourful'],
  ['gray', 'grey', 'grey'],
  ['center', 'centre', 'centre'],
  ['centered', 'centred', 'centred'],
  ['theater', 'theatre', 'theatre'],
  ['fiber', 'fibre', 'fibre'],
  ['liter', 'litre', 'litre'],
  ['meter', 'metre', 'metre'],
  ['kilometer', 'kilometre', 'kilometre'],
  ['centimeter', 'centimetre', 'centimetre'],
  ['millimeter', 'millimetre', 'millimetre'],
  ['ton', 'tonne', 'tonne'],
  ['percent', 'per cent', 'per cent'],
  ['favorite', 'favourite', 'favourite'],
  ['flavor', 'flavour', 'flavour'],
  ['neighbor', 'neighbour', 'neighbour'],
  ['neighboring', 'neighbouring', 'neighbouring'],
  ['harbor', 'harbour', 'harbour'],
  ['rumor', 'rumour', 'rumour'],
  ['honor', 'honour', 'honour'],
  ['labor', 'labour', 'labour'],
  ['behavior', 'behaviour', 'behaviour'],
  ['mold', 'mould', 'mould'],
  ['catalog', 'catalogue', 'catalogue'],
  ['canceled', 'cancelled', 'cancelled'],
  ['canceling', 'cancelling', 'cancelling'],
  ['traveling', 'travelling', 'travelling'],
  ['traveler', 'traveller', 'traveller'],
  ['labeled', 'labelled', 'labelled'],
  ['modeled', 'modelled', 'modelled'],
  ['leveled', 'levelled', 'levelled'],
  ['jewelry', 'jewellery', 'jewellery'],
  ['defense', 'defence', 'defence'],
  ['program', 'programme', 'program'],
  ['aluminum', 'aluminium', 'aluminum'],
  ['toward(?!s)', 'towards', 'toward(?!s)'],
  ['tire', 'tyre', 'tire'],
  ['plow', 'plough', 'plow'],
  ...[
    'anod', 'apolog', 'author', 'custom', 'final', 'maxim', 'minim', 'optim', 'organ', 'personal', 'recogn', 'real',
    'special', 'stabil', 'summar',
  ].flatMap((stem) =>
    ['e', 'ed', 'ing', 'ation'].map((end) => [`${stem}iz${end}`, `${stem}is${end}`, `${stem}iz${end}`] as const),
  ),
  ['analyze', 'analyse', 'analyze'],
]; // oxfmt-ignore

/** Spellings that a place does not have. A letter, a hyphen or a slash before or after makes it another word. */
function strangeIn(place: Place): RegExp {
  const at = places.indexOf(place);
  const strange = words.flatMap((row) => row.filter((word) => word !== row[at]));
  return new RegExp(String.raw`(?<![\p{L}/]|\p{L}-)(?:${strange.join('|')})s?(?![\p{L}/=]|-\p{L})`, 'iu');
}

/** What is not read as it is written: addresses, names and keys, for which the interface has texts. */
const unread = new Set([
  'url', 'href', 'uid', '_content_type_uid', 'amplience_id', 'imageset_id', 'specs', 'size_specs', 'size_title', 'colors',
  'color', 'color_group_names', 'product_type', 'taxonomies', 'tags',
]); // oxfmt-ignore
/** Lists of names for machines, and the texts of the interface, which are looked at as a whole. */
const unreadTypes = new Set([
  'automated_related_products_config', 'color_groups', 'display_text', 'duplicate_display_text',
  'hide_product_attributes', 'manage_product_attributes', 'redirect', 'size_finder',
]); // oxfmt-ignore

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (unread.has(name) ? [] : textsIn(inner)));
}

const brand = brandFor();
const drafts = brandEntries(brand).filter(({ contentType }) => !unreadTypes.has(contentType));

/** Names and values of attributes, which pages show by the interface's text for them. */
const attributes = brand.products
  .flatMap(({ specs, sizes }) => [specs, ...sizes.map((size) => size.specs)])
  .flatMap((specs) => Object.entries(specs))
  .flatMap(([title, value]) => [
    [title, title] as const,
    ...(typeof value === 'string' ? [[`facet.${title}.${value}`, value] as const] : []),
  ]);
const options = brand.colourGroups.map(({ name }) => [`facet.Color.${name}`, name] as const);
const interfaceIn = (place: Place): Readonly<Record<string, string>> => ({
  ...Object.fromEntries([...attributes, ...options, ['Color', 'Color']]),
  ...everyArea,
  ...english,
  ...baseTexts,
  ...(place === 'en-us' ? {} : spelledTexts[place]),
});

describe.each(places)('%s', (place) => {
  const strange = strangeIn(place);

  test('is one spelling in everything that editors write', () => {
    const texts = drafts.flatMap(({ uid, title, fields, localised }) =>
      textsIn({ title, ...fields, ...localised?.[place] }).map((text) => ({ uid, text })),
    );
    expect(texts.length).toBeGreaterThan(2000);
    expect(texts.filter(({ text }) => strange.test(text))).toEqual([]);
  });

  test('is one spelling in the interface', () => {
    const texts = Object.entries(interfaceIn(place));
    expect(texts.length).toBeGreaterThan(900);
    const withoutPlaceholders = (text: string) => text.replaceAll(/\{\w+\}/g, '');
    expect(texts.filter(([, text]) => strange.test(withoutPlaceholders(text)))).toEqual([]);
  });
});

test('the names of products are the same everywhere', () => {
  const renamed = drafts.filter(
    ({ contentType, localised }) =>
      contentType === 'product' && places.some((place) => localised?.[place]?.['title'] !== undefined),
  );
  expect(renamed).toEqual([]);
});
