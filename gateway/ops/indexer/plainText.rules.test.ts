import { expect, test } from 'vitest';
import { joinedText, plainText } from './plainText.rules.ts';

test.each([
  ['text without markup stays', 'Thin & light', 'Thin & light'],
  ['blocks are words apart', '<p>One</p><p>two<br>three</p><ul><li>four</li></ul>', 'One two three four'],
  ['marks inside a word do not part it', 'un<b>bend</b>able', 'unbendable'],
  [
    'written-out letters are read',
    'Gr&ouml;&szlig;e &amp; L&#228;nge &#x2013; 170&nbsp;cm',
    'Größe & Länge – 170 cm',
  ],
  ['what is no letter is dropped', 'a&#0;b&#xD800;c', 'abc'],
  ['unknown names stay as written', 'R&D; &nonsense;', 'R&D; &nonsense;'],
  ['code is no text', 'a<script>window.hostile=1</script><style>p{}</style>b', 'a b'],
  ['remarks are no text', 'a<!-- <p>b</p> -->c', 'a c'],
  ['a lone bracket is one', '2 < 3 and 4 > 1', '2 < 3 and 4 > 1'],
  ['what is escaped stays text', '&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
  ['nothing but markup says nothing', '<p> </p>', ''],
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
