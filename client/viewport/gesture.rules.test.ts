import { describe, expect, it } from 'vitest';
import { gestureOf, isDoubleTap, isHeld, mayReport, type Gesture } from './gesture.rules.ts';

const at = (x: number, y: number, atMs: number) => ({ x, y, atMs });

describe('gestures (platform.md 9)', () => {
  it.each<[string, [number, number, number], Gesture]>([
    ['tap tolerance 10: a press that wanders 10 px is a tap', [6, 8, 80], 'tap'],
    ['one that wanders 11 px is none', [11, 0, 80], 'drag'],
    ['a press of 399 ms is a tap', [0, 0, 399], 'tap'],
    ['long-tap interval 400 ms', [0, 0, 400], 'longTap'],
    ['swipe tolerance 30: 29 px lead nowhere', [-29, 0, 80], 'drag'],
    ['30 px to the left', [-30, 0, 80], 'swipeLeft'],
    ['30 px to the right', [30, 0, 80], 'swipeRight'],
    ['the longer way decides: up', [20, -40, 80], 'swipeUp'],
    ['the longer way decides: down', [-20, 40, 80], 'swipeDown'],
    ['a slow swipe is a swipe', [-60, 0, 2000], 'swipeLeft'],
  ])('%s', (_, [x, y, ms], gesture) => {
    expect(gestureOf(at(100, 100, 1000), at(100 + x, 100 + y, 1000 + ms))).toBe(gesture);
  });

  it.each([
    ['hold tolerance 400 ms', at(0, 0, 400), true],
    ['before that it is not held', at(0, 0, 399), false],
    ['a press that has left its place is not held', at(11, 0, 900), false],
  ])('%s', (_, now, verdict) => {
    expect(isHeld(at(0, 0, 0), now)).toBe(verdict);
  });

  it.each([
    ['double tap under 300 ms', at(0, 0, 0), at(4, 0, 299), true],
    ['300 ms are two taps', at(0, 0, 0), at(4, 0, 300), false],
    ['two places are two taps', at(0, 0, 0), at(31, 0, 100), false],
    ['the first tap is one tap', null, at(0, 0, 0), false],
  ])('%s', (_, earlier, tap, verdict) => {
    expect(isDoubleTap(earlier, tap)).toBe(verdict);
  });

  it.each([
    ['drag frequency 100 ms', 100, true],
    ['no sooner', 99, false],
  ])('%s', (_, nowMs, verdict) => {
    expect(mayReport(0, nowMs)).toBe(verdict);
  });
});
