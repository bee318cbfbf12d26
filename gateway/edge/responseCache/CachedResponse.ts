/**
 * A response that is kept to be sent many times: its bytes in each content encoding, made once, and its headers, written
 * once. Strong ETags are digests of the content, one for each encoding (RFC 9110, 8.8.1).
 */
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { AnswerFacts } from '../../sources/transport/cache/answerFacts.ts';
import type { Encoding } from './encoding.rules.ts';

/** A response as it is made: once for all who ask the same. */
export interface MadeResponse {
  status: number;
  /** Reason phrase; the usual one when absent. */
  reason?: string;
  /** In lower case; without what is one request's, and without cookies. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** It leads elsewhere, and has no body; what becomes of it is each caller's own. */
  location?: string;
  /** Pattern of the screen that it shows, such as `/p/:uid`. */
  screen?: string;
  /** False for errors: whoever waits for this one gets it, nobody else. */
  isGood: boolean;
  facts: AnswerFacts;
}

/** Bytes from which compressing pays. */
const LEAST = 1_024;
const compressBrotli = promisify(brotliCompress);
const compressZstd = promisify(zstdCompress);
const compressGzip = promisify(gzip);

const compressors: Readonly<Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>>> = {
  // Each is made once for some seconds: at these levels it takes milliseconds of another thread.
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
 * The window that reaches over the whole body, and no larger: the usual one takes 11 MB for each body that is being
 * compressed, and some of them at the same time have V8 collect the whole heap.
 */
function windowBits(bytes: number): number {
  // Sixteen bytes of a window cannot be reached.
  const bits = Math.ceil(Math.log2(bytes + 16));
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_DEFAULT_WINDOW);
}

export interface Encoded {
  readonly body: Buffer;
  /** Quoted; empty where there is none. */
  readonly etag: string;
  /** Names and values in turn, as `writeHead` takes them: all but those of one request. */
  readonly head: readonly string[];
}

export class CachedResponse {
  readonly made: MadeResponse;
  /** Milliseconds since 1970 at which making it began: what changed later may not be in it. */
  readonly begunAt: number;
  /** Milliseconds since 1970 at which it was made: `Age` counts from it. */
  readonly madeAt: number;
  /** Milliseconds since 1970 until which it is served without being made anew. */
  readonly freshUntil: number;
  /** Milliseconds since 1970 until which it is served while a newer one is made. */
  readonly refreshUntil: number;
  /** Headers of every answer with it, beside what its maker said. */
  readonly more: Readonly<Record<string, string>>;
  readonly #isTagged: boolean;
  readonly #ready = new Map<Encoding, Encoded>();
  readonly #compressing = new Map<Encoding, Promise<Encoded>>();

  constructor(
    made: MadeResponse,
    times: Pick<CachedResponse, 'begunAt' | 'madeAt' | 'freshUntil' | 'refreshUntil'>,
    more: Readonly<Record<string, string>>,
    /** False for one that nobody keeps: then it needs no ETag either. */
    isTagged = true,
  ) {
    this.made = made;
    this.begunAt = times.begunAt;
    this.madeAt = times.madeAt;
    this.freshUntil = times.freshUntil;
    this.refreshUntil = times.refreshUntil;
    this.more = more;
    this.#isTagged = isTagged;
  }

  /** Bytes that it takes, the encodings that will be made of it included. */
  get size(): number {
    return 2_048 + Math.ceil(this.made.body.length * 1.5);
  }

  /** Undefined while it is not compressed yet. */
  ready(encoding: Encoding): Encoded | undefined {
    return this.#ready.get(this.#effective(encoding));
  }

  async encoded(wanted: Encoding): Promise<Encoded> {
    const encoding = this.#effective(wanted);
    const ready = this.#ready.get(encoding);
    if (ready) return ready;
    const running = this.#compressing.get(encoding) ?? this.#encode(encoding);
    this.#compressing.set(encoding, running);
    return running;
  }

  #digest(): string {
    return hash('sha256', this.made.body, 'base64url').slice(0, 27);
  }

  #effective(encoding: Encoding): Encoding {
    return this.made.body.length < LEAST ? 'identity' : encoding;
  }

  async #encode(encoding: Encoding): Promise<Encoded> {
    const body = encoding === 'identity' ? this.made.body : await compressors[encoding](this.made.body);
    const etag = this.#isTagged ? `"${this.#digest()}${encoding === 'identity' ? '' : `-${encoding}`}"` : '';
    const headers = {
      ...this.made.headers,
      ...this.more,
      ...(this.#isTagged ? { etag } : {}),
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    const encoded: Encoded = { body, etag, head: Object.entries(headers).flat() };
    this.#ready.set(encoding, encoded);
    this.#compressing.delete(encoding);
    return encoded;
  }
}
