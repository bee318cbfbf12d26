import { describe, expect, test } from 'vitest';
import { columnsOf, isLongEnough, seoDescription } from './seoDescription.rules.ts';

const long = 'A ski for the whole day, from the first firm groomer to the last soft hour behind the mine.';

describe('a page’s description', () => {
  test.each([
    ['is what the editors wrote', [long, 'Something else.'], long],
    ['takes the next text when there is none', [null, '', long], long],
    ['takes the next text along when it is too short', ['One ski', long], `One ski. ${long}`],
    ['adds no full stop to a sentence', ['One ski!', long], `One ski! ${long}`],
    ['skips duplicates', ['One ski.', 'One ski.', 'ski'], 'One ski.'],
    ['is null when all texts are empty', [null, undefined, ' '], null],
  ])('%s', (_sentence, texts, expected) => {
    expect(seoDescription(texts)).toBe(expected);
  });

  test('that is too long ends after a whole sentence', () => {
    expect(seoDescription([`${long} ${long} ${long}`])).toBe(long);
    expect(seoDescription(['山'.repeat(49) + '。' + '雪'.repeat(49)])).toBe('山'.repeat(49) + '。');
  });

  test('without a sentence end is cut between words, with an ellipsis', () => {
    const text = 'one ski after another '.repeat(20);
    const cut = seoDescription([text]) ?? '';
    expect(cut.endsWith('…')).toBe(true);
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut.length).toBeGreaterThan(130);
    expect(text.startsWith(cut.slice(0, -1))).toBe(true);
    expect(text[cut.length - 1]).toBe(' ');
  });

  test('stands alone from 50 characters on', () => {
    expect([null, 'x'.repeat(49), 'x'.repeat(50), '山'.repeat(25)].map(isLongEnough)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('in full-width characters has half as many, and is cut anywhere', () => {
    const cut = seoDescription(['山'.repeat(200)]) ?? '';
    expect(columnsOf(cut)).toBeLessThanOrEqual(161);
    expect(cut.length).toBeGreaterThan(75);
    expect(seoDescription(['山'.repeat(25), long])).toBe('山'.repeat(25));
  });
});
