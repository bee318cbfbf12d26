/**
 * Compresses uncached responses at levels that balance size and CPU: a category page of 465 KB takes 36 KB and 0.6 ms
 * with zstd, 36 KB and 1.3 ms with brotli, 41 KB and 1.7 ms with gzip. Files are compressed at build time.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Transform, type Writable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from 'node:zlib';
import { contentEncodings, type ContentEncoding } from './contentEncoding.rules.ts';

/** Cheapest first; cached responses use another order (responseCache/encoding.rules.ts). */
export const contentEncoding = contentEncodings(['zstd', 'br', 'gzip']);

const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 3,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // 512 KB: the default window takes megabytes of memory per response (responseCache/CachedResponse.ts).
    [constants.BROTLI_PARAM_LGWIN]: 19,
  },
};
const gzipOptions = { level: 4 };

const encoders: Readonly<Record<ContentEncoding | 'identity', () => Transform>> = {
  identity: () => new PassThrough(),
  zstd: () => createZstdCompress(zstdOptions),
  br: () => createBrotliCompress(brotliOptions),
  gzip: () => createGzip(gzipOptions),
};

const zstdOf = promisify(zstdCompress);
const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/** Compresses a complete body, off the event loop. */
export function compressed(
  body: string | ArrayBuffer | Uint8Array,
  encoding: ContentEncoding,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'zstd') return zstdOf(body, zstdOptions);
  return encoding === 'br' ? brotliOf(body, brotliOptions) : gzipOf(body, gzipOptions);
}

/**
 * Returns the stream for a body written in parts: an encoder in front of the response that respects flushes, or the
 * response of a HEAD request. Sets headers, so it must be called before they are sent.
 */
export function compressedBody(request: IncomingMessage, response: ServerResponse): Writable {
  response.appendHeader('vary', 'Accept-Encoding');
  if (request.method === 'HEAD') return response;
  const encoding = contentEncoding(request.headers['accept-encoding']?.toString());
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  const encoder = encoders[encoding]();
  // Each ends the other on early termination. `pipeline`, here or of a caller, would add seven listeners to the response.
  encoder.once('error', () => response.destroy());
  response.once('close', () => encoder.destroy());
  encoder.pipe(response);
  return encoder;
}
