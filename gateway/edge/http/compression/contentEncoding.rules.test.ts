import { describe, expect, test } from 'vitest';
import { contentEncodings, isCompressible } from './contentEncoding.rules.ts';

const contentEncoding = contentEncodings(['zstd', 'br', 'gzip']);

describe('a response is sent', () => {
  test.each([
    ['uncompressed without accept-encoding', undefined, 'identity'],
    ['uncompressed for an empty list', '', 'identity'],
    ['uncompressed for other encodings', 'deflate, identity', 'identity'],
    ['in zstd to browsers that have it', 'gzip, deflate, br, zstd', 'zstd'],
    ['in brotli to browsers without zstd', 'gzip, deflate, br', 'br'],
    ['in gzip for others', 'gzip, deflate', 'gzip'],
    ['in the encoding with the highest weight', 'zstd;q=0.5, gzip;q=0.8, br;q=0.2', 'gzip'],
    ['in no refused encoding', 'zstd;q=0, br;q=0.0, gzip', 'gzip'],
    ['in any encoding for a wildcard', '*', 'zstd'],
    ['in any encoding except refused ones', '*, zstd;q=0', 'br'],
    ['uncompressed when all encodings are refused', 'identity, *;q=0', 'identity'],
    ['uncompressed when identity is preferred', 'gzip;q=0.5, identity', 'identity'],
    ['compressed when identity has equal weight', 'identity, gzip', 'gzip'],
    ['regardless of case', 'GZIP', 'gzip'],
    ['uncompressed for an invalid weight', 'gzip;q=much', 'identity'],
  ])('%s', (_, accepted, expected) => {
    expect(contentEncoding(accepted)).toBe(expected);
  });
});

test.each([
  ['text/html; charset=utf-8', true],
  ['application/json; charset=utf-8', true],
  ['application/graphql-response+json', true],
  ['application/xml', true],
  ['image/png', false],
  ['application/octet-stream', false],
  [null, false],
])('%s is compressed: %s', (contentType, expected) => {
  expect(isCompressible(contentType)).toBe(expected);
});
