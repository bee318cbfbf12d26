import { cleanup, screen } from '@testing-library/react';
import { createOperationDescriptor } from 'relay-runtime';
import { afterEach, expect, test } from 'vitest';
import productRouteQuery from '#relay/ProductRouteQuery.graphql.ts';
import proBenefitPrice from '#relay/ProBenefit_price.graphql.ts';
import type { ProBenefit_price$key } from '#relay/ProBenefit_price.graphql.ts';
import { testMoney, testPrice } from '../ProductGrid/testProducts.ts';
import { createTestShop } from '../ProductGrid/testShop.tsx';
import ProBenefit from './ProBenefit.tsx';

afterEach(cleanup);

test.each([
  ['a price', null, 'Pro price Shop price $600 You save $60'],
  ['a range', testMoney(567), 'Pro price Shop price $600 You save $60 or more'],
])('of %s', (_, highest, words) => {
  const shop = createTestShop();
  const operation = createOperationDescriptor(productRouteQuery, { locale: 'en-us', handle: 'x' });
  shop.environment.commitPayload(operation, {
    market: null,
    product: {
      __typename: 'Product',
      id: 'x',
      price: {
        ...testPrice(540),
        __typename: 'ProductPrice',
        highest,
        proBenefit: { shopPrice: testMoney(600), saving: testMoney(60) },
      },
    },
  });
  const key = {
    __id: 'client:x:price',
    __fragments: { [proBenefitPrice.name]: {} },
    __fragmentOwner: operation.request,
  } as unknown as ProBenefit_price$key;
  shop.render(<ProBenefit price={key} />);
  expect(screen.getByText('Pro price').parentElement?.textContent).toBe(words);
});
