/** Typing errors that the search service does not tolerate itself. */
import { expect, test } from 'vitest';
import { spellingCorrection, stemOf } from './spellingCorrection.rules.ts';

test.each([
  ['a third of the letters', 'overburdan', 'over'],
  ['at least two', 'ski', 'sk'],
  ['without a blank at the end', 'all mountian', 'all'],
  ['too short to tell', 'sk', null],
  ['nothing', '', null],
])('prefix to request: %s', (_case, term, stem) => {
  expect(stemOf(term)).toBe(stem);
});

test.each([
  ['the nearest', 'overburdn', ['overlook', 'overburden', 'overburden 108'], 'overburden'],
  ['every third letter may be wrong', 'ovrbrdn', ['overburden'], null],
  ['two of seven letters may', 'lodstra', ['lodestar'], 'lodestar'],
  ['a transposition is one typo', 'hicth', ['hitch'], 'hitch'],
  ['the service’s first of several equally close', 'poler', ['poles', 'polar'], 'poles'],
  ['accents and case are ignored', 'ANGBY', ['Ängbo'], 'Ängbo'],
  ['a known word is not a typo', 'pole', ['poke', 'pole bag'], null],
  ['nothing near', 'zzzz', ['overburden'], null],
  ['nothing suggested', 'zzzz', [], null],
])('near spelling: %s', (_case, term, suggestions, near) => {
  expect(spellingCorrection(term, suggestions)).toBe(near);
});
