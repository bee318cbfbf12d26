import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, expect, test } from 'vitest';
import productRouteQuery from '#relay/ProductRouteQuery.graphql.ts';
import rideProduct from '#relay/Ride_product.graphql.ts';
import type { Ride_product$key } from '#relay/Ride_product.graphql.ts';
import { createTestShop } from '../../../components/ProductGrid/testShop.tsx';
import { stubView } from '../../../viewport/testView.ts';
import { Ride } from './Ride.tsx';
// Loaded now, so that no test waits for its module.
import './RideNeighbourList.tsx';

const view = stubView();
afterEach(cleanup);

function setUp(ride: object | null) {
  const shop = createTestShop({ path: '/en-us/p/ropeway-94' });
  const operation = createOperationDescriptor(productRouteQuery, { locale: 'en-us', handle: 'ropeway-94' });
  shop.environment.commitPayload(operation, {
    market: null,
    product: { __typename: 'Product', id: 'p', handle: 'ropeway-94', ride },
  });
  const key = {
    __id: 'p',
    __fragments: { [rideProduct.name]: {} },
    __fragmentOwner: operation.request,
  } as unknown as Ride_product$key;
  shop.render(<Ride product={key} />);
  return shop;
}

test('a ski is drawn and measured', () => {
  setUp({
    profile: 'TIP',
    sidecut: { tip: 128, waist: 94, tail: 115 },
    flex: 6,
    scales: [{ scale: 'FLOAT', value: 0.53 }],
  });
  expect(screen.getByText('Rockered tip: starts a turn easily')).toBeTruthy();
  expect(screen.getByText('Widths in millimeters: tip 128, waist 94, tail 115')).toBeTruthy();
  expect(screen.getByText('Flex 6 of 10: medium, easygoing but steady')).toBeTruthy();
  expect(document.querySelectorAll('figure svg')).toHaveLength(3);
  const scale = screen.getByRole('meter', { name: 'Floats in deep snow' });
  expect(scale.getAttribute('value')).toBe('5');
  expect(scale.getAttribute('aria-valuetext')).toBe('5 of 10');
});

test('what a newer gateway says is left out', () => {
  setUp({
    profile: 'BANANA',
    sidecut: null,
    scales: [{ scale: 'LOUDNESS', value: 1 }],
  });
  expect(document.querySelector('svg')).toBeNull();
  expect(screen.queryByRole('meter')).toBeNull();
});

test('nothing is shown of what is no ski', () => {
  setUp(null);
  expect(document.querySelector('section')).toBeNull();
});

test('its neighbours are compared once they are in view', async () => {
  const { environment } = setUp({ profile: 'TIP', sidecut: null, scales: [] });
  expect(environment.mock.getAllOperations()).toEqual([]);
  view.show();
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: {
        product: {
          __typename: 'Product',
          id: 'p',
          ride: {
            neighbours: [
              {
                product: {
                  __typename: 'Product',
                  id: 'c',
                  displayTitle: 'Canary 86',
                  path: '/en-us/p/canary-86',
                },
                differences: ['WIDER', 'SOFTER', 'CALMER'],
              },
            ],
          },
        },
      },
    }),
  );
  expect((await screen.findByRole('listitem')).textContent).toBe(
    'wider, softer, and calmer at speed than Canary 86',
  );
  expect(screen.getByRole('link', { name: 'Canary 86' }).getAttribute('href')).toBe('/en-us/p/canary-86');
});
