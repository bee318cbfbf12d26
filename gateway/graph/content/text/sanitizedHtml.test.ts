/** Sanitizing of editors' markup. */
import { describe, expect, test } from 'vitest';
import { plainText, sanitizedHtml } from './sanitizedHtml.ts';

test.each([
  [
    'plain formatting stays',
    '<p>One <strong>two</strong><br />three</p>',
    '<p>One <strong>two</strong><br />three</p>',
  ],
  [
    'headings, lists, quotes and tables stay',
    '<h2>a</h2><ol start="3"><li>b</li></ol><blockquote>c</blockquote><table><tr><th scope="row" colspan="2">d</th></tr></table>',
    '<h2>a</h2><ol start="3"><li>b</li></ol><blockquote>c</blockquote><table><tr><th scope="row" colspan="2">d</th></tr></table>',
  ],
  ['scripts go with their text', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['drawings go with what they hold', '<svg><script>alert(1)</script><text>a</text></svg>b', 'b'],
  ['formulas go with what they hold', '<math><mi xlink:href="javascript:alert(1)">a</mi></math>b', 'b'],
  ['templates go with what they hold', '<template><p>a</p></template>b', 'b'],
  [
    'what browsers without scripts would show goes',
    '<noscript><p title="</noscript><img src=x>"></noscript>b',
    'b',
  ],
  ['handlers go', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['handlers go, however they are written', '<p/onmouseover=alert(1)//ONCLICK=b>a</p>', '<p>a</p>'],
  ['styles go', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['names that scripts find elements by go', '<p id="csrf" class="dialog" name="x">a</p>', '<p>a</p>'],
  ['frames go', '<iframe src="https://example.com"></iframe>b', 'b'],
  ['forms go, their words stay', '<form action="/x"><button formaction="//e">a</button></form>', 'a'],
  ['a base address goes', '<base href="https://e.example/"><p>a</p>', '<p>a</p>'],
  ['links that run code lose their target', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['in any case', '<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['with a line end inside', '<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['with control characters before', '<a href="\u0001 javascript:alert(1)">a</a>', '<a>a</a>'],
  ['with references of characters', '<a href="&#106;ava&Tab;script&colon;alert(1)">a</a>', '<a>a</a>'],
  [
    'with references that were escaped once too often',
    '<a href="java&amp;#115;cript:alert(1)">a</a>',
    '<a>a</a>',
  ],
  ['data and vbscript too', '<a href="data:text/html,x">a</a><a href="vbscript:x">b</a>', '<a>a</a><a>b</a>'],
  [
    'a new tab cannot reach back',
    '<a href="/x" target="_blank" rel="opener">a</a>',
    '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['no other window is opened or filled', '<a href="/x" target="cart">a</a>', '<a href="/x">a</a>'],
  [
    'pictures of elsewhere go',
    '<p>a<img src="https://example.com/x.png" onerror="alert(1)"></p>',
    '<p>a</p>',
  ],
  [
    'what is embedded goes, the words of its links stay',
    '<p>a <a data-sys-entry-uid="x" data-sys-content-type-uid="page" sys-style-type="link">b</a></p><figure data-sys-asset-uid="y"><p>c</p></figure>',
    '<p>a b</p>',
  ],
  ['a place that somebody wrote by hand is none', '<x-place-0>a</x-place-0>', 'a'],
  [
    'attributes of another form go',
    '<td colspan="9999">a</td><ol type="disc"><li>b</li></ol>',
    '<td>a</td><ol><li>b</li></ol>',
  ],
  ['what was left open is closed', '<div><ul><li><b>a', '<ul><li><b>a</b></li></ul>'],
  ['what closes more than it opened closes nothing', '</div></main></body>a', 'a'],
  ['nothing is null', '  ', null],
  ['only markup without words for it is null', '<iframe></iframe><p>&nbsp;</p>', null],
])('%s', (_case, markup, expected) => {
  expect(sanitizedHtml(markup)).toBe(expected);
});

test('deeply nested elements keep their text, nesting is limited', () => {
  const html = sanitizedHtml(`${'<blockquote>'.repeat(5_000)}a${'</blockquote>'.repeat(5_000)}`);
  expect(html?.match(/<blockquote>/g)?.length).toBe(40);
  expect(html).toContain('a');
});

describe('in a locale', () => {
  test.each([
    ['paths of the site become those of the request’s locale', '/p/lodestar-98', '/de-de/p/lodestar-98'],
    [
      'whatever locale they were written in',
      '/en-us/p/lodestar-98?color=Spruce#size',
      '/de-de/p/lodestar-98?color=spruce#size',
    ],
    ['also without a leading slash', 'c/skis', '/de-de/c/skis'],
    ['the home page', '/', '/de-de'],
    ['the home page of another locale', '/en-us', '/de-de'],
    ['a place on the page stays', '#sizes', '#sizes'],
    ['what is no screen has no locale', '/api/geolocation', '/api/geolocation'],
    ['other sites stay as given', 'https://example.com/en-us/p/x', 'https://example.com/en-us/p/x'],
    ['letters stay as given', 'mailto:hello@skarn.example', 'mailto:hello@skarn.example'],
  ])('%s', (_case, href, expected) => {
    expect(sanitizedHtml(`<a href="${href}">a</a>`, { locale: 'de-de' })).toBe(`<a href="${expected}">a</a>`);
  });

  test('below the page’s own heading the outline is shifted down', () => {
    expect(sanitizedHtml('<h1>a</h1><h2>b</h2>', { topHeading: 2 })).toBe('<h2>a</h2><h3>b</h3>');
    expect(sanitizedHtml('<h2>a</h2><h3>b</h3>', { topHeading: 2 })).toBe('<h2>a</h2><h3>b</h3>');
    expect(sanitizedHtml('<h1>a</h1>')).toBe('<h1>a</h1>');
  });
});

test.each([
  ['markup goes, words stay apart', '<p>One</p><p>two &amp; three</p>', 160, 'One two & three'],
  ['long texts end between words', 'alpha beta gamma', 12, 'alpha beta…'],
  ['nothing is null', '<p></p>', 160, null],
])('%s', (_case, markup, most, expected) => {
  expect(plainText(markup, most)).toBe(expected);
});
