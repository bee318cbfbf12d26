/** Compresses a body that is sent many times, which takes milliseconds in another thread, and decompresses it. */
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  zstdCompress,
  zstdDecompress,
} from 'node:zlib';
import type { ContentEncoding } from '../http/compression/contentEncoding.rules.ts';

interface Codec {
  compress(body: Buffer): Promise<Buffer>;
  decompress(body: Buffer): Promise<Buffer>;
}

const brotliOf = promisify(brotliCompress);
const zstdOf = promisify(zstdCompress);
const gzipOf = promisify(gzip);
const [unbrotli, unzstd, ungzip] = [
  promisify(brotliDecompress),
  promisify(zstdDecompress),
  promisify(gunzip),
];

const codecs: Readonly<Record<ContentEncoding, Codec>> = {
  br: {
    compress: (body) =>
      brotliOf(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
        },
      }),
    decompress: (body) => unbrotli(body),
  },
  zstd: {
    compress: (body) => zstdOf(body, { params: { [constants.ZSTD_c_compressionLevel]: 6 } }),
    decompress: (body) => unzstd(body),
  },
  gzip: {
    compress: (body) => gzipOf(body, { level: 6 }),
    decompress: (body) => ungzip(body),
  },
};

export function compressedThoroughly(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  return codecs[encoding].compress(body);
}

export function decompressed(body: Buffer, encoding: ContentEncoding): Promise<Buffer> {
  return codecs[encoding].decompress(body);
}

/**
 * The smallest window that covers the whole body: the default takes 11 MB per body being compressed, and several at
 * once trigger full garbage collections.
 */
function windowBits(bytes: number): number {
  // Sixteen bytes of a window are unusable.
  const bits = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}
