import { describe, expect, test } from 'vitest';
import { addressThrough, checkoutAddress } from './checkoutAddress.rules.ts';

const at = (address: string, region = 'us') => [{ region, address }];

describe('the address of the checkout', () => {
  test.each<[string, { region: string; address: string }[], string | null]>([
    [
      'is the store’s own template with the cart’s id',
      [...at('https://ca.skarn.example/{cartId}', 'ca'), ...at('https://us.skarn.example/pay?cart={cartId}')],
      'https://us.skarn.example/pay?cart=c%2F1',
    ],
    ['is missing when none is set', [], null],
    ['is missing when only another store’s is set', at('https://ca.skarn.example/{cartId}', 'ca'), null],
    ['is missing when the template has no cart placeholder', at('https://us.skarn.example/checkout'), null],
    ['may be on a loopback address', at('http://127.0.0.1:4100/{cartId}'), 'http://127.0.0.1:4100/c%2F1'],
    ['may be on localhost', at('http://localhost:4100/{cartId}'), 'http://localhost:4100/c%2F1'],
    ['is never unencrypted anywhere else', at('http://us.skarn.example/{cartId}'), null],
    [
      'is never on a host that only starts like localhost',
      at('http://127.0.0.1.evil.example/{cartId}'),
      null,
    ],
    ['is never a script', at('javascript:alert({cartId})'), null],
    ['never carries a password', at('https://us:pw@skarn.example/{cartId}'), null],
    ['is never a relative path', at('/checkout/{cartId}'), null],
  ])('%s', (_sentence, templates, address) => {
    expect(checkoutAddress(templates, 'us', 'c/1')).toBe(address);
  });
});

describe('the checkout URL for a signed-in customer', () => {
  const checkout = 'https://us.skarn.example/checkout/c1?step=1';

  test.each([
    ['is the store’s sign-in', 'https://us.skarn.example/login/token/j.w.t', true],
    ['is the checkout when the sign-in is on another host', 'https://shop.example/login/token/j.w.t', false],
    ['is the checkout when the sign-in is not encrypted', 'http://us.skarn.example/login/token/j.w.t', false],
    ['is the checkout when the sign-in is not a URL', 'nowhere', false],
  ])('%s', (_sentence, login, isLogin) => {
    expect(addressThrough(login, checkout)).toBe(isLogin ? login : checkout);
  });
});
