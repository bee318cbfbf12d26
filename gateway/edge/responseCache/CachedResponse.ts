/**
 * A cached response: its body in each content encoding, and its headers, serialized once. A rare response is compressed
 * quickly for its first request, and thoroughly in the background from the second one on. The uncompressed body is
 * dropped once there is a compressed one, an eighth of its size, from which it can be restored. Strong ETags are digests
 * of the content, one per encoding and quality (RFC 9110, 8.8.1).
 */
import { hash } from 'node:crypto';
import type { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import { compressed } from '../http/compression/compressed.ts';
import type { ContentEncoding } from '../http/compression/contentEncoding.rules.ts';
import { compressedThoroughly, decompressed } from './bodyCodecs.ts';
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

const OVERHEAD_BYTES = 2_048;
const SURROGATE_BYTES = 64;
/** Minimum size in bytes for compression. */
const MIN_BYTES = 1_024;
export interface Encoded {
  readonly body: Buffer;
  /** All tags of this content in this encoding, however it was compressed. */
  readonly etags: readonly string[];
  /** Alternating names and values for `writeHead`, without headers of a single request. */
  readonly head: readonly string[];
}

export class CachedResponse {
  readonly generated: Omit<GeneratedResponse, 'body'>;
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
  /** Null once it can be restored from a compressed one. */
  #body: Buffer | null;
  readonly #length: number;
  #digest: string | null = null;
  /** Those requested a second time. */
  readonly #improved = new Set<Encoding>();
  #onRepeated: (() => void) | null = null;
  #onResized: (() => void) | null = null;

  constructor(
    generated: GeneratedResponse,
    times: Pick<CachedResponse, 'startedAt' | 'generatedAt' | 'freshUntil' | 'refreshUntil'>,
    more: Readonly<Record<string, string>>,
    /** False for uncached responses, which need no ETag. */
    hasEtag = true,
  ) {
    const { body, ...others } = generated;
    this.generated = others;
    this.#body = body;
    this.#length = body.length;
    this.startedAt = times.startedAt;
    this.generatedAt = times.generatedAt;
    this.freshUntil = times.freshUntil;
    this.refreshUntil = times.refreshUntil;
    this.more = more;
    this.#hasEtag = hasEtag;
  }

  /** Size in bytes, with an estimate for headers and surrogate keys. */
  get size(): number {
    let bytes = OVERHEAD_BYTES + SURROGATE_BYTES * this.generated.facts.surrogates.size;
    if (this.#body) bytes += this.#length;
    for (const { body } of this.#ready.values()) if (body !== this.#body) bytes += body.length;
    return bytes;
  }

  /** The uncompressed body. */
  async body(): Promise<Buffer> {
    if (this.#body) return this.#body;
    for (const [encoding, { body }] of this.#ready)
      if (encoding !== 'identity') return decompressed(body, encoding);
    throw new Error('A response has lost its body.');
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

  /** Calls it each time its size changes. */
  whenResized(listener: () => void): void {
    this.#onResized = listener;
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
    if (this.#digest === null && this.#body)
      this.#digest = hash('sha256', this.#body, 'base64url').slice(0, 27);
    if (encoding === 'identity') return [`"${this.#digest}"`];
    return [`"${this.#digest}-${encoding}"`, `"${this.#digest}-${encoding}-quick"`];
  }

  #effective(encoding: Encoding): Encoding {
    return this.#length < MIN_BYTES ? 'identity' : encoding;
  }

  async #encode(encoding: Encoding): Promise<Encoded> {
    const encoded = await this.#compressed(encoding);
    this.#compressing.delete(encoding);
    this.#keep(encoding, encoded);
    return encoded;
  }

  #keep(encoding: Encoding, encoded: Encoded): void {
    this.#ready.set(encoding, encoded);
    if (encoding !== 'identity') this.#body = null;
    this.#onResized?.();
  }

  async #compressed(encoding: Encoding): Promise<Encoded> {
    const body = await this.body();
    if (encoding === 'identity') return this.#written(body, encoding);
    // Uncached responses are requested once as well.
    if (this.generated.isRare || !this.#hasEtag)
      return this.#written(await compressed(body, encoding), encoding, { isQuick: true });
    return this.#written(await compressedThoroughly(body, encoding), encoding);
  }

  /** Replaces the quickly compressed body, once. */
  #improve(encoding: Encoding): void {
    const isQuick = this.generated.isRare && this.refreshUntil > this.generatedAt;
    if (encoding === 'identity' || !isQuick || this.#improved.has(encoding)) return;
    this.#improved.add(encoding);
    void this.#replace(encoding).catch(() => undefined);
  }

  async #replace(encoding: ContentEncoding): Promise<void> {
    const body = await compressedThoroughly(await this.body(), encoding);
    this.#keep(encoding, this.#written(body, encoding));
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
