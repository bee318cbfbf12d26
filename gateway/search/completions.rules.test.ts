/** Completions of a service that suggests from every market, kept to what this one sells and tells. */
import { expect, test } from 'vitest';
import { completions } from './completions.rules.ts';

test.each([
  [
    'what a document here says, in the service’s order',
    'lod',
    ['lodestar 98', 'lodestar'],
    ['lodestar 98', 'lodestar'],
  ],
  ['whatever its case and accents', 'ang', ['ängby ski'], ['ängby ski']],
  ['not what only others say', 'sk', ['skistock', 'ski bag'], ['ski bag']],
  ['not half of a word', 'lo', ['lode'], []],
  ['not what is typed already', 'Lodestar ', ['lodestar'], []],
  ['each once', 'lod', ['lodestar', 'Lodestar'], ['lodestar']],
  ['no marks alone', 'lod', ['–', ' '], []],
])('%s', (_case, typed, suggested, kept) => {
  expect(completions(typed, suggested, ['Lodestar 98', 'Ängby Ski', 'Ski Bag'])).toEqual(kept);
});
