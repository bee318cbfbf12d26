/** Interface texts, end to end: two stacks, languages, and outages of either. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callsBySource, startShop, type Shop } from '../../../testing/shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterEach(() => shop.mendSources());
afterAll(() => shop.close());

async function wording(locale: string) {
  const { data, errors, log } = await shop.visitor().ask<{
    wording: Record<string, string>;
  }>(`query ($locale: Locale!) @inContext(locale: $locale) { wording }`, { locale });
  return { texts: data.wording, errors, calls: callsBySource(log.records) };
}

describe('wording', () => {
  test('is keyed by title, lower case and trimmed', async () => {
    const { texts, errors } = await wording('en-us');
    expect(errors).toEqual([]);
    expect(texts['shell.follow']).toBe('Follow us');
    expect(Object.keys(texts).filter((title) => title !== title.trim().toLowerCase())).toEqual([]);
  });

  test.each([
    ['de-at', 'In den Warenkorb'],
    ['fr-ca', 'Ajouter au panier'],
    ['ja-jp', 'カートに入れる'],
    ['sv-se', 'Lägg i varukorgen'],
    ['no-no', 'Legg i handlekurv'],
    ['es-es', 'Añadir al carrito'],
    ['it-ch', 'Aggiungi al carrello'],
  ])('is in the language of %s', async (locale, text) => {
    expect((await wording(locale)).texts['addtocart.add']).toBe(text);
  });

  test('leaves English to the client unless editors changed it', async () => {
    expect((await wording('en-ca')).texts).not.toHaveProperty(['addtocart.add']);
    expect((await wording('pl-pl')).texts).toEqual((await wording('en-ca')).texts);
  });

  test('our stack overrides the other one, which fills gaps', async () => {
    expect((await wording('de-de')).texts['addtocart.added']).toBe('Liegt im Warenkorb!');
    // English has none of our texts with this title; of the other stack’s two lists the first wins.
    expect((await wording('en-us')).texts['addtocart.added']).toBe('Added to cart!');
    expect((await wording('en-us')).texts['cart.lowstock']).toBe('Low stock');
  });

  test.each([
    ['en-us', 'What are you looking for?'],
    ['fr-fr', 'Que cherchez-vous ?'],
  ])(
    'has what the search field says while it is empty, from the search settings: %s',
    async (locale, text) => {
      expect((await wording(locale)).texts['searchbox.placeholder']).toBe(text);
    },
  );

  test('costs five calls at first, and none while they are cached', async () => {
    await shop.coldSources();
    expect((await wording('de-de')).calls).toEqual({ delivery: 3, spend: 2 });
    expect((await wording('de-de')).calls).toEqual({});
  });
});

describe('without a source', () => {
  test('delivery: the map is empty, without an error', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'delivery', status: 503 });
    const { texts, errors } = await wording('de-de');
    expect([texts, errors]).toEqual([{}, []]);
  });

  test('delivery refuses: likewise', async () => {
    await shop.coldSources();
    await shop.breakSource({ source: 'delivery', status: 422 });
    const { texts, errors } = await wording('de-de');
    expect([texts, errors]).toEqual([{}, []]);
  });

  test.each([503, 404])('the other stack answers %s: our texts stand alone', async (status) => {
    await shop.coldSources();
    await shop.breakSource({ source: 'spend', status });
    const { texts, errors } = await wording('en-us');
    expect(errors).toEqual([]);
    expect(texts['shell.follow']).toBe('Follow us');
    expect(texts).not.toHaveProperty(['addtocart.added']);
  });
});
