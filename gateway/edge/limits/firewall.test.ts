import { expect, test } from 'vitest';
import { AddressList } from '../../config/addressList.ts';
import { createFirewall } from './firewall.ts';

const firewall = createFirewall({
  blocked: new AddressList('198.51.100.0/24, 2001:db8:bad::/48'),
  neverBlocked: new AddressList('198.51.100.9, 192.0.2.1'),
});
const shopper = { url: '/en-us/c/skis', userAgent: 'Mozilla/5.0', address: '203.0.113.5' };

test.each([
  ['an ordinary caller passes', {}, false],
  ['a listed address is blocked', { address: '198.51.100.7' }, true],
  ['also as an IPv4-mapped address', { address: '::ffff:198.51.100.7' }, true],
  ['also an IPv6 address', { address: '2001:db8:bad:1::9' }, true],
  ['also with a port', { address: '198.51.100.7:50112' }, true],
  ['also with port and brackets', { address: '[2001:db8:bad::9]:443' }, true],
  ['an allowed address passes although its range is blocked', { address: '198.51.100.9' }, false],
  ['an allowed address may request anything', { address: '192.0.2.1', url: '/wp-login.php' }, false],
  ['an allowed address may use any user agent', { address: '192.0.2.1', userAgent: 'sleep(1)' }, false],
  ['others are blocked by content', { url: '/wp-login.php' }, true],
  ['an unknown address is judged by content only', { address: 'unknown' }, false],
])('%s', (_, changes, expected) => {
  expect(firewall({ ...shopper, ...changes })).toBe(expected);
});
