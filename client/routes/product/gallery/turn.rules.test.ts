import { describe, expect, test } from 'vitest';
import { degreesOf, draggedFrame, keyedFrame } from './turn.rules.ts';

describe('dragging', () => {
  test.each([
    [0, 0, 0],
    [0, 0.25, 6],
    [0, -0.25, 18],
    [20, 0.5, 8],
    [3, 2, 3],
    [3, 0.01, 3],
  ])('from %i by %f of the width: %i', (from, share, frame) => {
    expect(draggedFrame(from, share, 24)).toBe(frame);
  });
});

describe('keys', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [23, 'ArrowRight', 0],
    [0, 'ArrowLeft', 23],
    [5, 'ArrowUp', 6],
    [5, 'ArrowDown', 4],
    [5, 'Home', 0],
    [5, 'End', 23],
    [5, 'Enter', null],
  ])('from %i by %s: %s', (from, key, frame) => {
    expect(keyedFrame(from, key, 24)).toBe(frame);
  });
});

test('degrees of a frame', () => {
  expect([0, 6, 23].map((frame) => degreesOf(frame, 24))).toEqual([0, 90, 345]);
});
