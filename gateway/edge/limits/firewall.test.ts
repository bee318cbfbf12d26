import { expect, test } from 'vitest';
import { AddressList } from '../../config/addressList.ts';
import { createFirewall } from './firewall.ts';

const firewall = createFirewall({
  blocked: new AddressList('198.51.100.0/24, 2001:db8:bad::/48'),
  neverBlocked: new AddressList('198.51.100.9, 192.0.2.1'),
});
const shopper = { url: '/en-us/c/skis', userAgent: 'Mozilla/5.0', address: '203.0.113.5' };

test.each([
  ['a shopper passes', {}, false],
  ['whoever is on the list is blocked', { address: '198.51.100.7' }, true],
  ['in v6 clothes, too', { address: '::ffff:198.51.100.7' }, true],
  ['by v6', { address: '2001:db8:bad:1::9' }, true],
  ['with the port that a proxy wrote', { address: '198.51.100.7:50112' }, true],
  ['with port and brackets', { address: '[2001:db8:bad::9]:443' }, true],
  ['whoever is never blocked passes, although the range is', { address: '198.51.100.9' }, false],
  ['and may ask for anything', { address: '192.0.2.1', url: '/wp-login.php' }, false],
  ['with any agent', { address: '192.0.2.1', userAgent: 'sleep(1)' }, false],
  ['nobody else may', { url: '/wp-login.php' }, true],
  ['a caller whose address nobody knows is judged by what it asks', { address: 'unknown' }, false],
])('%s', (_, changes, expected) => {
  expect(firewall({ ...shopper, ...changes })).toBe(expected);
});
