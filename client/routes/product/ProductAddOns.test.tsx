/** Add-ons of the product page: reserved space, their fit with the chosen length, none, and failures. */
import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { testAddOn } from '../../components/AddOnGrid/testAddOns.ts';
import { pick, product, setUp } from './testProductRoute.tsx';

describe('add-ons', () => {
  const pending = (mock: ReturnType<typeof setUp>['mock']) =>
    mock.getAllOperations().find(({ request }) => request.node.params.name === 'ProductAddOnsQuery')!;
  const answer = (mock: ReturnType<typeof setUp>['mock'], addOns: object | null) =>
    act(async () =>
      mock.resolve(pending(mock), {
        data: { product: { __typename: 'Product', id: product.id, addOns }, cart: null },
      }),
    );
  const section = () => document.getElementById('add_on_products');

  test('reserve their space, then show the editors’ selection', async () => {
    const { mock } = setUp();
    expect(screen.getAllByText('Loading products')).toHaveLength(2);
    await answer(mock, {
      heading: 'Goes with skis',
      variesBySize: false,
      addOns: [testAddOn('strap', 'Pair Strap', ['1'])],
    });
    expect(screen.getByRole('region', { name: 'Goes with skis' })).toBe(section());
    expect(screen.getByRole('button', { name: 'Add Pair Strap' })).toBeDefined();
  });

  test('refetch their fit when a length is selected, only where it depends on it', async () => {
    const { mock } = setUp();
    const brake = (message: string) =>
      testAddOn('brake', 'Brake', ['1'], { fit: { verdict: 'FITS', message } });
    await answer(mock, { heading: 'Goes', variesBySize: true, addOns: [brake('All lengths')] });
    await pick('171');
    const again = mock.getMostRecentOperation();
    expect(again.request.variables).toEqual({ id: product.id, size: '171' });
    expect(screen.getByText('All lengths')).toBeDefined();
    await act(async () =>
      mock.resolve(again, {
        data: {
          node: {
            __typename: 'Product',
            id: product.id,
            addOns: { heading: 'Goes', variesBySize: true, addOns: [brake('This one')] },
          },
        },
      }),
    );
    expect(screen.getByText('This one')).toBeDefined();
  });

  test('where it does not, selecting a length requests nothing', async () => {
    const { mock } = setUp();
    await answer(mock, { heading: 'Goes', variesBySize: false, addOns: [testAddOn('a', 'A', ['1'])] });
    const before = mock.getAllOperations().length;
    await pick('171');
    expect(mock.getAllOperations()).toHaveLength(before);
  });

  test('render nothing when there are none', async () => {
    const { mock } = setUp();
    await answer(mock, null);
    expect(section()).toBeNull();
    expect(screen.getAllByText('Loading products')).toHaveLength(1);
  });

  test('that fail to load affect their section only', async () => {
    const { mock } = setUp();
    await act(async () => mock.reject(pending(mock), new Error('down')));
    expect(screen.getByRole('alert').textContent).toMatch(/couldn’t load the products/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lodestar 98');
  });
});
