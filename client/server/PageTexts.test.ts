// @vitest-environment node
import { expect, test } from 'vitest';
import { cartWording } from '../wording/shopping/cart.ts';
import { listingWording } from '../wording/shopping/listing.ts';
import type { EmbeddedTexts } from '../wording/marketWording.ts';
import { PageTexts } from './PageTexts.ts';

const filler = Object.fromEntries(
  Array.from({ length: 100 }, (_, index) => [`account.text${index}`, 'Ein Satz, den nur das Konto sagt.']),
);
const german = {
  'shell.skiptocontent': 'Zum Inhalt springen',
  'cart.title': 'Warenkorb',
  'cart.count.one': '{count} Artikel',
  'category.count.one': '{count} Produkt',
  'category.count.many': '{count} Produkte',
  'brake width': 'Bremsbreite',
  'facet.color.snow': 'Schnee',
  ...filler,
};

const embeddedBy = (texts: PageTexts) => JSON.parse(texts.written()) as EmbeddedTexts;

test('a page embeds the texts of the areas that it names, those of every page, and all names', () => {
  const page = new PageTexts('de', german, false);
  page.wording.wait(listingWording);
  const { areas, texts } = embeddedBy(page);
  expect(areas).toHaveLength(2);
  expect(texts).toEqual({
    'shell.skiptocontent': 'Zum Inhalt springen',
    'category.count.one': '{count} Produkt',
    // A form that English does not have.
    'category.count.many': '{count} Produkte',
    'brake width': 'Bremsbreite',
    'facet.color.snow': 'Schnee',
  });
});

test('in the same order, however its areas were named', () => {
  const pages = [
    [cartWording, listingWording],
    [listingWording, cartWording],
  ].map((areas) => {
    const page = new PageTexts('de', german, false);
    for (const area of areas) page.wording.wait(area);
    return page.written();
  });
  expect(pages[0]).toBe(pages[1]);
});

test('it embeds all where the others are not worth a request, and for an editor', () => {
  const few = { 'shell.skiptocontent': 'Skip', 'cart.title': 'Basket' };
  expect(embeddedBy(new PageTexts('en', few, false))).toEqual({ areas: null, texts: few });
  expect(embeddedBy(new PageTexts('de', german, true))).toEqual({ areas: null, texts: german });
});
