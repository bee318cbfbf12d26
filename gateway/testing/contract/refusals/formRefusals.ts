/** Refusals of the forms that need no account: an order’s status, email lists, stock notices. */
import { invalid, product, row, type Row } from './refusalRow.ts';
import { again, guest, variantThatIs } from './refusingShop.ts';

export const formRefusals: readonly Row[] = [
  invalid('findOrder', { number: 'INVALID_ORDER_NUMBER', email: 'REQUIRED' }, () =>
    guest({ number: 'A-1', email: ' ' }),
  ),
  row('findOrder', 'OrderNotFound ORDER_NOT_FOUND', null, () =>
    guest({ number: '404', email: 'nobody@skarn.example' }),
  ),
  row('findOrder', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, () =>
    again(8, 'findOrder', guest({ number: '405', email: 'nobody@skarn.example' })),
  ),

  invalid(
    'joinEmailLists',
    { email: 'INVALID_EMAIL', listIds: 'REQUIRED', hasConsented: 'CONSENT_REQUIRED' },
    () => guest({ email: 'ruth', listIds: [], hasConsented: false }, 'en-ca'),
  ),
  row('joinEmailLists', 'NoEmailLists NO_EMAIL_LISTS', null, () =>
    guest({ email: 'ruth@skarn.example', listIds: [], hasConsented: true }, 'ja-jp'),
  ),
  row('joinEmailLists', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, () =>
    again(
      10,
      'joinEmailLists',
      guest({ email: 'nell@skarn.example', listIds: ['letters'], hasConsented: true }),
    ),
  ),

  invalid('requestStockNotice', { email: 'INVALID_EMAIL' }, () =>
    guest({ variantId: product, email: 'ruth' }),
  ),
  row('requestStockNotice', 'AlreadyInStock ALREADY_IN_STOCK', 'variantId', async () =>
    guest({ variantId: await variantThatIs('LOW_STOCK'), email: 'ruth@skarn.example' }),
  ),
  row('requestStockNotice', 'NoStockNotice UNKNOWN_VARIANT', 'variantId', () =>
    guest({ variantId: product, email: 'ruth@skarn.example' }),
  ),
  row('requestStockNotice', 'NoStockNotice NO_STOCK_NOTICE', 'variantId', async () =>
    guest({ variantId: await variantThatIs('SOLD_OUT', 'en-ca'), email: 'ruth@skarn.example' }, 'en-ca'),
  ),
  row('requestStockNotice', 'NoShopHere NO_SHOP_HERE', null, () =>
    guest({ variantId: product, email: 'ruth@skarn.example' }, 'ja-jp'),
  ),
  row('requestStockNotice', 'TooManyAttempts TOO_MANY_ATTEMPTS', null, () =>
    again(10, 'requestStockNotice', guest({ variantId: product, email: 'berta@skarn.example' })),
  ),
];
