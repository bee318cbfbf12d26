import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProductGrid_products$key } from '#relay/ProductGrid_products.graphql.ts';
import type { RelatedProductsQuery$data } from '#relay/RelatedProductsQuery.graphql.ts';
import relatedProductsQuery from '#relay/RelatedProductsQuery.graphql.ts';
import { NavigationContext } from '../../navigation/navigationContext.ts';
import { Slider } from '../../ui/Slider/Slider.tsx';
import { stubView } from '../../viewport/testView.ts';
import { ProductGrid } from './ProductGrid.tsx';
import type { ProductGridProps } from './ProductGrid.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import { SectionBoundary } from '../SectionBoundary/SectionBoundary.tsx';
import { testPrice, testSale, testTile } from './testProducts.ts';
import { createTestShop } from './testShop.tsx';

const view = stubView();
beforeEach(() => {
  window.dataLayer = [];
});
afterEach(cleanup);

const tiles = [
  testTile({ id: 'lodestar-98', title: 'Lodestar 98', platformId: 1001, price: testSale(632, 790) }),
  testTile({
    id: 'gangue-104',
    title: 'Gangue 104',
    platformId: 1004,
    colours: [
      { label: 'Coal', price: testPrice(730) },
      { label: 'Amethyst', price: testSale(584, 730) },
    ],
  }),
];

function renderGrid(props: Partial<ProductGridProps> = {}) {
  const shop = createTestShop({ path: '/en-us/p/any' });
  const operation = createOperationDescriptor(relatedProductsQuery, { locale: 'en-us', handle: 'any' });
  shop.environment.commitPayload(operation, {
    product: { __typename: 'Product', id: 'any', relatedHeading: 'Related', related: tiles },
  });
  const { product } = shop.environment.lookup(operation.fragment)
    .data as unknown as RelatedProductsQuery$data;
  const products = product?.related as ProductGrid_products$key;
  const at = (search: string) => (
    <NavigationContext
      value={{
        match: { ...shop.match, search: new URLSearchParams(search) },
        navigate: shop.navigate,
        preload: () => () => {},
      }}
    >
      <ProductGrid products={products} label="Related Products" listId="related" {...props} />
    </NavigationContext>
  );
  const { rerender } = shop.render(at(''));
  return { moveTo: (search: string) => rerender(shop.wrap(at(search))) };
}

const events = (name: string) => (window.dataLayer ?? []).filter(({ event }) => event === name);
const list = { item_list_id: 'related', item_list_name: 'Related Products' };

describe('reports (catalogue.md 7.6)', () => {
  test('view_item_list when the list comes into view, with the tiles’ data', () => {
    renderGrid();
    expect(events('view_item_list')).toEqual([]);
    view.show();
    expect(events('view_item_list')).toEqual([
      {
        event: 'view_item_list',
        ecommerce: {
          ...list,
          items: [
            {
              item_name: 'Lodestar 98',
              item_id: 'lodestar-98',
              bc_item_id: 1001,
              price: 632,
              discount: 158,
              quantity: 1,
              index: 0,
              ...list,
            },
            {
              item_name: 'Gangue 104',
              item_id: 'gangue-104',
              bc_item_id: 1004,
              item_variant: 'Coal',
              price: 730,
              discount: 0,
              quantity: 1,
              index: 1,
              ...list,
            },
          ],
        },
      },
    ]);
  });

  test('view_item_list of a list filtered by colour has that colour’s price, as its tiles do', () => {
    renderGrid({ colors: [null, 'Amethyst'] });
    view.show();
    expect(events('view_item_list')).toMatchObject([
      {
        ecommerce: {
          items: [
            { item_id: 'lodestar-98', price: 632 },
            { item_id: 'gangue-104', item_variant: 'Amethyst', price: 584, discount: 146 },
          ],
        },
      },
    ]);
  });

  test('once per list and page view: not when it leaves and comes back', () => {
    renderGrid();
    view.show();
    view.show(false);
    view.show();
    expect(events('view_item_list')).toHaveLength(1);
  });

  test('again at another address of the same screen, which is another page view', () => {
    const { moveTo } = renderGrid();
    view.show();
    moveTo('');
    view.show();
    expect(events('view_item_list')).toHaveLength(1);
    moveTo('color=coal');
    view.show();
    expect(events('view_item_list')).toHaveLength(2);
  });

  test('of a slider as well', () => {
    renderGrid({ slider: Slider });
    view.show();
    expect(events('view_item_list')).toHaveLength(1);
  });

  test('select_item when a tile is followed, in its current colour', async () => {
    renderGrid();
    await userEvent.click(screen.getByTitle('Amethyst'));
    expect(events('select_item')).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: 'Gangue 104' }));
    expect(events('select_item')).toEqual([
      {
        event: 'select_item',
        ecommerce: {
          ...list,
          items: [
            {
              item_name: 'Gangue 104',
              item_id: 'gangue-104',
              bc_item_id: 1004,
              item_variant: 'Amethyst',
              price: 584,
              discount: 146,
              quantity: 1,
              index: 1,
              ...list,
            },
          ],
        },
      },
    ]);
  });
});

test('a slider starts disabled, as a plain row of all its tiles', () => {
  renderGrid({ slider: Slider });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(document.querySelector('.slider-initialized')).toBeNull();
});

test.each([
  ['6 by default', 'grid', 6],
  ['4 when a slider', 'slider', 4],
] as const)('before loading, skeleton tiles titled Loading are shown: %s', (_, variant, count) => {
  render(<ProductGridSkeleton variant={variant} />);
  expect(screen.getAllByTitle('Loading')).toHaveLength(count);
});

test('nothing is rendered if the list is empty', () => {
  const { container } = createTestShop().render(
    <ProductGrid products={[]} label="Products" listId="related" />,
  );
  expect(container.innerHTML).toBe('');
});

test('products that fail to load affect their section only, until a retry', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = () => {
    throw new Error('down');
  };
  const { rerender } = render(
    <SectionBoundary resetKey={1} fallback={<p>Not here</p>}>
      <Broken />
    </SectionBoundary>,
  );
  expect(screen.getByText('Not here')).toBeDefined();
  rerender(
    <SectionBoundary resetKey={2} fallback={<p>Not here</p>}>
      <p>Here</p>
    </SectionBoundary>,
  );
  expect(screen.getByText('Here')).toBeDefined();
});
