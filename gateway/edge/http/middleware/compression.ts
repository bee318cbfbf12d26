/**
 * Compresses responses that Hono sends. Handlers that stream to Node's own response compress themselves
 * (compressed.ts).
 */
import { compressed, contentEncoding } from '../compression/compressed.ts';
import { isCompressible } from '../compression/contentEncoding.rules.ts';
import { COMPRESSION_THRESHOLD } from '../compression/sendBuffered.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export const compression: EdgeMiddleware = async (c, next) => {
  await next();
  const { incoming, outgoing } = c.env;
  if (outgoing.headersSent) return;
  const { status, headers, body } = c.res;
  if (body === null || !isCompressible(headers.get('content-type'))) return;
  const whole = await c.res.arrayBuffer();
  let answer: ArrayBuffer | Buffer<ArrayBuffer> = whole;
  if (whole.byteLength >= COMPRESSION_THRESHOLD) {
    outgoing.appendHeader('vary', 'Accept-Encoding');
    const encoding =
      incoming.method === 'HEAD'
        ? 'identity'
        : contentEncoding(incoming.headers['accept-encoding']?.toString());
    if (encoding !== 'identity') {
      answer = await compressed(whole, encoding);
      outgoing.setHeader('content-encoding', encoding);
      headers.delete('content-length');
    }
  }
  // Hono merges a response with the previous one.
  c.res = undefined;
  c.res = new Response(answer, { status, headers: [...headers] });
};
