/** What editors' markup may do to a page: nothing but look like text. */
import { expect, test } from 'vitest';
import { plainText, sanitizedHtml } from './sanitizedHtml.ts';

test.each([
  [
    'plain formatting stays',
    '<p>One <strong>two</strong><br />three</p>',
    '<p>One <strong>two</strong><br />three</p>',
  ],
  ['scripts go with their text', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['handlers go', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['styles go', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['frames go', '<iframe src="https://example.com"></iframe>b', 'b'],
  ['links that run code lose their target', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  [
    'a new tab cannot reach back',
    '<a href="/x" target="_blank">a</a>',
    '<a href="/x" target="_blank" rel="noopener">a</a>',
  ],
  ['nothing is null', '  ', null],
  ['only markup without words for it is null', '<iframe></iframe>', null],
])('%s', (_case, markup, expected) => {
  expect(sanitizedHtml(markup)).toBe(expected);
});

test.each([
  ['markup goes, words stay apart', '<p>One</p><p>two &amp; three</p>', 160, 'One two & three'],
  ['long texts end between words', 'alpha beta gamma', 12, 'alpha beta…'],
  ['nothing is null', '<p></p>', 160, null],
])('%s', (_case, markup, most, expected) => {
  expect(plainText(markup, most)).toBe(expected);
});
