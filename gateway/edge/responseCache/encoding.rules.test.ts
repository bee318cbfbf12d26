import { describe, expect, test } from 'vitest';
import { encodingFor, isKnownTo } from './encoding.rules.ts';

describe('a cached response is sent', () => {
  test.each([
    ['in brotli to browsers: it is the smallest', 'gzip, deflate, br, zstd', 'br'],
    ['in zstd to who has no brotli', 'gzip, zstd', 'zstd'],
    ['in gzip to everybody else', 'gzip, deflate', 'gzip'],
    ['in what weighs most', 'br;q=0.5, zstd;q=0.7, gzip;q=0.6', 'zstd'],
    ['in none that is refused', 'br;q=0, *', 'zstd'],
    ['as it is to who would rather have it so', 'br;q=0.5, identity', 'identity'],
    ['as it is to who knows none of them', 'deflate, compress', 'identity'],
    ['as it is to who says nothing', undefined, 'identity'],
  ])('%s', (_, accepted, expected) => {
    expect(encodingFor(accepted)).toBe(expected);
    // Parsed once, then memoized.
    expect(encodingFor(accepted)).toBe(expected);
  });
});

describe('the caller has it already', () => {
  test.each([
    ['by its tag', '"abc-br"', true],
    ['by one of several', '"old", "abc-br" , "other"', true],
    ['by its tag, marked weak on the way', 'W/"abc-br"', true],
    ['whatever it is', '*', true],
    ['not in another encoding', '"abc"', false],
    ['not with another content', '"abd-br"', false],
    ['not by a tag without quotes', 'abc-br', false],
    ['not by a part of a tag', '"x-abc-br"', false],
    ['not when nothing is said', undefined, false],
    ['not by nothing', '', false],
  ])('%s', (_, ifNoneMatch, expected) => {
    expect(isKnownTo(ifNoneMatch, '"abc-br"')).toBe(expected);
  });
});
