import { describe, expect, test } from 'vitest';
import { isFastConnection, mayWarmPictures } from './connection.rules.ts';

describe('connection (platform.md 4)', () => {
  test.each([
    ['a parsed connection type of 4 or more is fast', '4g', true],
    ['and more', '5g', true],
    ['3 is not', '3g', false],
    ['2 is not', '2g', false],
    ['what does not parse is not', 'slow-2g', false],
    ['a browser that does not tell is not', null, false],
  ])('%s', (_, effectiveType, isFast) => {
    expect(isFastConnection({ effectiveType })).toBe(isFast);
  });

  test.each([
    ['next pictures are warmed on a fast connection', { effectiveType: '4g', saveData: false }, true],
    ['also where the browser says nothing of data saver', { effectiveType: '4g', saveData: null }, true],
    ['never with data saver', { effectiveType: '4g', saveData: true }, false],
    ['not on a slow connection', { effectiveType: '3g', saveData: false }, false],
  ])('%s', (_, connection, may) => {
    expect(mayWarmPictures(connection)).toBe(may);
  });
});
