import { expect, test } from 'vitest';
import { isBlocked } from './firewall.rules.ts';

test.each([
  ['a URL with .php is blocked', '/index.php', '', true],
  ['a URL with wp- is blocked', '/wp-login', '', true],
  ['a URL with -wp is blocked', '/old-wp/', '', true],
  ['a URL with sleep( is blocked', '/?q=sleep(5)', '', true],
  ['an encoded sleep( is blocked as well', '/?q=sleep%285%29', '', true],
  ['a URL with select( is blocked', '/?id=SELECT(1)', '', true],
  ['a user agent with sleep( is blocked', '/', "x' or sleep(9)", true],
  ['a user agent with select( is blocked', '/', 'Mozilla select(1)', true],
  ['a shopper passes', '/en-us/c/skis?color=spruce', 'Mozilla/5.0', false],
  ['a broken escape passes to the 404', '/%E0%A4%A', 'Mozilla/5.0', false],
])('%s', (_, url, agent, expected) => {
  expect(isBlocked(url, agent)).toBe(expected);
});
