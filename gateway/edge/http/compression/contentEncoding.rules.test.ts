import { describe, expect, test } from 'vitest';
import { contentEncodings, isCompressible } from './contentEncoding.rules.ts';

const contentEncoding = contentEncodings(['zstd', 'br', 'gzip']);

describe('a response is sent', () => {
  test.each([
    ['as it is to who accepts nothing', undefined, 'identity'],
    ['as it is to who accepts an empty list', '', 'identity'],
    ['as it is to who accepts other encodings', 'deflate, identity', 'identity'],
    ['in zstd to browsers that have it', 'gzip, deflate, br, zstd', 'zstd'],
    ['in brotli to browsers without zstd', 'gzip, deflate, br', 'br'],
    ['in gzip to everybody else', 'gzip, deflate', 'gzip'],
    ['in the encoding that weighs most', 'zstd;q=0.5, gzip;q=0.8, br;q=0.2', 'gzip'],
    ['in none that is refused', 'zstd;q=0, br;q=0.0, gzip', 'gzip'],
    ['in any to who accepts any', '*', 'zstd'],
    ['in any but what is refused', '*, zstd;q=0', 'br'],
    ['as it is to who accepts no encoding', 'identity, *;q=0', 'identity'],
    ['as it is to who would rather have it so', 'gzip;q=0.5, identity', 'identity'],
    ['in an encoding to who does not mind', 'identity, gzip', 'gzip'],
    ['in names of any case', 'GZIP', 'gzip'],
    ['as it is where a weight is none', 'gzip;q=much', 'identity'],
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
