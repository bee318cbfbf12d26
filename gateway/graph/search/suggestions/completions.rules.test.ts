/** Completions, restricted to this market. */
import { expect, test } from 'vitest';
import { completions } from './completions.rules.ts';

test.each([
  [
    'words of documents found here, in the service’s order',
    'lod',
    ['lodestar 98', 'lodestar'],
    ['lodestar 98', 'lodestar'],
  ],
  ['whatever its case and accents', 'ang', ['ängby ski'], ['ängby ski']],
  ['not words only in other documents', 'sk', ['skistock', 'ski bag'], ['ski bag']],
  ['not part of a word', 'lo', ['lode'], []],
  ['not the typed text itself', 'Lodestar ', ['lodestar'], []],
  ['each once', 'lod', ['lodestar', 'Lodestar'], ['lodestar']],
  ['not punctuation alone', 'lod', ['–', ' '], []],
])('%s', (_case, typed, suggested, kept) => {
  expect(completions(typed, suggested, ['Lodestar 98', 'Ängby Ski', 'Ski Bag'])).toEqual(kept);
});
