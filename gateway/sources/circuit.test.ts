import { expect, test } from 'vitest';
import { Circuit } from './circuit.ts';

function opened(): Circuit {
  const circuit = new Circuit();
  for (let call = 0; call < 8; call += 1) circuit.record(call, true);
  return circuit;
}

test('a few failures do not open it', () => {
  const circuit = new Circuit();
  for (let call = 0; call < 7; call += 1) circuit.record(call, true);
  expect(circuit.allows(10)).toBe(true);
});

test('opens when half of the recent answers were bad', () => {
  const circuit = new Circuit();
  for (let call = 0; call < 8; call += 1) circuit.record(call, call % 2 === 0);
  expect(circuit.isOpen).toBe(true);
});

test('lets one probe through after the pause, and closes when it is good', () => {
  const circuit = opened();
  expect(circuit.allows(1_000)).toBe(false);
  expect(circuit.allows(4_000)).toBe(true);
  expect(circuit.allows(4_001)).toBe(false);
  circuit.record(4_100, false);
  expect(circuit.allows(4_101)).toBe(true);
  expect(circuit.isOpen).toBe(false);
});

test('stays open when the probe is bad, and forgets a probe that was called off', () => {
  const circuit = opened();
  expect(circuit.allows(4_000)).toBe(true);
  circuit.record(4_100, true);
  expect(circuit.allows(5_000)).toBe(false);
  expect(circuit.allows(8_000)).toBe(true);
  circuit.release();
  expect(circuit.allows(8_001)).toBe(true);
});

test('old failures are forgotten', () => {
  const circuit = new Circuit();
  for (let call = 0; call < 7; call += 1) circuit.record(call, true);
  circuit.record(60_000, true);
  expect(circuit.isOpen).toBe(false);
});
