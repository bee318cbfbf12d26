/** Snippets mark the matching words of the text, however the query spells them. */
import { afterAll, expect, test } from 'vitest';
import { sampleEngine } from './sampleEngine.ts';

const { ask, close } = sampleEngine();
afterAll(close);

test.each([
  ['the word itself', 'en-us', 'metal', 'body', 'sheets of <em>metal</em>'],
  ['a word with a typo', 'en-us', 'metall', 'body', 'sheets of <em>metal</em>'],
  ['another form', 'en-us', 'morning', 'body', 'hard <em>mornings</em>'],
  ['a half-typed word', 'en-us', 'aluminiu', 'body', 'millimetres of <em>aluminium</em>'],
  ['without its accent', 'en-us', 'mane', 'title', '<em>Måne</em> Beanie'],
  ['two words asked as one', 'en-us', 'timberhitch', 'title', '<em>Timber</em> <em>Hitch</em> 13'],
  ['the last part of a compound', 'de', 'Skistöcke', 'tagline', 'Gerader <em>Stock</em>'],
  [
    'several words, without stop words',
    'en-us',
    'the toe on a plate',
    'body',
    'The <em>toe</em> rides on a steel <em>plate</em>',
  ],
])('%s', async (_, locale, query, field, snippet) => {
  const { results } = await ask({ query, filters: { locale }, result_fields: { [field]: { snippet: {} } } });
  expect(results.map((result) => result[field]?.snippet).join('\n')).toContain(snippet);
});

test("marks matching words only, and escapes the text's markup", async () => {
  const { results } = await ask({
    query: 'stop',
    result_fields: { body: { snippet: {} }, title: { snippet: {} } },
  });
  expect(results[0]?.['title']?.snippet).toBe('Lodestar 98');
  expect(results[0]?.['body']?.snippet).toContain('&lt;<em>stop</em>&gt; short of the edge &amp; hold');
});
