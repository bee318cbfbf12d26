import { expect, test } from 'vitest';
import { joinedText, plainText } from './plainText.rules.ts';

test.each([
  ['text without markup is unchanged', 'Thin & light', 'Thin & light'],
  [
    'blocks are separated by spaces',
    '<p>One</p><p>two<br>three</p><ul><li>four</li></ul>',
    'One two three four',
  ],
  ['inline markup does not split words', 'un<b>bend</b>able', 'unbendable'],
  ['nor does a place for a line break', '熱と冷が<wbr>出会う', '熱と冷が出会う'],
  [
    'entities are decoded',
    'Gr&ouml;&szlig;e &amp; L&#228;nge &#x2013; 170&nbsp;cm',
    'Größe & Länge – 170 cm',
  ],
  ['control characters are dropped', 'a&#0;b&#xD800;c', 'abc'],
  ['unknown entities are unchanged', 'R&D; &nonsense;', 'R&D; &nonsense;'],
  ['code is removed', 'a<script>window.hostile=1</script><style>p{}</style>b', 'a b'],
  ['comments are removed', 'a<!-- <p>b</p> -->c', 'a c'],
  ['a lone bracket is text', '2 < 3 and 4 > 1', '2 < 3 and 4 > 1'],
  ['escaped markup remains text', '&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
  ['markup without text is empty', '<p> </p>', ''],
])('%s', (_, markup, text) => {
  expect(plainText(markup)).toBe(text);
});

test('duplicate texts are joined once', () => {
  expect(joinedText(['<p>a</p>', null, '', 'b', 'a', undefined])).toBe('a b');
});

test('a text above the maximum length is cut between words', () => {
  const text = joinedText(['word '.repeat(20_000)]);
  expect(text.length).toBeLessThanOrEqual(25_000);
  expect(text.endsWith('word')).toBe(true);
});

test('unclosed brackets take linear time', () => {
  const started = performance.now();
  plainText('<'.repeat(200_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});
