import { cleanup, screen } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, expect, test } from 'vitest';
import type { ProCreateRouteQuery } from '#relay/ProCreateRouteQuery.graphql.ts';
import proCreateRouteQuery from '#relay/ProCreateRouteQuery.graphql.ts';
import { testCountries } from '../../components/AddressFields/testCountries.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { PageStatusContext } from '../../page/HttpStatus.tsx';
import { ProCreateRoute } from './ProCreateRoute.tsx';

afterEach(cleanup);

function open(viewer: object | null) {
  const shop = createTestShop({ path: '/en-us/pro/create' });
  const { environment } = shop;
  const variables = { locale: 'en-us' };
  environment.commitPayload(createOperationDescriptor(proCreateRouteQuery, variables), {
    viewer,
    market: { id: 'market', country: 'US', addressCountries: testCountries },
  });
  const status = { code: 200, location: '' };
  const page = loadQuery<ProCreateRouteQuery>(environment, proCreateRouteQuery, variables);
  shop.render(
    <PageStatusContext value={status}>
      <ProCreateRoute queries={{ page }} match={shop.match} />
    </PageStatusContext>,
  );
  return status;
}

test('a guest gets the form, with the pro code first', () => {
  open(null);
  expect(screen.getByRole('heading').textContent).toBe('Create a pro account');
  const [first] = screen.getAllByRole<HTMLInputElement>('textbox');
  expect([first?.name, first?.required]).toEqual(['proCode', true]);
});

test.each([
  ['a customer enters the code only', false, '/en-us/pro/signup'],
  ['a pro has one', true, '/en-us/pro'],
])('%s', (_, isPro, location) => {
  expect(open({ __typename: 'Customer', id: 'customer', isPro })).toEqual({ code: 302, location });
});
