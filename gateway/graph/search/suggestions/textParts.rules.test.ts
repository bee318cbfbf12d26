/** wire-protocols 2.3: a snippet is HTML-safe with `<em>` tags; the parts are plain text. */
import { describe, expect, test } from 'vitest';
import {
  completionParts,
  excerptParts,
  excerptSource,
  snippetParts,
  titleParts,
  type TextPart,
} from './textParts.rules.ts';

/** `[match]` as a part that is one. */
const drawn = (parts: readonly TextPart[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('|');

describe('a snippet', () => {
  test.each([
    ['words found', 'Big <em>mountain</em> ski', 'Big |[mountain]| ski'],
    ['nothing found', 'Big mountain ski', 'Big mountain ski'],
    ['only what was found', '<em>ski</em>', '[ski]'],
    ['two in a row are one', '<em>all</em><em>mountain</em>', '[allmountain]'],
    [
      'signs are written as themselves',
      'Tom &amp; Jerry &lt;3 &quot;it&quot; &#39;s&#x2F;',
      'Tom & Jerry <3 "it" \'s/',
    ],
    ['they are read once', '&amp;lt;em&amp;gt;', '&lt;em&gt;'],
    ['a mark that was text stays text', '&lt;em&gt;ski&lt;/em&gt;', '<em>ski</em>'],
    ['a mark without an end', 'a <em>ski', 'a |[ski]'],
    ['an end without a mark', 'a</em> ski', 'a ski'],
    ['marks within marks', '<em>a <em>b</em> c</em> d', '[a b c]| d'],
    ['elements that should not be there are text', '<em><script>x</script></em>', '[<script>x</script>]'],
    ['marks with attributes are text', '<em onclick=x>ski</em>', '<em onclick=x>ski'],
    ['other spellings of the mark are text', '<EM>ski</EM>', '<EM>ski</EM>'],
    [
      'references that are none stay',
      '&nope; &#x110000; &#xD800; & &amp',
      '&nope; &#x110000; &#xD800; & &amp',
    ],
    ['control characters and those that turn the writing go', 'a\u0000b\u202Ec&#8238;d&#0;\n', 'abcd '],
    ['nothing', '', ''],
    ['empty marks', '<em></em>ski<em></em>', 'ski'],
  ])('%s', (_case, snippet, parts) => {
    expect(drawn(snippetParts(snippet))).toBe(parts);
  });

  test('a hundred thousand tags take linear time', () => {
    const started = performance.now();
    expect(snippetParts('<em>'.repeat(100_000) + '&lt;'.repeat(100_000))).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('a title', () => {
  test.each([
    ['is marked where something was found', 'Lodestar 98', ['<em>Lodestar</em> 98'], '[Lodestar]| 98'],
    [
      'takes the snippet that is its own',
      'Lodestar',
      ['<em>Lodestar</em> Ski', '<em>Lodestar</em>'],
      '[Lodestar]',
    ],
    ['stays whole where the snippet is cut', 'Lodestar 98 Ti', ['<em>Lodestar</em> 98'], 'Lodestar 98 Ti'],
    ['stays unmarked without a snippet', 'Lodestar', [null, undefined], 'Lodestar'],
    ['of no letters has no parts', '', [null], ''],
    ['may look like markup', '<b>R&D</b>', ['&lt;b&gt;<em>R&amp;D</em>&lt;/b&gt;'], '<b>|[R&D]|</b>'],
  ])('%s', (_case, title, snippets, parts) => {
    expect(drawn(titleParts({ before: '', name: title, between: '', rest: '' }, snippets))).toBe(parts);
  });

  test.each([
    ['before it', { before: 'Ski ', between: '' }, 'Ski |[Lodestar]| 98 W, sizes'],
    ['behind the name', { before: '', between: ' skis' }, '[Lodestar]| 98 W skis, sizes'],
  ])('has what the product is %s unmarked', (_case, kind, parts) => {
    const title = { ...kind, name: 'Lodestar 98 W', rest: ', sizes' };
    expect(drawn(titleParts(title, ['<em>Lodestar</em> 98 W, sizes']))).toBe(parts);
  });
});

describe('an excerpt', () => {
  test.each([
    [
      'is the passage that fits',
      { body: 'a <em>ski</em>', tagline: '<em>ski</em>' },
      'Sum',
      'a |[ski]',
      'body',
    ],
    [
      'else the marked sentence',
      { body: null, tagline: 'A <em>ski</em>.' },
      'A ski.',
      'A |[ski]|.',
      'tagline',
    ],
    ['else the sentence', { body: 'beginning of the text', tagline: null }, 'Sum', 'Sum', 'tagline'],
    ['else nothing', { body: null, tagline: null }, '', '', 'tagline'],
  ])('%s', (_case, snippets, sentence, parts, source) => {
    expect(drawn(excerptParts(snippets, sentence))).toBe(parts);
    expect(excerptSource(snippets)).toBe(source);
  });
});

describe('a completion', () => {
  test.each([
    ['marks what is typed', 'lodestar 98', 'lode', '[lode]|star 98'],
    ['in any case and without accents', 'Ängby Ski', 'ang', '[Äng]|by Ski'],
    ['where a word begins', 'big lodestar', 'lode', 'big |[lode]|star'],
    ['not within a word', 'explode', 'lode', 'explode'],
    ['of words that nobody typed', 'stope', 'ski', 'stope'],
    ['in Japanese', 'スキー板', 'スキー', '[スキー]|板'],
    ['is never read as a pattern', 'a.*b', '.*', 'a.*b'],
    ['nothing typed', 'ski', '', 'ski'],
  ])('%s', (_case, text, typed, parts) => {
    expect(drawn(completionParts(text, typed))).toBe(parts);
  });
});
