/** Price, tags and stock of the chosen colour and variant, and what a page says where nothing can be bought. */
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { testMoney, testPrice, testSale } from '../../components/ProductGrid/testProducts.ts';
import { path, pick, product, setUp, shownPrice, swatches, value } from './testProductRoute.tsx';

describe('price and tags of the choice', () => {
  /** Bone is reduced in all sizes, and one of them costs more. */
  const sale = (amount: number, regular: number) => ({ price: testSale(amount, regular), tags: ['SALE'] });
  const onSale = {
    ...product,
    tags: ['REDESIGNED'],
    price: { ...testPrice(600), highest: testMoney(849) },
    swatches: [
      { ...swatches[0]!, tags: ['REDESIGNED'], price: { ...testPrice(799), highest: testMoney(849) } },
      {
        ...swatches[1]!,
        tags: ['SALE'],
        price: { ...testSale(600, 799), highest: testMoney(640) },
        availability: 'LOW_STOCK',
      },
    ],
    variants: product.variants.map((each) =>
      each.id === 'Bone-171'
        ? { ...each, ...sale(600, 799) }
        : each.id === 'Bone-178'
          ? { ...each, ...sale(640, 839) }
          : { ...each, tags: ['REDESIGNED'] },
    ),
  };
  const shownTags = () => [...document.querySelectorAll('[data-tag]')].map((tag) => tag.textContent);

  test('a colour in the address: its price range, list price and tag at first render', () => {
    setUp({ result: onSale, search: 'color=bone' });
    expect(shownPrice()).toBe('Regular price $799 Sale price $600 – $640');
    expect(shownTags()).toEqual(['Sale']);
    expect(screen.getByText('Low stock')).toBeDefined();
  });

  test('a variant in the address: its own', () => {
    setUp({ result: onSale, search: 'color=bone&length=178' });
    expect(shownPrice()).toBe('Regular price $839 Sale price $640');
    expect(shownTags()).toEqual(['Sale']);
  });

  test('none in the address: the first colour’s, and another’s when it is selected', async () => {
    setUp({ result: onSale });
    expect(shownPrice()).toBe('$799 – $849');
    expect(shownTags()).toEqual(['Redesigned']);
    await pick('Bone');
    expect(shownPrice()).toBe('Regular price $799 Sale price $600 – $640');
    expect(shownTags()).toEqual(['Sale']);
    await pick('171');
    expect(shownPrice()).toBe('Regular price $799 Sale price $600');
  });

  test('a sold-out colour is sold out before a length is selected', async () => {
    const gone = { ...swatches[1]!, availability: 'SOLD_OUT' };
    setUp({ result: { ...product, swatches: [swatches[0]!, gone] } });
    const stock = () => document.querySelector('output[data-stock]')?.textContent;
    expect(stock()).toBe('In stock');
    await pick('Bone');
    expect(stock()).toBe('Sold outStill available: Spruce.');
  });

  test('a variant that the store does not sell now is unavailable', () => {
    const [first, ...rest] = product.variants;
    const off = { ...first!, availability: 'NOT_SOLD_HERE', isPurchasable: false };
    setUp({ result: { ...product, variants: [off, ...rest] }, search: 'color=spruce&length=171' });
    expect(document.querySelector('output[data-stock]')?.textContent).toBe('Currently unavailable');
  });

  test('a sold-out variant says what is left in other colours and sizes', async () => {
    setUp({ search: 'color=spruce&length=178' });
    const stock = () => document.querySelector('output[data-stock]')?.textContent;
    expect(stock()).toBe('Sold outStill available: Bone · 171, 185.');
  });

  test('where every variant is sold out there is nothing to choose or to buy', async () => {
    const gone = product.variants.map((each) => ({
      ...each,
      availability: 'SOLD_OUT',
      isPurchasable: false,
    }));
    setUp({ result: { ...product, variants: gone } });
    expect(
      await screen.findByText('It’s sold out in every color and size. Related products are below.'),
    ).toBeDefined();
    expect(screen.queryByRole('group', { name: /Length/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Choose a length|Sold out/ })).toBeNull();
  });

  test('unless it can be chosen for an email when it is back', async () => {
    const gone = product.variants.map((each) => ({
      ...each,
      availability: 'SOLD_OUT',
      isPurchasable: false,
      stockNotice: { __typename: 'StockNoticeOffer', consent: '', viewerEmail: null },
    }));
    setUp({ result: { ...product, variants: gone } });
    expect(await screen.findByText(/we’ll email you when it’s back/)).toBeDefined();
    expect(screen.getByRole('group', { name: /Length/ })).toBeDefined();
    expect(screen.queryByText(/Sold out in this combination/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Choose a length|Sold out/ })).toBeNull();
  });

  test('every possible price has reserved space, so that nothing shifts', () => {
    setUp({ result: onSale });
    const amounts = [...document.querySelectorAll('[data-size="large"]')].map((price) => price.textContent);
    expect(amounts).toEqual([
      '$799 – $849',
      'Regular price $799 Sale price $600 – $640',
      '$799',
      '$849',
      'Regular price $799 Sale price $600',
      'Regular price $839 Sale price $640',
    ]);
  });

  test('the tags’ space is reserved where only some choices have one, and absent where none has', async () => {
    const { tags: _tags, ...rest } = onSale;
    setUp({
      result: { ...rest, tags: [], swatches: [{ ...onSale.swatches[0]!, tags: [] }, onSale.swatches[1]!] },
    });
    expect(shownTags()).toEqual([]);
    const room = screen.getByRole('heading', { level: 1 }).previousElementSibling;
    expect(room?.tagName).toBe('P');
    await pick('Bone');
    expect(room?.textContent).toBe('Sale');
    cleanup();
    setUp();
    expect(screen.getByRole('heading', { level: 1 }).previousElementSibling).toBeNull();
  });
});

describe('stock of the selected variant', () => {
  const sold = (facts: object) => ({
    ...product,
    options: [],
    variants: [{ ...product.variants[0]!, selections: [], ...facts }],
  });
  test.each([
    ['in stock', { availability: 'IN_STOCK', unitsLeft: null }, 'In stock'],
    ['few left, and it is known how many', { availability: 'LOW_STOCK', unitsLeft: 2 }, 'Only 2 left'],
    ['few left', { availability: 'LOW_STOCK', unitsLeft: null }, 'Low stock'],
    [
      'expected on a day',
      { availability: 'EXPECTED', expectedOn: { iso: '2027-02-15', formatted: 'February 15, 2027' } },
      'Expected on February 15, 2027. Preorder it now.',
    ],
    ['expected', { availability: 'EXPECTED' }, 'Expected soon. Preorder it now.'],
  ])('%s', (_, facts, words) => {
    setUp({ result: sold(facts) });
    const line = screen.getAllByRole('status').find((output) => output.dataset['stock'] !== undefined);
    expect(line?.textContent).toMatch(words);
  });
});

describe('where it cannot be bought', () => {
  const closed = { ...product, options: [], variants: [], availability: 'NOT_SOLD_HERE' };

  test('no shop in the country: the price and the colours, no button', () => {
    setUp({ result: closed, hasShop: false });
    expect(screen.getByText('Not sold online here')).toBeDefined();
    expect(value('Bone')).toBeDefined();
    expect(screen.queryByRole('button', { name: /cart/ })).toBeNull();
  });

  test('no shop and no price in the country: no price text, and a link to other countries', () => {
    const unpriced = swatches.map((swatch) => ({ ...swatch, price: null }));
    setUp({ result: { ...closed, price: null, swatches: unpriced }, hasShop: false });
    expect(screen.queryByText(/Expect about this price/)).toBeNull();
    const way = screen.getByRole('link', { name: 'Change country and language' });
    expect(way.getAttribute('href')).toBe(`/en-us/country?from=${path}`);
  });

  test('the store does not sell it', () => {
    setUp({ result: closed });
    expect(screen.getByText('Not sold in your region')).toBeDefined();
  });

  test('commerce is down: the page works and says what is missing', () => {
    setUp({ result: { ...product, price: null, availability: null, options: null, variants: null } });
    expect(screen.getByText('We can’t check stock right now')).toBeDefined();
    expect(screen.getByText('98 mm')).toBeDefined();
  });
});
