/**
 * A cached response: its body in each content encoding, and its headers, serialized once. A rare response is compressed
 * quickly for its first request, and thoroughly in the background from the second one on. Strong ETags are digests of
 * the content, one per encoding and quality (RFC 9110, 8.8.1).
 */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import { compressed } from '../http/compression/compressed.ts';
import type { Encoding } from './encoding.rules.ts';

/** A response as generated, shared by all callers with the same request. */
export interface GeneratedResponse {
  status: number;
  /** Reason phrase; the standard one when absent. */
  reason?: string;
  /** In lower case; without cookies and headers of a single request. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Target of a redirect without a body; each caller handles it separately. */
  location?: string;
  /** Path pattern of its screen, such as `/p/:handle`. */
  screen?: string;
  /** False for errors: sent to waiting callers, but not cached. */
  isGood: boolean;
  /** One of many variants, which is probably requested once. */
  isRare?: boolean;
  facts: AnswerFacts;
}

/** Minimum size in bytes for compression. */
const MIN_BYTES = 1_024;
const compressBrotli = promisify(brotliCompress);
const compressZstd = promisify(zstdCompress);
const compressGzip = promisify(gzip);

/** At these levels it takes milliseconds in another thread. */
const thorough: Readonly<Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) =>
    compressBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
      },
    }),
  zstd: (body) => compressZstd(body, { params: { [constants.ZSTD_c_compressionLevel]: 6 } }),
  gzip: (body) => compressGzip(body, { level: 6 }),
};

/**
 * The smallest window that covers the whole body: the default takes 11 MB per body being compressed, and several at
 * once trigger full garbage collections.
 */
function windowBits(bytes: number): number {
  // Sixteen bytes of a window are unusable.
  const bits = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

export interface Encoded {
  readonly body: Buffer;
  /** All tags of this content in this encoding, however it was compressed. */
  readonly etags: readonly string[];
  /** Alternating names and values for `writeHead`, without headers of a single request. */
  readonly head: readonly string[];
}

export class CachedResponse {
  readonly generated: GeneratedResponse;
  /** Milliseconds since 1970 when generation began: later changes may be missing. */
  readonly startedAt: number;
  /** Milliseconds since 1970 when it was generated: start of `Age`. */
  readonly generatedAt: number;
  /** Milliseconds since 1970 until which it is fresh. */
  readonly freshUntil: number;
  /** Milliseconds since 1970 until which it may be served stale while it is refreshed. */
  readonly refreshUntil: number;
  /** Further headers of every response. */
  readonly more: Readonly<Record<string, string>>;
  readonly #hasEtag: boolean;
  readonly #ready = new Map<Encoding, Encoded>();
  readonly #compressing = new Map<Encoding, Promise<Encoded>>();
  #digest: string | null = null;
  /** Those requested a second time. */
  readonly #improved = new Set<Encoding>();
  #onRepeated: (() => void) | null = null;

  constructor(
    generated: GeneratedResponse,
    times: Pick<CachedResponse, 'startedAt' | 'generatedAt' | 'freshUntil' | 'refreshUntil'>,
    more: Readonly<Record<string, string>>,
    /** False for uncached responses, which need no ETag. */
    hasEtag = true,
  ) {
    this.generated = generated;
    this.startedAt = times.startedAt;
    this.generatedAt = times.generatedAt;
    this.freshUntil = times.freshUntil;
    this.refreshUntil = times.refreshUntil;
    this.more = more;
    this.#hasEtag = hasEtag;
  }

  /** Size in bytes, including the encodings still to be created. */
  get size(): number {
    return 2_048 + Math.ceil(this.generated.body.length * 1.5);
  }

  /** Undefined until compressed. */
  ready(wanted: Encoding): Encoded | undefined {
    const encoding = this.#effective(wanted);
    const ready = this.#ready.get(encoding);
    if (!ready) return undefined;
    this.#improve(encoding);
    this.#onRepeated?.();
    this.#onRepeated = null;
    return ready;
  }

  /** Calls it once, when the response is requested again. */
  whenRepeated(listener: () => void): void {
    this.#onRepeated = listener;
  }

  async encoded(wanted: Encoding): Promise<Encoded> {
    const ready = this.ready(wanted);
    if (ready) return ready;
    const encoding = this.#effective(wanted);
    const running = this.#compressing.get(encoding) ?? this.#encode(encoding);
    this.#compressing.set(encoding, running);
    return running;
  }

  /** That of the thoroughly compressed body first. */
  #tags(encoding: Encoding): readonly string[] {
    if (!this.#hasEtag) return [];
    this.#digest ??= hash('sha256', this.generated.body, 'base64url').slice(0, 27);
    if (encoding === 'identity') return [`"${this.#digest}"`];
    return [`"${this.#digest}-${encoding}"`, `"${this.#digest}-${encoding}-quick"`];
  }

  #effective(encoding: Encoding): Encoding {
    return this.generated.body.length < MIN_BYTES ? 'identity' : encoding;
  }

  async #encode(encoding: Encoding): Promise<Encoded> {
    const encoded = await this.#compressed(encoding);
    this.#ready.set(encoding, encoded);
    this.#compressing.delete(encoding);
    return encoded;
  }

  async #compressed(encoding: Encoding): Promise<Encoded> {
    const { body, isRare = false } = this.generated;
    if (encoding === 'identity') return this.#written(body, encoding);
    // Uncached responses are requested once as well.
    if (isRare || !this.#hasEtag)
      return this.#written(await compressed(body, encoding), encoding, { isQuick: true });
    return this.#written(await thorough[encoding](body), encoding);
  }

  /** Replaces the quickly compressed body, once. */
  #improve(encoding: Encoding): void {
    const isQuick = this.generated.isRare && this.refreshUntil > this.generatedAt;
    if (encoding === 'identity' || !isQuick || this.#improved.has(encoding)) return;
    this.#improved.add(encoding);
    const replace = (body: Buffer): void => void this.#ready.set(encoding, this.#written(body, encoding));
    void thorough[encoding](this.generated.body).then(replace, () => undefined);
  }

  #written(body: Buffer, encoding: Encoding, { isQuick = false } = {}): Encoded {
    const etags = this.#tags(encoding);
    const etag = etags.at(isQuick ? -1 : 0);
    const headers = {
      ...this.generated.headers,
      ...this.more,
      ...(etag === undefined ? {} : { etag }),
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    return { body, etags, head: Object.entries(headers).flat() };
  }
}
