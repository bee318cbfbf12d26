/** The hand-over to the hosted checkout. */
import { describe, expect, test } from 'vitest';
import { addressThrough, checkoutAddress, checkoutPath } from './checkoutAddress.rules.ts';

const at = (address: string, region = 'us') => [{ region, address }];

describe('the address of the checkout', () => {
  test.each<[string, { region: string; address: string }[], string | null]>([
    [
      'is the store’s own template with the cart’s id',
      [...at('https://ca.skarn.example/{cartId}', 'ca'), ...at('https://us.skarn.example/pay?cart={cartId}')],
      'https://us.skarn.example/pay?cart=c%2F1',
    ],
    ['is missing where the editors set none', [], null],
    ['is missing where they set another store’s only', at('https://ca.skarn.example/{cartId}', 'ca'), null],
    [
      'is missing where the template has no place for the cart',
      at('https://us.skarn.example/checkout'),
      null,
    ],
    ['may be on this machine', at('http://127.0.0.1:4100/{cartId}'), 'http://127.0.0.1:4100/c%2F1'],
    ['may be on this machine by name', at('http://localhost:4100/{cartId}'), 'http://localhost:4100/c%2F1'],
    ['is never unencrypted anywhere else', at('http://us.skarn.example/{cartId}'), null],
    [
      'is never on a host that only starts like this machine',
      at('http://127.0.0.1.evil.example/{cartId}'),
      null,
    ],
    ['is never a script', at('javascript:alert({cartId})'), null],
    ['never carries a password', at('https://us:pw@skarn.example/{cartId}'), null],
    ['is never a path', at('/checkout/{cartId}'), null],
  ])('%s', (_sentence, templates, address) => {
    expect(checkoutAddress(templates, 'us', 'c/1')).toBe(address);
  });
});

describe('the way for somebody who is signed in', () => {
  const checkout = 'https://us.skarn.example/checkout/c1?step=1';

  test('the store’s sign-in is told the checkout’s path', () => {
    expect(checkoutPath(checkout)).toBe('/checkout/c1?step=1');
  });

  test.each([
    ['is the store’s sign-in', 'https://us.skarn.example/login/token/j.w.t', true],
    ['is the checkout where the sign-in is of another host', 'https://shop.example/login/token/j.w.t', false],
    [
      'is the checkout where the sign-in is not encrypted',
      'http://us.skarn.example/login/token/j.w.t',
      false,
    ],
    ['is the checkout where the sign-in is no address', 'nowhere', false],
  ])('%s', (_sentence, login, isLogin) => {
    expect(addressThrough(login, checkout)).toBe(isLogin ? login : checkout);
  });
});
