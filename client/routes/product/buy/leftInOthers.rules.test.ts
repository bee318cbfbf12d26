import { expect, test } from 'vitest';
import { leftInOthers } from './leftInOthers.rules.ts';

function option(chosen: string | null, states: Record<string, string>) {
  return { chosen, values: Object.entries(states).map(([label, state]) => ({ label, state })) };
}

test.each([
  [
    'other colours, and other sizes in this colour',
    [
      option('Moss', { Moss: 'soldOut', Ember: 'available', Coal: 'soldOut' }),
      option('M', { S: 'available', M: 'soldOut' }),
    ],
    [['Ember'], ['S']],
  ],
  [
    'not the sizes while none is chosen',
    [option('Moss', { Moss: 'soldOut', Ember: 'available' }), option(null, { S: 'available' })],
    [['Ember']],
  ],
  ['nothing when one change leads nowhere', [option('M', { S: 'impossible', M: 'soldOut' })], []],
])('%s', (_case, options, left) => {
  expect(leftInOthers(options)).toEqual(left);
});
