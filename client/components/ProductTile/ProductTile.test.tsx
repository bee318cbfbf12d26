import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ProductGrid_products$key } from '#relay/ProductGrid_products.graphql.ts';
import type { RelatedProductsQuery$data } from '#relay/RelatedProductsQuery.graphql.ts';
import relatedProductsQuery from '#relay/RelatedProductsQuery.graphql.ts';
import { ProductGrid } from '../ProductGrid/ProductGrid.tsx';
import { testMoney, testPrice, testSale, testTile } from '../ProductGrid/testProducts.ts';
import type { TestTile } from '../ProductGrid/testProducts.ts';
import { createTestShop } from '../ProductGrid/testShop.tsx';

afterEach(cleanup);

function renderTile(tile: TestTile = {}) {
  const shop = createTestShop();
  const operation = createOperationDescriptor(relatedProductsQuery, { locale: 'en-us', uid: 'any' });
  shop.environment.commitPayload(operation, {
    product: { __typename: 'Product', id: 'any', relatedHeading: 'Related', related: [testTile(tile)] },
  });
  const { product } = shop.environment.lookup(operation.fragment)
    .data as unknown as RelatedProductsQuery$data;
  shop.render(
    <ProductGrid products={product?.related as ProductGrid_products$key} label="Products" listId="related" />,
  );
}

const link = () => screen.getByRole('link', { name: 'Lodestar 98' });
const colours = (count: number) => Array.from({ length: count }, (_, index) => `Shade${index}`);

describe('colours of a tile', () => {
  test('a swatch list is shown only with more than one colour', () => {
    renderTile();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(link().getAttribute('href')).toBe('/en-us/p/lodestar-98');
  });

  test('the first colour is selected at first', () => {
    renderTile({ colours: ['Spruce', 'Bone'] });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Spruce' }).checked).toBe(true);
    expect(link().getAttribute('href')).toBe('/en-us/p/lodestar-98?color=spruce');
  });

  test('hovering a swatch changes the picture and the colour of the link', async () => {
    renderTile({ colours: ['Spruce', 'Bone'] });
    await userEvent.hover(screen.getByTitle('Bone'));
    expect(screen.getByAltText('Lodestar 98, Bone').getAttribute('src')).toBe('/pictures/Bone?w=340');
    expect(link().getAttribute('href')).toBe('/en-us/p/lodestar-98?color=bone');
  });

  test('picking a swatch does too, and back again', async () => {
    renderTile({ colours: ['Spruce', 'Bone'] });
    await userEvent.click(screen.getByRole('radio', { name: 'Bone' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Spruce' }));
    expect(screen.queryByAltText('Lodestar 98, Bone')).toBeNull();
    expect(link().getAttribute('href')).toBe('/en-us/p/lodestar-98?color=spruce');
  });

  test('beyond 4 and beyond 6 colours a +N link leads to the product page', () => {
    renderTile({ colours: colours(8) });
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    const more = screen.getAllByRole('link', { name: /more colors of Lodestar 98/ });
    expect(more.map((each) => each.textContent?.slice(0, 2))).toEqual(['+4', '+2']);
    expect(more.map((each) => each.getAttribute('href'))).toEqual([
      '/en-us/p/lodestar-98',
      '/en-us/p/lodestar-98',
    ]);
  });

  test('six colours: only small tiles say +2', () => {
    renderTile({ colours: colours(6) });
    expect(screen.getAllByRole('link', { name: /more/ })).toHaveLength(1);
  });

  test('one stop for the Tab key, arrows within: each changes the tile', async () => {
    renderTile({ colours: ['Spruce', 'Bone', 'Ink'] });
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Spruce' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(link().getAttribute('href')).toBe('/en-us/p/lodestar-98?color=ink');
    expect(screen.getByAltText('Lodestar 98, Ink')).toBeDefined();
  });

  test('a finger that passes over a swatch on its way picks nothing, a tap does', async () => {
    renderTile({ colours: ['Spruce', 'Bone'] });
    fireEvent.pointerEnter(screen.getByTitle('Bone'), { pointerType: 'touch' });
    expect(link().getAttribute('href')).toBe('/en-us/p/lodestar-98?color=spruce');
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByTitle('Bone') });
    expect(link().getAttribute('href')).toBe('/en-us/p/lodestar-98?color=bone');
  });

  test('the others’ pictures are warmed when the shopper comes near, on a fast connection', () => {
    const asked: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          asked.push(address);
        }
      },
    );
    const connection = { effectiveType: '4g', saveData: false };
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    renderTile({ colours: ['Slate', 'Rust'] });
    expect(asked).toEqual([]);
    fireEvent.pointerEnter(screen.getByRole('group').parentElement!);
    Reflect.deleteProperty(navigator, 'connection');
    expect(asked).toEqual(['/pictures/Rust?w=340']);
  });
});

describe('what the picked colour says', () => {
  const tile: TestTile = {
    tags: ['REDESIGNED'],
    colours: [
      { label: 'Coal', price: testPrice(730) },
      { label: 'Amethyst', price: testSale(584, 730), tags: ['SALE'] },
      { label: 'Rope', price: testPrice(730), availability: 'SOLD_OUT' },
      { label: 'Snow', price: testPrice(730), availability: 'LOW_STOCK' },
    ],
    price: { ...testPrice(584), highest: testMoney(730) },
  };
  const hover = (colour: string) => userEvent.hover(screen.getByTitle(colour));

  const shownPrice = () =>
    screen
      .getAllByText(/\$/)
      .filter((amount) => amount.closest('[hidden]') === null)
      .map((amount) => [amount.tagName, amount.textContent]);

  test('its price, and not the range over all colours', async () => {
    renderTile(tile);
    expect(shownPrice()).toEqual([['SPAN', '$730']]);
    await hover('Amethyst');
    expect(shownPrice()).toEqual([
      ['S', '$730'],
      ['SPAN', '$584'],
    ]);
  });

  test('prices that differ stand one upon the other, so that nothing below moves; one for all stands alone', () => {
    renderTile(tile);
    expect(screen.getAllByText(/\$/).map(({ textContent }) => textContent)).toEqual(['$730', '$730', '$584']);
    cleanup();
    renderTile({ colours: ['Spruce', 'Bone'] });
    expect(screen.getAllByText(/\$/)).toHaveLength(1);
  });

  test('its tags', async () => {
    renderTile(tile);
    expect(screen.getByText('Redesigned')).toBeDefined();
    await hover('Amethyst');
    expect(screen.getByText('Sale')).toBeDefined();
    await hover('Coal');
    expect(screen.queryByText('Sale')).toBeNull();
  });

  test('that it is sold out, in words, and none when it is not', async () => {
    renderTile(tile);
    expect(screen.queryByText(/Sold out in/)).toBeNull();
    await hover('Rope');
    expect(screen.getByText('Sold out in Rope')).toBeDefined();
    await hover('Snow');
    expect(screen.queryByText(/Sold out in/)).toBeNull();
    expect(screen.getByText('Low stock in Snow')).toBeDefined();
  });

  test('a sold-out colour says so before it is picked', () => {
    renderTile(tile);
    expect(screen.getByRole('radio', { name: 'Rope, sold out' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Snow' })).toBeDefined();
  });

  test('commerce does not answer: no price, no stock, and the pictures still change', async () => {
    renderTile({
      price: null,
      availability: null,
      colours: ['Spruce', 'Bone'].map((label) => ({ label, price: null, availability: null })),
    });
    await hover('Bone');
    expect(screen.queryByText(/\$/)).toBeNull();
    expect(screen.queryByText(/Sold|left/)).toBeNull();
    expect(screen.getByAltText('Lodestar 98, Bone')).toBeDefined();
  });
});

describe('stock of a product in one colour', () => {
  test.each([
    ['SOLD_OUT', 'Sold out'],
    ['LOW_STOCK', 'Low stock'],
  ])('%s reads %s', (availability, words) => {
    renderTile({ availability });
    expect(screen.getByText(words)).toBeDefined();
  });

  test.each(['IN_STOCK', 'NOT_SOLD_HERE', null])('%s needs no words', (availability) => {
    renderTile({ availability });
    expect(screen.queryByText(/Sold out|Low stock|Unavailable/)).toBeNull();
  });
});

describe('price of a tile', () => {
  test('a single price', () => {
    renderTile();
    expect(screen.getByText('$799')).toBeDefined();
  });

  test('different low and high: a range', () => {
    renderTile({ price: { ...testPrice(799), highest: testMoney(949) } });
    expect(screen.getByText('$799 – $949')).toBeDefined();
  });

  test('on sale the normal price is struck through and the discount price shown, each named for screen readers', () => {
    renderTile({ price: { ...testPrice(799), regular: testMoney(999), isOnSale: true } });
    expect(screen.getByText('$999').tagName).toBe('S');
    expect(document.querySelector('[data-size]')?.textContent).toBe('Regular price $999 Sale price $799');
  });

  test('labelled as the recommended retail price where the gateway says so', () => {
    renderTile({ price: { ...testPrice(799), isRetailPrice: true } });
    expect(screen.getByText('RRP').getAttribute('title')).toBe('Recommended retail price');
    expect(screen.getByText('RRP').parentElement?.textContent).toBe('$799 RRP');
  });

  test('on sale the label stands at the struck-through price, not at the reduced one', () => {
    renderTile({ price: { ...testSale(592, 790), isRegularRetailPrice: true } });
    expect(screen.getByText('RRP').parentElement?.textContent).toBe('$790 RRP');
    expect(screen.getByText('$790').tagName).toBe('S');
  });

  test('no price is known: none is shown', () => {
    renderTile({ price: null });
    expect(screen.queryByText(/\$/)).toBeNull();
  });
});

describe('tags of a tile', () => {
  test.each([
    ['SALE', 'Sale'],
    ['NEW', 'New'],
    ['REDESIGNED', 'Redesigned'],
  ])('%s reads %s', (tag, word) => {
    renderTile({ tags: [tag] });
    expect(screen.getByText(word)).toBeDefined();
  });

  test('a tag without words is not shown', () => {
    renderTile({ tags: ['ONE_OF_A_KIND'] });
    expect(screen.queryByText(/one/i, { selector: '[data-tag]' })).toBeNull();
  });
});
