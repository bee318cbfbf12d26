import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createTestShop } from '../../../components/ProductGrid/testShop.tsx';
import { testMoney } from '../../../components/ProductGrid/testProducts.ts';
import { LiveRegion } from '../../../ui/LiveRegion/LiveRegion.tsx';
import { stubView } from '../../../viewport/testView.ts';
// Loaded now, so that no test waits for its module.
import './SkiSet.tsx';
import { SetPlace } from './SetPlace.tsx';

const view = stubView();
afterEach(cleanup);

const price = (amount: number) => ({
  current: testMoney(amount),
  highest: null,
  regular: null,
  isOnSale: false,
  isRetailPrice: false,
  isRegularRetailPrice: false,
  proBenefit: null,
});

function variant(id: string, isPurchasable = true) {
  return { __typename: 'Variant', id, isPurchasable, selections: [{ value: id }], price: price(100) };
}

function part(title: string, variants: ReturnType<typeof variant>[], message: string | null = 'Fits') {
  const suggested = variants.find(({ isPurchasable }) => isPurchasable);
  return {
    message,
    product: {
      id: title,
      displayTitle: title,
      image: { rendition: { src: 'p.jpg', srcSet: '', width: 4, height: 4, sources: [], placeholder: null } },
      price: price(100),
    },
    variants,
    suggested: suggested ? { __typename: 'Variant', id: suggested.id } : null,
  };
}

function setUp({ size = '171' as string | null, variantId = 'ski' as string | null } = {}) {
  const shop = createTestShop({ path: '/en-us/p/ropeway-94' });
  const handleMissing = vi.fn();
  shop.render(
    <>
      <LiveRegion />
      <SetPlace
        handle="ropeway-94"
        title="Ropeway 94"
        size={size}
        variantId={variantId}
        missing={variantId === null ? 'Length' : null}
        onMissing={handleMissing}
        buttonRef={() => {}}
      />
    </>,
  );
  const { mock } = shop.environment;
  const nameOf = () => mock.getMostRecentOperation().request.node.operation.name;
  return {
    handleMissing,
    mock,
    nameOf,
    answer: (data: object) => act(async () => mock.resolveMostRecentOperation({ data } as never)),
    /** Brings it into view and answers with this set. */
    async load(skiSet: object | null) {
      view.show();
      await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
      await this.answer({ product: { __typename: 'Product', id: 'p', skiSet } });
    },
    async total() {
      await waitFor(() => expect(nameOf()).toBe('SetTotalQuery'));
      const { variantIds } = mock.getMostRecentOperation().request.variables;
      await this.answer({ setTotal: testMoney(1267) });
      return variantIds as string[];
    },
  };
}

const bindings = [
  part('Pinion 10', [variant('soot-100')]),
  part('Pinion 12', [variant('soot-120'), variant('copper-120'), variant('patina-120', false)]),
];
const skins = [part('Ropeway Skin', [variant('ember-171')])];

test('its heading is there before anything loads', () => {
  const { mock } = setUp();
  expect(screen.getByRole('heading', { name: 'Complete your setup' })).toBeTruthy();
  expect(mock.getAllOperations()).toEqual([]);
});

test('begins with the first binding and skin, and adds all with one press', async () => {
  const shop = setUp();
  await shop.load({ bindings, skins });
  expect(await shop.total()).toEqual(['ski', 'soot-100', 'ember-171']);
  expect(screen.getByText('$1267')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add all 3 to cart' }));
  await waitFor(() => expect(shop.nameOf()).toBe('addSetMutation'));
  expect(shop.mock.getMostRecentOperation().request.variables['input']).toEqual({
    items: ['ski', 'soot-100', 'ember-171'].map((variantId) => ({ variantId, quantity: 1 })),
  });
  await shop.answer({
    addCartItems: {
      __typename: 'InsufficientStock',
      __isRefusal: 'InsufficientStock',
      message: 'Pinion 10: This item is sold out. Nothing was added to your cart.',
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('Pinion 10');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Pinion 10/ }).checked).toBe(true);
});

test('without a response it does not claim that anything was added', async () => {
  const shop = setUp();
  await shop.load({ bindings, skins });
  await shop.total();
  await userEvent.click(screen.getByRole('button', { name: 'Add all 3 to cart' }));
  await waitFor(() => expect(shop.nameOf()).toBe('addSetMutation'));
  await act(async () => shop.mock.rejectMostRecentOperation(new Error('offline')));
  expect(screen.getByRole('alert').textContent).toContain('Check your cart');
});

test('another version and no skin', async () => {
  const shop = setUp();
  await shop.load({ bindings, skins });
  await shop.total();
  await userEvent.click(screen.getByRole('radio', { name: /Pinion 12/ }));
  const versions = screen.getByRole('combobox', { name: 'Version of Pinion 12' });
  await userEvent.selectOptions(versions, 'copper-120');
  await userEvent.click(screen.getByRole('radio', { name: 'No skins' }));
  expect(await shop.total()).toEqual(['ski', 'copper-120']);
  expect(screen.getByRole('button', { name: 'Add all 2 to cart' })).toBeTruthy();
  const closed = screen.getByRole<HTMLOptionElement>('option', { name: 'patina-120 (sold out)' });
  expect(closed.disabled).toBe(true);
});

test('a part that is sold out cannot be chosen', async () => {
  const shop = setUp();
  await shop.load({ bindings: [part('Pinion 8', [variant('ash-85', false)]), ...bindings], skins: [] });
  const closed = screen.getByRole<HTMLInputElement>('radio', { name: /Pinion 8 Sold out/ });
  expect(closed.disabled).toBe(true);
  expect(await shop.total()).toEqual(['ski', 'soot-100']);
});

test('a pro’s price, which says what is saved, has a line of its own', async () => {
  const shop = setUp();
  const pros = part('Pinion 10', [variant('soot-100')]);
  const proBenefit = { __typename: 'ProBenefit', shopPrice: testMoney(200), saving: testMoney(100) };
  const [first] = pros.variants;
  await shop.load({
    bindings: [{ ...pros, variants: [{ ...first, price: { ...first!.price, proBenefit } }] }],
    skins,
  });
  const isPro = (name: RegExp) =>
    screen.getByRole('radio', { name }).closest('label')?.querySelector('[data-pro]') !== null;
  expect([isPro(/Pinion 10/), isPro(/Ropeway Skin/)]).toEqual([true, false]);
});

test('without a length the button leads to it', async () => {
  const shop = setUp({ size: null, variantId: null });
  await shop.load({ bindings, skins: [part('Ropeway Skin', [], null)] });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Choose a length first/ }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Choose a length first' }));
  expect(shop.handleMissing).toHaveBeenCalledOnce();
});

test.each([null, { bindings: [], skins: [] }])('nothing fits: %o', async (skiSet) => {
  const shop = setUp();
  await shop.load(skiSet);
  expect(screen.getByText('None of our bindings or skins fit this ski.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
