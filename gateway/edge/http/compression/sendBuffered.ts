/** Sends a complete body, compressed where that is worthwhile. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressed, contentEncoding } from './compressed.ts';

/** Bytes; a shorter body fits into one packet uncompressed. */
export const COMPRESSION_THRESHOLD = 1_024;

interface WholeAnswer {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Of a compressible media type. */
  body: string | Buffer;
}

export async function sendBuffered(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: WholeAnswer,
): Promise<void> {
  let bytes: string | Buffer = body;
  let length = Buffer.byteLength(body);
  if (length >= COMPRESSION_THRESHOLD) {
    response.appendHeader('vary', 'Accept-Encoding');
    const encoding = contentEncoding(request.headers['accept-encoding']?.toString());
    if (encoding !== 'identity' && request.method !== 'HEAD') {
      bytes = await compressed(body, encoding);
      ({ length } = bytes);
      response.setHeader('content-encoding', encoding);
    }
  }
  if (response.destroyed) return;
  response.writeHead(status, { ...headers, 'content-length': length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
