import { cleanup, screen } from '@testing-library/react';
import { loadQuery } from 'react-relay/hooks.js';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, expect, test } from 'vitest';
import type { AccountCreateRouteQuery } from '#relay/AccountCreateRouteQuery.graphql.ts';
import accountCreateRouteQuery from '#relay/AccountCreateRouteQuery.graphql.ts';
import { testCountries } from '../../components/AddressFields/testCountries.ts';
import { createTestShop } from '../../components/ProductGrid/testShop.tsx';
import { PageStatusContext } from '../../page/HttpStatus.tsx';
import { AccountCreateRoute } from './AccountCreateRoute.tsx';

afterEach(cleanup);

function open(viewer: object | null, search = '') {
  const shop = createTestShop({ path: '/en-us/account/create', search });
  const { environment } = shop;
  const variables = { locale: 'en-us' };
  environment.commitPayload(createOperationDescriptor(accountCreateRouteQuery, variables), {
    viewer,
    market: { id: 'market', country: 'US', addressCountries: testCountries },
  });
  const status = { code: 200, location: '' };
  const page = loadQuery<AccountCreateRouteQuery>(environment, accountCreateRouteQuery, variables);
  shop.render(
    <PageStatusContext value={status}>
      <AccountCreateRoute queries={{ page }} match={shop.match} />
    </PageStatusContext>,
  );
  return { status, navigate: shop.navigate };
}

test('a guest gets the form, without a field for a pro code', () => {
  const { status } = open(null);
  expect(screen.getByRole('heading').textContent).toBe('Create an account');
  expect(screen.getByLabelText('Email')).toBeDefined();
  expect(screen.queryByLabelText('Pro code')).toBeNull();
  expect(status.code).toBe(200);
});

test.each([
  ['to the account', '', '/en-us/account'],
  ['to where they were headed', 'next=%2Fen-us%2Fcart', '/en-us/cart'],
])('a signed-in customer is redirected %s', (_, search, expected) => {
  const { status, navigate } = open({ __typename: 'Customer', id: 'customer' }, search);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(status).toEqual({ code: 302, location: expected });
  expect(navigate).toHaveBeenCalledWith(expected, { replace: true });
});
