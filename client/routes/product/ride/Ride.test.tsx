import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createTestShop } from '../../../components/ProductGrid/testShop.tsx';
import Ride from './Ride.tsx';

afterEach(cleanup);

async function setUp(ride: object | null) {
  const shop = createTestShop({ path: '/en-us/p/ropeway-94' });
  shop.render(<Ride handle="ropeway-94" />);
  await act(async () => {
    shop.environment.mock.resolveMostRecentOperation({
      data: { product: { __typename: 'Product', id: 'p', ride } },
    });
  });
}

test('a ski is drawn, measured and compared', async () => {
  await setUp({
    profile: 'TIP',
    sidecut: { tip: 128, waist: 94, tail: 115 },
    scales: [{ scale: 'FLOAT', value: 0.53 }],
    neighbours: [
      {
        product: { id: 'c', displayTitle: 'Canary 86', path: '/en-us/p/canary-86' },
        differences: ['WIDER', 'HEAVIER', 'CALMER'],
      },
    ],
  });
  expect(screen.getByText('Rockered tip: starts a turn easily')).toBeTruthy();
  expect(screen.getByText('Widths in millimeters: tip 128, waist 94, tail 115')).toBeTruthy();
  const scale = screen.getByRole('meter', { name: 'Floats in deep snow' });
  expect(scale.getAttribute('value')).toBe('5');
  expect(scale.getAttribute('aria-valuetext')).toBe('5 of 10');
  expect(screen.getByRole('listitem').textContent).toBe('wider, heavier, and calmer at speed than Canary 86');
  expect(screen.getByRole('link', { name: 'Canary 86' }).getAttribute('href')).toBe('/en-us/p/canary-86');
});

test('what a newer gateway says is left out', async () => {
  await setUp({
    profile: 'BANANA',
    sidecut: null,
    scales: [{ scale: 'LOUDNESS', value: 1 }],
    neighbours: [],
  });
  expect(document.querySelector('svg')).toBeNull();
  expect(screen.queryByRole('meter')).toBeNull();
});

test('nothing is shown of what is no ski', async () => {
  await setUp(null);
  expect(document.querySelector('section')).toBeNull();
});
