import { describe, expect, test } from 'vitest';
import { connectionState, isFastConnection, mayPreloadPictures } from './connection.rules.ts';

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
    ['fast gives dpi 96 and 144', '4g', { fastConnection: true, dpi: [96, 144] }],
    ['otherwise 72 and 72', '3g', { fastConnection: false, dpi: [72, 72] }],
    ['also where the browser does not tell', null, { fastConnection: false, dpi: [72, 72] }],
  ])('%s', (_, effectiveType, state) => {
    expect(connectionState({ effectiveType })).toEqual(state);
  });

  test.each([
    ['next pictures are warmed on a fast connection', { effectiveType: '4g', saveData: false }, true],
    ['also where the browser says nothing of data saver', { effectiveType: '4g', saveData: null }, true],
    ['never with data saver', { effectiveType: '4g', saveData: true }, false],
    ['not on a slow connection', { effectiveType: '3g', saveData: false }, false],
  ])('%s', (_, connection, may) => {
    expect(mayPreloadPictures(connection)).toBe(may);
  });
});
