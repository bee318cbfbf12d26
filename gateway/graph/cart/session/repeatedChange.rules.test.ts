import { describe, expect, test } from 'vitest';
import { isAddedAlready } from './repeatedChange.rules.ts';

const add = { change: 'g2', variantId: 7, quantity: 2 };
const of = (units: number | null, changes: string[] = []) => ({
  quantities: units === null ? null : { 7: units },
  changes,
});

describe('adding two units', () => {
  test.each([
    ['the cart matches the session', [of(1)], 1, false],
    ['it has two more: the response was lost', [of(1)], 3, true],
    ['it differs by another number: something else changed it', [of(1)], 4, false],
    ['it had none and has two', [{ quantities: {}, changes: [] }], 2, true],
    ['the session did not record its quantities', [of(null)], 3, false],
    ['the session recorded the change', [of(3, ['g1', 'g2'])], 3, true],
    ['only the browser’s copy recorded it', [of(5), of(3, ['g2'])], 5, true],
    ['recorded, and removed since', [of(0, ['g2'])], 0, false],
    ['the newest copy has another change that explains it', [of(3, ['g1']), of(1)], 3, false],
    ['the browser’s copy is newer than the shared one', [of(1), of(3, ['g1'])], 3, false],
    ['neither copy explains it', [of(1), of(1)], 3, true],
  ])('%s: %s', (_, known, now, expected) => {
    expect(isAddedAlready(add, known, now)).toBe(expected);
  });

  test('without a name, every repetition counts', () => {
    expect(isAddedAlready({ ...add, change: null }, [of(1)], 3)).toBe(false);
  });
});
