import { describe, expect, test } from 'vitest';
import { portraitSizes, teamColumns } from './teamColumns.rules.ts';

describe('people in a row', () => {
  test.each([
    [9, 3, 3],
    [10, 4, 5],
    [11, 3, 4],
    [12, 3, 4],
    [13, 4, 3],
    [15, 3, 5],
  ])('%i people stand in rows of %i, and of %i on a large screen', (people, medium, large) => {
    expect(teamColumns(people)).toEqual({ medium, large });
  });

  test('have portraits as wide as their columns', () => {
    expect(portraitSizes({ medium: 4, large: 5 })).toBe(
      '(min-width: 1200px) 18vw, (min-width: 769px) 22.5vw, 43vw',
    );
  });
});
