import { afterAll, expect, test } from 'vitest';
import { sampleEngine } from './sampleEngine.ts';

const { post, close } = sampleEngine();
afterAll(close);

async function suggest(query: string, rest: object = {}): Promise<string[]> {
  const response = await post('query_suggestion', { query, ...rest });
  const { results } = (await response.json()) as { results: { documents: { suggestion: string }[] } };
  return results.documents.map(({ suggestion }) => suggestion);
}

test.each([
  ['words that begin as typed, then longer phrases', 'timber', ['timber', 'timber hitch', 'timber hitch 13']],
  ['the last word is half typed, those before are whole', 'timber hi', ['timber hitch', 'timber hitch 13']],
  ['accents and case do not count', 'MANE', ['måne', 'måne beanie']],
  ['a typo is tolerated where nothing matches', 'tinber hitch', ['timber hitch', 'timber hitch 13']],
  ['a half-typed word may have one, too', 'lodst', ['lodestar', 'lodestar 98', 'lodestar 106']],
  ['one spelling of what differs by case only', 'spru', ['spruce']],
  ['no near word, no result', 'quartzite', []],
  ['marks mean nothing', '"*', []],
])('%s', async (_, query, suggestions) => {
  expect(await suggest(query)).toEqual(suggestions);
});

test('a suggestion ends neither after a comma nor on a stop word', async () => {
  const fields = { types: { documents: { fields: ['tagline'] } } };
  expect(await suggest('if you', fields)).toEqual(['if you own', 'if you own one']);
  expect(await suggest('this is', fields)).toEqual(['this is the pair']);
  expect(await suggest('one pair', fields)).toEqual(['one pair']);
});
