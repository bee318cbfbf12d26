import { expect, test } from 'vitest';
import { withSections } from './sections.rules.ts';

test('second-level headings get ids, others do not', () => {
  expect(withSections('<h2>Who pays</h2><p>a</p><h3>When</h3>')).toEqual({
    html: '<h2 id="part-who-pays">Who pays</h2><p>a</p><h3>When</h3>',
    sections: [{ id: 'part-who-pays', title: 'Who pays' }],
  });
});

test.each([
  ['repeated titles get a number', '<h2>A</h2><h2>A</h2>', ['part-a', 'part-a-2']],
  [
    'letters of any script are kept',
    '<h2>返品の手順</h2><h2>Größe &amp; Maß</h2>',
    ['part-返品の手順', 'part-größe-maß'],
  ],
  ['markup inside is ignored', '<h2>The <em>label</em></h2>', ['part-the-label']],
  ['punctuation alone gets a number', '<h2>?!</h2>', ['part-1']],
  ['a heading without text has none', '<h2> <br /></h2>', []],
])('%s', (_case, html, ids) => {
  expect(withSections(html).sections.map(({ id }) => id)).toEqual(ids);
});

test('ids are escaped in their attribute', () => {
  const { html } = withSections('<h2>"&gt;&lt;script&gt;</h2>');
  expect(html).toBe('<h2 id="part-script">"&gt;&lt;script&gt;</h2>');
});
