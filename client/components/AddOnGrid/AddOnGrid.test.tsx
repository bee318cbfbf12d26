import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProductAddOnsQuery } from '#relay/ProductAddOnsQuery.graphql.ts';
import productAddOnsQuery from '#relay/ProductAddOnsQuery.graphql.ts';
import viewerQuery from '#relay/useViewerQuery.graphql.ts';
import { belowCode } from '../../routes/product/lateParts.ts';
import { ProductAddOns } from '../../routes/product/ProductAddOns.tsx';
import { LiveRegion } from '../../ui/LiveRegion/LiveRegion.tsx';
import { afterPaint } from '../../viewport/afterPaint.ts';
import { testMoney, testPrice, testRendition, testSale } from '../ProductGrid/testProducts.ts';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import { testAddOn, testCartOf, unknownFit } from './testAddOns.ts';

// Preload the lazy code, so that its query can be answered.
beforeAll(() =>
  Promise.all([
    belowCode.load(),
    import('./QuickAddDialog.tsx'),
    import('../AddToCartButton/addCartItem.ts'),
  ]),
);
beforeEach(() => {
  window.dataLayer = [];
});
afterEach(cleanup);

const strap = testAddOn('strap', 'Pair Strap', ['strap-1']);
const fits = { size: null, verdict: 'FITS', message: 'Fits a 98 mm waist in 100 mm' };
const brake = testAddOn('brake', 'Timber Hitch Brake', ['90', '100'], {
  fit: fits,
  sizeFits: [
    { size: '90 mm', verdict: 'TOO_NARROW', message: 'Too narrow: your ski is 98 mm at the waist' },
    { size: '100 mm', verdict: 'FITS', message: 'Fits your ski: 98 mm at the waist' },
  ],
  price: {
    ...testSale(45, 60.1),
    discount: testMoney(15.1),
  },
});

/** The effects wait until the press is painted. */
async function click(control: HTMLElement): Promise<void> {
  await userEvent.click(control);
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
}

function setUp({ addOns = [strap, brake], cart = null }: { addOns?: object[]; cart?: object | null } = {}) {
  const shop = createTestShop({ path: '/en-us/p/lodestar-98' });
  const { environment } = shop;
  const variables = { locale: 'en-us', handle: 'lodestar-98' };
  environment.commitPayload(createOperationDescriptor(productAddOnsQuery, variables), {
    product: {
      __typename: 'Product',
      id: 'ski',
      addOns: { heading: 'Goes with these skis', variesBySize: false, addOns },
    },
  });
  environment.commitUpdate((store) => {
    if (cart === null) store.getRoot().setValue(null, 'cart');
  });
  if (cart !== null)
    environment.commitPayload(createOperationDescriptor(viewerQuery, { locale: 'en-us' }), {
      cart,
      viewer: null,
    });
  const query = loadQuery<ProductAddOnsQuery>(environment, productAddOnsQuery, variables, {
    fetchPolicy: 'store-or-network',
  });
  shop.render(
    <>
      <LiveRegion />
      <ProductAddOns query={query} size={null} />
    </>,
  );
  const { mock } = environment;
  const tile = (title: string) =>
    within(screen.getByRole('heading', { name: title }).closest('article') as HTMLElement);
  return {
    mock,
    tile,
    press: (name: string) => click(screen.getByRole('button', { name })),
    sent: () => mock.getMostRecentOperation().request,
    answer: (data: object) => act(async () => mock.resolveMostRecentOperation({ data })),
    reject: () => act(async () => mock.rejectMostRecentOperation(new Error('offline'))),
  };
}

const added = (...held: (readonly [productId: string, variantId: string])[]) => ({
  addCartItem: {
    __typename: 'AddCartItemPayload',
    cart: testCartOf(...held),
    line: { __typename: 'CartLine', id: 'line', product: null },
  },
});
const removed = { removeCartItem: { __typename: 'RemoveCartItemPayload', cart: null } };
const spoken = () => screen.getAllByRole('status').map((region) => region.textContent);

describe('the grid', () => {
  test('has the id add_on_products, and is a list', () => {
    setUp();
    const section = screen.getByRole('region', { name: 'Goes with these skis' });
    expect(section.id).toBe('add_on_products');
    expect(within(section).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Pair Strap' }).getAttribute('href')).toBe('/en-us/p/strap');
  });

  test('has no tags, not even on sale', () => {
    setUp();
    expect(screen.getByText('$60.1')).toBeDefined();
    expect(screen.queryByText('Sale')).toBeNull();
  });

  test('shows the fit, and nothing where it is unknown', () => {
    const shop = setUp();
    expect(shop.tile('Timber Hitch Brake').getByText(fits.message)).toBeDefined();
    expect(shop.tile('Pair Strap').queryByText(/Fits|Too/)).toBeNull();
  });
});

describe('a product in one variant', () => {
  test('is added to the cart at once; the button becomes a remove button', async () => {
    const { press, sent, answer, tile } = setUp();
    await press('Add Pair Strap');
    expect(sent().variables).toEqual({ locale: 'en-us', input: { variantId: 'strap-1', quantity: 1 } });
    expect(tile('Pair Strap').getByRole('button').getAttribute('aria-busy')).toBe('true');
    await answer(added(['strap', 'strap-1']));
    expect(tile('Pair Strap').getByText('Added to cart!')).toBeDefined();
    expect(tile('Pair Strap').getByRole('button', { name: 'Remove Pair Strap' })).toBeDefined();
    expect(tile('Timber Hitch Brake').queryByText('Added to cart!')).toBeNull();
    expect(spoken()).toContain('Pair Strap: added to cart!');
    expect(window.dataLayer).toEqual([]);
  });

  test('already in the cart has a checkmark and a remove button, also after a reload', () => {
    const { tile } = setUp({ cart: testCartOf(['strap', 'strap-1']) });
    expect(tile('Pair Strap').getByText('Added to cart!')).toBeDefined();
    expect(tile('Pair Strap').getByRole('button', { name: 'Remove Pair Strap' })).toBeDefined();
  });

  test('is removed at once, and the gateway confirms it', async () => {
    const { press, sent, answer, tile, mock } = setUp({ cart: testCartOf(['strap', 'strap-1']) });
    await press('Remove Pair Strap');
    await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
    expect(sent().variables).toEqual({ locale: 'en-us', input: { lineId: 'line of strap-1' } });
    expect(tile('Pair Strap').queryByText('Added to cart!')).toBeNull();
    await answer(removed);
    expect(tile('Pair Strap').getByRole('button', { name: 'Add Pair Strap' })).toBeDefined();
    expect(spoken()).toContain('Pair Strap removed.');
  });

  test('returns when its removal fails, with an error', async () => {
    const { press, reject, tile, mock } = setUp({ cart: testCartOf(['strap', 'strap-1']) });
    await press('Remove Pair Strap');
    await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
    await reject();
    expect(tile('Pair Strap').getByText('Added to cart!')).toBeDefined();
    expect(tile('Pair Strap').getByRole('alert').textContent).toMatch(/cart couldn’t be updated/);
  });

  test('shows a refusal’s message until the next attempt', async () => {
    const { press, answer, tile } = setUp();
    await press('Add Pair Strap');
    const message = 'This item is sold out.';
    await answer({
      addCartItem: { __typename: 'InsufficientStock', __isRefusal: 'InsufficientStock', message },
    });
    expect(tile('Pair Strap').getByRole('alert').textContent).toBe(message);
    await press('Add Pair Strap');
    expect(tile('Pair Strap').queryByRole('alert')).toBeNull();
  });

  test('ignores the second click of a double click', async () => {
    const { press, answer, mock } = setUp();
    await press('Add Pair Strap');
    await answer(added(['strap', 'strap-1']));
    fireEvent.click(screen.getByRole('button', { name: 'Remove Pair Strap' }), { detail: 2 });
    expect(mock.getAllOperations()).toHaveLength(0);
  });
});

describe('a product with options', () => {
  const option = {
    name: 'Brake Width',
    values: ['90 mm', '100 mm'].map((label) => ({ label, hexColors: [] })),
  };
  const variant = (id: string) => ({
    id,
    selections: [{ name: 'Brake Width', value: `${id} mm` }],
    isPurchasable: true,
    price: testPrice(Number(id) / 2),
  });
  const product = {
    node: {
      ...brake.product,
      price: testPrice(45),
      image: { alt: 'A brake', rendition: testRendition('brake') },
      swatches: [],
      options: [option],
      variants: [variant('90'), variant('100')],
    },
  };
  const dialog = () => within(screen.getByRole('dialog', { name: 'Timber Hitch Brake' }));
  const opened = async () => {
    const shop = setUp();
    await shop.press('Add Timber Hitch Brake');
    await shop.answer(product);
    await screen.findByRole('radio', { name: '90 mm' });
    return shop;
  };

  test('opens a dialog with a loading state', async () => {
    const { press, sent } = setUp();
    const button = screen.getByRole('button', { name: 'Add Timber Hitch Brake' });
    expect(button.getAttribute('aria-haspopup')).toBe('dialog');
    await press('Add Timber Hitch Brake');
    expect(sent().variables).toEqual({ locale: 'en-us', id: 'brake' });
    expect(document.querySelector('dialog [aria-busy="true"]')).not.toBeNull();
  });

  test('reports open_cart_add_on when opened', async () => {
    await opened();
    expect(window.dataLayer).toEqual([
      {
        event: 'open_cart_add_on',
        ecommerce: {
          items: [
            {
              item_name: 'Timber Hitch Brake',
              item_id: 'brake',
              bc_item_id: 77,
              price: 45,
              discount: 15.1,
              quantity: 1,
            },
          ],
        },
      },
    ]);
  });

  test('focuses the missing option when the button is pressed', async () => {
    const { press } = await opened();
    await press('Choose brake width');
    expect(document.activeElement).toBe(dialog().getByRole('radio', { name: '90 mm' }));
  });

  test('shows the fit of each size', async () => {
    await opened();
    expect(dialog().queryByText(/waist/)).toBeNull();
    await click(dialog().getByRole('radio', { name: '90 mm' }));
    expect(dialog().getByText(/Too narrow/).dataset['verdict']).toBe('TOO_NARROW');
    await click(dialog().getByRole('radio', { name: '100 mm' }));
    expect(dialog().getByText(/Fits your ski/).dataset['verdict']).toBe('FITS');
    expect(dialog().getByText('$50')).toBeDefined();
  });

  test('can be added and removed again with the same button', async () => {
    const { press, sent, answer } = await opened();
    await click(dialog().getByRole('radio', { name: '100 mm' }));
    await press('Add to cart');
    expect(sent().variables['input']).toEqual({ variantId: '100', quantity: 1 });
    await answer(added(['brake', '100']));
    expect(dialog().getByText('Added to cart!')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Remove');
    await click(dialog().getByRole('radio', { name: '90 mm' }));
    expect(dialog().queryByText('Added to cart!')).toBeNull();
    await click(dialog().getByRole('radio', { name: '100 mm' }));
    await click(dialog().getByRole('button', { name: 'Remove' }));
    expect(sent().variables['input']).toEqual({ lineId: 'line of 100' });
    await answer(removed);
    expect(dialog().getByRole('button', { name: 'Add to cart' })).toBeDefined();
  });

  test('shows a refusal in the dialog', async () => {
    const { press, answer } = await opened();
    await click(dialog().getByRole('radio', { name: '100 mm' }));
    await press('Add to cart');
    await answer({
      addCartItem: { __typename: 'NotPurchasable', __isRefusal: 'NotPurchasable', message: 'Not now.' },
    });
    expect(dialog().getByRole('alert').textContent).toBe('Not now.');
  });

  test('is reset on close: nothing is chosen, and the tile offers a new choice', async () => {
    const { press, answer, tile } = await opened();
    await click(dialog().getByRole('radio', { name: '100 mm' }));
    await press('Add to cart');
    await answer(added(['brake', '100']));
    await press('Done');
    expect(document.querySelector('dialog')?.open).toBe(false);
    expect(tile('Timber Hitch Brake').getByText('Added to cart!')).toBeDefined();
    await press('Add another Timber Hitch Brake');
    const radios = dialog().getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ checked }) => checked)).toEqual([false, false]);
    expect(dialog().getByRole('button', { name: 'Choose brake width' })).toBeDefined();
  });

  test('shows a failure to load, with a retry', async () => {
    const { press, reject, mock, answer } = setUp();
    await press('Add Timber Hitch Brake');
    await reject();
    const failure = within(await screen.findByRole('alert'));
    await userEvent.click(failure.getByRole('button'));
    expect(mock.getAllOperations()).toHaveLength(1);
    await answer(product);
    expect(await screen.findByRole('radio', { name: '90 mm' })).toBeDefined();
  });

  test('shows no unknown fit in the dialog either', async () => {
    const shop = setUp({ addOns: [testAddOn('brake', 'Timber Hitch Brake', ['90', '100'])] });
    expect(unknownFit.message).toBeNull();
    await shop.press('Add Timber Hitch Brake');
    await shop.answer(product);
    await userEvent.click(await screen.findByRole('radio', { name: '90 mm' }));
    expect(dialog().queryByText(/waist/)).toBeNull();
  });
});
