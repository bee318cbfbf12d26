import { expect, test } from 'vitest';
import { AddressList } from './addressList.ts';

const list = new AddressList(' 192.0.2.7, 198.51.100.0/24\n2001:db8:1::/48,2001:db8:2::5 ');

test.each([
  ['an address', '192.0.2.7', true],
  ['its neighbour', '192.0.2.8', false],
  ['the first of a range', '198.51.100.0', true],
  ['the last of a range', '198.51.100.255', true],
  ['the address after a range', '198.51.101.0', false],
  ['an IPv4-mapped address', '::ffff:192.0.2.7', true],
  ['an IPv4-mapped address in a range', '::ffff:198.51.100.9', true],
  ['a v6 range', '2001:db8:1:ffff::1', true],
  ['an address after a v6 range', '2001:db8:3::1', false],
  ['a v6 address', '2001:db8:2::5', true],
  ['a v6 address spelled out', '2001:0DB8:0002:0:0:0:0:5', true],
  ['a proxy’s placeholder for an unknown caller', 'unknown', false],
  ['nothing', '', false],
])('%s', (_, address, expected) => {
  expect(list.invalid).toEqual([]);
  expect(list.has(address)).toBe(expected);
});

test.each([
  '192.0.2.300',
  '192.0.2',
  '192.0.2.0/33',
  '192.0.2.0/',
  '192.0.2.0/8/8',
  '192.0.2.1-9',
  '2001:db8::/129',
  '192.0.2.7:80',
  'localhost',
  '*',
])('%s is neither an address nor a range', (entry) => {
  expect(new AddressList(`192.0.2.7,${entry}`).invalid).toEqual([entry]);
});

test('an empty list contains nothing', () => {
  expect(new AddressList('').has('127.0.0.1')).toBe(false);
});
