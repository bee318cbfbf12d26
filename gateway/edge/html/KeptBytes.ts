/** A complete body that is sent many times: each encoding is compressed once, and callers revalidate by ETag. */
import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compressed, contentEncoding } from '../http/compression/compressed.ts';
import { COMPRESSION_THRESHOLD } from '../http/compression/sendBuffered.ts';
import { isKnownTo } from '../responseCache/encoding.rules.ts';

type Encoding = ReturnType<typeof contentEncoding>;

export class KeptBytes {
  readonly #body: Buffer<ArrayBuffer>;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #digest: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();

  /** @param headers names in lower case, with `content-type`; callers revalidate unless `cache-control` says otherwise. */
  constructor(body: string, headers: Readonly<Record<string, string>>) {
    this.#body = Buffer.from(body);
    this.#headers = { 'cache-control': 'no-cache', ...headers };
    this.#digest = hash('sha256', this.#body, 'base64url').slice(0, 27);
  }

  async send(request: IncomingMessage, response: ServerResponse, status = 200): Promise<void> {
    const accepted = contentEncoding(request.headers['accept-encoding']?.toString());
    const encoding = this.#body.length < COMPRESSION_THRESHOLD ? 'identity' : accepted;
    const etag = `"${this.#digest}${encoding === 'identity' ? '' : `-${encoding}`}"`;
    response.appendHeader('vary', 'Accept-Encoding');
    if (status === 200 && isKnownTo(request.headers['if-none-match'], etag)) {
      response.writeHead(304, { ...this.#headers, etag }).end();
      return;
    }
    const bytes = await this.#in(encoding);
    if (response.destroyed) return;
    response.writeHead(status, {
      ...this.#headers,
      etag,
      'content-length': bytes.length,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  async #in(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    if (encoding === 'identity') return this.#body;
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const { buffer, byteOffset, length } = this.#body;
    const encoded = compressed(buffer.slice(byteOffset, byteOffset + length), encoding);
    this.#encoded.set(encoding, encoded);
    return encoded;
  }
}
