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
  const operation = createOperationDescriptor(relatedProductsQuery, { locale: 'en-us', handle: 'any' });
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

  test('selecting a swatch does too, and back again', async () => {
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

  test('one tab stop, arrow keys within: each changes the tile', async () => {
    renderTile({ colours: ['Spruce', 'Bone', 'Ink'] });
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Spruce' }));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(link().getAttribute('href')).toBe('/en-us/p/lodestar-98?color=ink');
    expect(screen.getByAltText('Lodestar 98, Ink')).toBeDefined();
  });

  test('a touch that scrolls over a swatch selects nothing, a tap does', async () => {
    renderTile({ colours: ['Spruce', 'Bone'] });
    fireEvent.pointerEnter(screen.getByTitle('Bone'), { pointerType: 'touch' });
    expect(link().getAttribute('href')).toBe('/en-us/p/lodestar-98?color=spruce');
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByTitle('Bone') });
    expect(link().getAttribute('href')).toBe('/en-us/p/lodestar-98?color=bone');
  });

  test('the other colours’ pictures are preloaded on intent, on a fast connection', () => {
    const requested: string[] = [];
    vi.stubGlobal(
      'Image',
      class {
        set src(address: string) {
          requested.push(address);
        }
      },
    );
    const connection = { effectiveType: '4g', saveData: false };
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    renderTile({ colours: ['Slate', 'Rust'] });
    expect(requested).toEqual([]);
    fireEvent.pointerEnter(screen.getByRole('group').parentElement!);
    Reflect.deleteProperty(navigator, 'connection');
    expect(requested).toEqual(['/pictures/Rust?w=340']);
  });
});

describe('the selected colour decides', () => {
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

  test('its price, instead of the range over all colours', async () => {
    renderTile(tile);
    expect(shownPrice()).toEqual([['SPAN', '$730']]);
    await hover('Amethyst');
    expect(shownPrice()).toEqual([
      ['S', '$730'],
      ['SPAN', '$584'],
    ]);
  });

  test('the space of different prices, so that nothing below moves; a single price has no stack', () => {
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

  test('a sold-out text, and none when it is available', async () => {
    renderTile(tile);
    expect(screen.queryByText(/Sold out in/)).toBeNull();
    await hover('Rope');
    expect(screen.getByText('Sold out in Rope')).toBeDefined();
    await hover('Snow');
    expect(screen.queryByText(/Sold out in/)).toBeNull();
    expect(screen.getByText('Low stock in Snow')).toBeDefined();
  });

  test('a sold-out colour says so before it is selected', () => {
    renderTile(tile);
    expect(screen.getByRole('radio', { name: 'Rope, sold out' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Snow' })).toBeDefined();
  });

  test('without commerce: no price, no stock, and the pictures still change', async () => {
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
  ])('%s is shown as %s', (availability, words) => {
    renderTile({ availability });
    expect(screen.getByText(words)).toBeDefined();
  });

  test.each(['IN_STOCK', 'NOT_SOLD_HERE', null])('%s shows nothing', (availability) => {
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

  test('when reduced, the list price is struck through and the current one shown, each labelled for screen readers', () => {
    renderTile({ price: { ...testPrice(799), regular: testMoney(999), isOnSale: true } });
    expect(screen.getByText('$999').tagName).toBe('S');
    expect(document.querySelector('[data-size]')?.textContent).toBe('Regular price $999 Sale price $799');
  });

  test('labelled as the recommended retail price where the gateway says so', () => {
    renderTile({ price: { ...testPrice(799), isRetailPrice: true } });
    expect(screen.getByText('RRP').getAttribute('title')).toBe('Recommended retail price');
    expect(screen.getByText('RRP').parentElement?.textContent).toBe('$799 RRP');
  });

  test('when reduced, the label is at the struck-through price, not at the current one', () => {
    renderTile({ price: { ...testSale(592, 790), isRegularRetailPrice: true } });
    expect(screen.getByText('RRP').parentElement?.textContent).toBe('$790 RRP');
    expect(screen.getByText('$790').tagName).toBe('S');
  });

  test('an unknown price is not shown', () => {
    renderTile({ price: null });
    expect(screen.queryByText(/\$/)).toBeNull();
  });
});

describe('tags of a tile', () => {
  test.each([
    ['SALE', 'Sale'],
    ['NEW', 'New'],
    ['REDESIGNED', 'Redesigned'],
  ])('%s is shown as %s', (tag, word) => {
    renderTile({ tags: [tag] });
    expect(screen.getByText(word)).toBeDefined();
  });

  test('a tag without a text is not shown', () => {
    renderTile({ tags: ['ONE_OF_A_KIND'] });
    expect(screen.queryByText(/one/i, { selector: '[data-tag]' })).toBeNull();
  });
});
