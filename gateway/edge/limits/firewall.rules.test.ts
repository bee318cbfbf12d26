import { expect, test } from 'vitest';
import { isBlocked } from './firewall.rules.ts';

test.each([
  ['a URL with .php is blocked', '/index.php', '', true],
  ['a URL with wp- is blocked', '/wp-login', '', true],
  ['a URL with -wp is blocked', '/old-wp/', '', true],
  ['a URL with sleep( is blocked', '/?q=sleep(5)', '', true],
  ['an encoded sleep( is blocked as well', '/?q=sleep%285%29', '', true],
  ['a URL with select( is blocked', '/?id=SELECT(1)', '', true],
  ['case does not matter', '/INDEX.PhP', '', true],
  ['search terms are not exempt', '/en-us/search?q=wp-content', '', true],
  [
    'parameters of screens are not exempt',
    '/api/graphql?variables=%7B%22q%22%3A%22select%28%22%7D',
    '',
    true,
  ],
  ['encoded letters', '/%77%70%2d', '', true],
  ['encoded twice', '/index%252Ephp', '', true],
  ['encoded three times', '/?q=sleep%25252828', '', true],
  ['encoded in mixed case', '/?q=%53leep%2528', '', true],
  ['an invalid escape beside it hides nothing', '/%E0%A4%A/x%2Ephp', '', true],
  ['nor does a lone percent sign', '/?a=100%&q=select%28', '', true],
  ['a dot as two bytes', '/index%c0%aephp', '', true],
  ['a dot as three bytes', '/index%e0%80%aephp', '', true],
  ['a dot as four bytes', '/index%f0%80%80%aephp', '', true],
  ['a letter as two bytes', '/%c1%b7p-', '', true],
  ['a non-standard escape', '/?q=sleep%u0028', '', true],
  ['a NUL in the middle', '/index.p%00hp', '', true],
  ['a user agent with sleep( is blocked', '/', "x' or sleep(9)", true],
  ['a user agent with select( is blocked', '/', 'Mozilla select(1)', true],
  ['an encoded user agent', '/', 'Mozilla sEleCt%28', true],
  ['URL patterns do not apply to user agents', '/', 'wp-cron.php', false],
  ['an ordinary request passes', '/en-us/c/skis?color=spruce', 'Mozilla/5.0', false],
  ['a search for words passes', '/en-us/search?q=select%20a%20sleeping%20bag', 'Mozilla/5.0', false],
  ['a search in Japanese passes', '/ja-jp/search?q=%E3%82%B9%E3%82%AD%E3%83%BC', 'Mozilla/5.0', false],
  ['a URL with credentials passes', '/?mail=a%40b.example', 'Mozilla/5.0', false],
  ['a broken escape passes to the 404', '/%E0%A4%A', 'Mozilla/5.0', false],
  ['a literal percent sign passes', '/en-us/search?q=100%25', 'Mozilla/5.0', false],
])('%s', (_, url, agent, expected) => {
  expect(isBlocked(url, agent)).toBe(expected);
});

test('takes linear time for long input', () => {
  const started = performance.now();
  expect(isBlocked(`/?q=${'%25'.repeat(5_000)}`, 'Mozilla/5.0')).toBe(false);
  expect(performance.now() - started).toBeLessThan(250);
});
