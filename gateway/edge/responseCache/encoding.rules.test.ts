import { describe, expect, test } from 'vitest';
import { encodingFor, isKnownTo } from './encoding.rules.ts';

describe('a cached response is sent', () => {
  test.each([
    ['in brotli to browsers: it is the smallest', 'gzip, deflate, br, zstd', 'br'],
    ['in zstd without brotli', 'gzip, zstd', 'zstd'],
    ['in gzip for others', 'gzip, deflate', 'gzip'],
    ['in the encoding with the highest weight', 'br;q=0.5, zstd;q=0.7, gzip;q=0.6', 'zstd'],
    ['in no refused encoding', 'br;q=0, *', 'zstd'],
    ['uncompressed when identity is preferred', 'br;q=0.5, identity', 'identity'],
    ['uncompressed for unknown encodings', 'deflate, compress', 'identity'],
    ['uncompressed without accept-encoding', undefined, 'identity'],
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
    ['by its tag, marked weak by a proxy', 'W/"abc-br"', true],
    ['for a wildcard', '*', true],
    ['not in another encoding', '"abc"', false],
    ['not with another content', '"abd-br"', false],
    ['not by a tag without quotes', 'abc-br', false],
    ['not by a part of a tag', '"x-abc-br"', false],
    ['not without the header', undefined, false],
    ['not for an empty header', '', false],
  ])('%s', (_, ifNoneMatch, expected) => {
    expect(isKnownTo(ifNoneMatch, '"abc-br"')).toBe(expected);
  });
});
