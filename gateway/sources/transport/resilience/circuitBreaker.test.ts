import { expect, test } from 'vitest';
import { CircuitBreaker, type Outcome } from './circuitBreaker.ts';

function recorded(...outcomes: Outcome[]): CircuitBreaker {
  const circuit = new CircuitBreaker();
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
    'it opens when bad and slow answers together are the majority',
    [...times(4, 'good'), ...times(2, 'bad'), ...times(3, 'slow')],
    true,
  ],
  ['a few slow answers do not open it', times(7, 'slow'), false],
])('%s', (_, outcomes, isOpen) => {
  expect(recorded(...outcomes).isOpen).toBe(isOpen);
});

test('admits one probe after the interval, and closes when it succeeds', () => {
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

test('admits another probe when the caller aborted the first', () => {
  const circuit = recorded(...times(8, 'bad'));
  expect(circuit.allows(4_000)).toBe(true);
  circuit.release();
  expect(circuit.allows(4_001)).toBe(true);
});

test('admits the next probe after another interval, even while the previous one hangs', () => {
  const circuit = recorded(...times(8, 'bad'));
  expect(circuit.allows(4_000)).toBe(true);
  expect(circuit.allows(5_499)).toBe(false);
  expect(circuit.allows(5_500)).toBe(true);
  // The first probe times out: its failure does not delay the next one.
  circuit.record(6_999, 'bad');
  expect(circuit.allows(7_000)).toBe(true);
  circuit.record(10_100, 'good');
  expect(circuit.isOpen).toBe(false);
});

test('failures of calls that started before it closed do not open it again', () => {
  const circuit = recorded(...times(8, 'bad'));
  expect(circuit.allows(4_000)).toBe(true);
  circuit.record(4_100, 'good');
  for (let late = 0; late < 20; late += 1) circuit.record(4_200 + late, late % 2 ? 'bad' : 'slow', 4_050);
  expect(circuit.isOpen).toBe(false);
  for (let late = 0; late < 8; late += 1) circuit.record(4_300 + late, 'bad', 4_250);
  expect(circuit.isOpen).toBe(true);
});

test('failures outside the window do not count', () => {
  const circuit = recorded(...times(7, 'bad'));
  circuit.record(60_000, 'bad');
  expect(circuit.isOpen).toBe(false);
});

test('is healthy until a failure, and again ten seconds later', () => {
  const circuit = recorded('good', 'slow');
  expect(circuit.isHealthy(2)).toBe(true);
  circuit.record(3, 'bad');
  expect(circuit.isHealthy(4)).toBe(false);
  expect(circuit.isHealthy(10_004)).toBe(true);
});
