/** Sanitizing of editors' markup. */
import { describe, expect, test } from 'vitest';
import { plainText, sanitizedHtml } from './sanitizedHtml.ts';

test.each([
  [
    'plain formatting stays',
    '<p>One <strong>two</strong><br />three</p>',
    '<p>One <strong>two</strong><br />three</p>',
  ],
  ['places for line breaks stay', '<h2>熱と冷が<wbr>出会う</h2>', '<h2>熱と冷が<wbr />出会う</h2>'],
  [
    'headings, lists, quotes and tables are kept',
    '<h2>a</h2><ol start="3"><li>b</li></ol><blockquote>c</blockquote><table><tr><th scope="row" colspan="2">d</th></tr></table>',
    '<h2>a</h2><ol start="3"><li>b</li></ol><blockquote>c</blockquote><table><tr><th scope="row" colspan="2">d</th></tr></table>',
  ],
  ['scripts are removed with their content', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['SVG is removed with its content', '<svg><script>alert(1)</script><text>a</text></svg>b', 'b'],
  ['MathML is removed with its content', '<math><mi xlink:href="javascript:alert(1)">a</mi></math>b', 'b'],
  ['templates are removed with their content', '<template><p>a</p></template>b', 'b'],
  ['noscript is removed', '<noscript><p title="</noscript><img src=x>"></noscript>b', 'b'],
  ['handlers go', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['event handlers are removed in any spelling', '<p/onmouseover=alert(1)//ONCLICK=b>a</p>', '<p>a</p>'],
  ['styles go', '<p style="position:fixed">a</p>', '<p>a</p>'],
  ['ids, classes and names are removed', '<p id="csrf" class="dialog" name="x">a</p>', '<p>a</p>'],
  ['frames go', '<iframe src="https://example.com"></iframe>b', 'b'],
  [
    'forms are removed, their text is kept',
    '<form action="/x"><button formaction="//e">a</button></form>',
    'a',
  ],
  ['base is removed', '<base href="https://e.example/"><p>a</p>', '<p>a</p>'],
  ['javascript: links lose their href', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['in any case', '<a href="JaVaScRiPt:alert(1)">a</a>', '<a>a</a>'],
  ['with a line break inside', '<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['with control characters before', '<a href="\u0001 javascript:alert(1)">a</a>', '<a>a</a>'],
  ['with character references', '<a href="&#106;ava&Tab;script&colon;alert(1)">a</a>', '<a>a</a>'],
  ['with character references escaped twice', '<a href="java&amp;#115;cript:alert(1)">a</a>', '<a>a</a>'],
  [
    'data: and vbscript: as well',
    '<a href="data:text/html,x">a</a><a href="vbscript:x">b</a>',
    '<a>a</a><a>b</a>',
  ],
  [
    'a new tab gets noopener',
    '<a href="/x" target="_blank" rel="opener">a</a>',
    '<a href="/x" target="_blank" rel="noopener noreferrer">a</a>',
  ],
  ['other targets are removed', '<a href="/x" target="cart">a</a>', '<a href="/x">a</a>'],
  [
    'pictures of other hosts are removed',
    '<p>a<img src="https://example.com/x.png" onerror="alert(1)"></p>',
    '<p>a</p>',
  ],
  [
    'embedded items are removed, the text of links is kept',
    '<p>a <a data-sys-entry-uid="x" data-sys-content-type-uid="page" sys-style-type="link">b</a></p><figure data-sys-asset-uid="y"><p>c</p></figure>',
    '<p>a b</p>',
  ],
  ['hand-written slot elements are removed', '<x-place-0>a</x-place-0>', 'a'],
  [
    'attributes with invalid values are removed',
    '<td colspan="9999">a</td><ol type="disc"><li>b</li></ol>',
    '<td>a</td><ol><li>b</li></ol>',
  ],
  ['unclosed elements are closed', '<div><ul><li><b>a', '<ul><li><b>a</b></li></ul>'],
  ['stray end tags are removed', '</div></main></body>a', 'a'],
  ['empty is null', '  ', null],
  ['markup without text is null', '<iframe></iframe><p>&nbsp;</p>', null],
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
    ['internal paths get the request’s locale', '/p/lodestar-98', '/de-de/p/lodestar-98'],
    [
      'regardless of the locale they were written in',
      '/en-us/p/lodestar-98?color=Spruce#size',
      '/de-de/p/lodestar-98?color=spruce#size',
    ],
    ['also without a leading slash', 'c/skis', '/de-de/c/skis'],
    ['the home page', '/', '/de-de'],
    ['the home page of another locale', '/en-us', '/de-de'],
    ['a fragment is kept', '#sizes', '#sizes'],
    ['other routes get no locale', '/api/geolocation', '/api/geolocation'],
    ['external links are kept', 'https://example.com/en-us/p/x', 'https://example.com/en-us/p/x'],
    ['mailto: links are kept', 'mailto:hello@skarn.example', 'mailto:hello@skarn.example'],
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
  ['markup is removed, words stay separated', '<p>One</p><p>two &amp; three</p>', 160, 'One two & three'],
  ['long texts are cut between words', 'alpha beta gamma', 12, 'alpha beta…'],
  ['empty is null', '<p></p>', 160, null],
])('%s', (_case, markup, most, expected) => {
  expect(plainText(markup, most)).toBe(expected);
});
