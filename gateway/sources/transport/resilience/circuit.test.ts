import { expect, test } from 'vitest';
import { Circuit, type Outcome } from './circuit.ts';

function recorded(...outcomes: Outcome[]): Circuit {
  const circuit = new Circuit();
  for (const [at, outcome] of outcomes.entries()) circuit.record(at, outcome);
  return circuit;
}
const times = (count: number, outcome: Outcome): Outcome[] => Array<Outcome>(count).fill(outcome);

test.each<[row: string, outcomes: Outcome[], isOpen: boolean]>([
  ['a few failures do not open it', times(7, 'bad'), false],
  ['it opens when half of the recent answers were bad', [...times(4, 'good'), ...times(4, 'bad')], true],
  [
    'slow answers that are not the majority do not open it',
    [...times(4, 'good'), ...times(4, 'slow')],
    false,
  ],
  ['it opens when most of the recent answers were slow', [...times(4, 'good'), ...times(5, 'slow')], true],
  [
    'bad and slow ones together are a majority, too',
    [...times(4, 'good'), ...times(2, 'bad'), ...times(3, 'slow')],
    true,
  ],
  ['a few slow answers do not open it', times(7, 'slow'), false],
])('%s', (_, outcomes, isOpen) => {
  expect(recorded(...outcomes).isOpen).toBe(isOpen);
});

test('lets one probe through after the pause, and closes when it is good', () => {
  const circuit = recorded(...times(8, 'bad'));
  expect(circuit.allows(1_000)).toBe(false);
  expect(circuit.allows(4_000)).toBe(true);
  expect(circuit.allows(4_001)).toBe(false);
  circuit.record(4_100, 'good');
  expect(circuit.allows(4_101)).toBe(true);
  expect(circuit.isOpen).toBe(false);
});

test.each(['bad', 'slow'] as const)('stays open when the probe is %s', (outcome) => {
  const circuit = recorded(...times(8, 'bad'));
  expect(circuit.allows(4_000)).toBe(true);
  circuit.record(4_100, outcome);
  expect(circuit.allows(5_000)).toBe(false);
  expect(circuit.allows(8_000)).toBe(true);
});

test('forgets a probe that was called off', () => {
  const circuit = recorded(...times(8, 'bad'));
  expect(circuit.allows(4_000)).toBe(true);
  circuit.release();
  expect(circuit.allows(4_001)).toBe(true);
});

test('lets the next probe through after another pause, however long the one before hangs', () => {
  const circuit = recorded(...times(8, 'bad'));
  expect(circuit.allows(4_000)).toBe(true);
  expect(circuit.allows(5_499)).toBe(false);
  expect(circuit.allows(5_500)).toBe(true);
  // The first one runs out of time: that is of before, and delays nothing.
  circuit.record(6_999, 'bad');
  expect(circuit.allows(7_000)).toBe(true);
  circuit.record(10_100, 'good');
  expect(circuit.isOpen).toBe(false);
});

test('what was asked before it closed does not open it again', () => {
  const circuit = recorded(...times(8, 'bad'));
  expect(circuit.allows(4_000)).toBe(true);
  circuit.record(4_100, 'good');
  for (let late = 0; late < 20; late += 1) circuit.record(4_200 + late, late % 2 ? 'bad' : 'slow', 4_050);
  expect(circuit.isOpen).toBe(false);
  for (let late = 0; late < 8; late += 1) circuit.record(4_300 + late, 'bad', 4_250);
  expect(circuit.isOpen).toBe(true);
});

test('old failures are forgotten', () => {
  const circuit = recorded(...times(7, 'bad'));
  circuit.record(60_000, 'bad');
  expect(circuit.isOpen).toBe(false);
});

test('is calm until something goes wrong, and again ten seconds later', () => {
  const circuit = recorded('good', 'slow');
  expect(circuit.isCalm(2)).toBe(true);
  circuit.record(3, 'bad');
  expect(circuit.isCalm(4)).toBe(false);
  expect(circuit.isCalm(10_004)).toBe(true);
});
