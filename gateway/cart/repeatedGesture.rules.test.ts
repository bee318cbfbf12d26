import { describe, expect, test } from 'vitest';
import { isAddedAlready } from './repeatedGesture.rules.ts';

const add = { gesture: 'g2', variantId: 7, quantity: 2 };
const of = (units: number | null, gestures: string[] = []) => ({
  quantities: units === null ? null : { 7: units },
  gestures,
});

describe('two units are to be added', () => {
  test.each([
    ['the cart holds what the session knows', [of(1)], 1, false],
    ['it holds two more: the answer was lost', [of(1)], 3, true],
    ['it holds other than two more: something else changed it', [of(1)], 4, false],
    ['it held none, and holds two', [{ quantities: {}, gestures: [] }], 2, true],
    ['nobody noted what it held', [of(null)], 3, false],
    ['the session has noted the change', [of(3, ['g1', 'g2'])], 3, true],
    ['the browser’s copy has', [of(5), of(3, ['g2'])], 5, true],
    ['noted, and taken out again since', [of(0, ['g2'])], 0, false],
    ['the newest copy knows another change that explains it', [of(3, ['g1']), of(1)], 3, false],
    ['the browser’s copy is newer than the kept one', [of(1), of(3, ['g1'])], 3, false],
    ['neither copy can explain it', [of(1), of(1)], 3, true],
  ])('%s: %s', (_, known, now, expected) => {
    expect(isAddedAlready(add, known, now)).toBe(expected);
  });

  test('without a name, every one counts', () => {
    expect(isAddedAlready({ ...add, gesture: null }, [of(1)], 3)).toBe(false);
  });
});
