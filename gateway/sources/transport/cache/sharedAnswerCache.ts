/**
 * Two-level cache: local to the process, and remote, shared by all replicas. A replica that starts, and all but one of
 * those whose answer became stale, need no upstream call.
 */
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { deepFreeze } from '../deepFreeze.ts';
import type { AnswerCache, CachedAnswer } from './answerCache.ts';

export interface RemoteAnswers {
  /** Null when missing. A rejection counts as missing. */
  get(key: string): Promise<string | null>;
  set(key: string, text: string, ttlMs: number): Promise<void>;
}

/** Milliseconds that a remote answer is cached locally: longer than any answer is valid, as the remote cache expires it. */
const LOCAL_TTL_MS = 24 * 60 * 60_000;
/** Characters from which compression pays. */
const COMPRESS_FROM = 1_024;

export function sharedAnswerCache(local: AnswerCache, remote: RemoteAnswers): AnswerCache {
  /** Lookups in flight, for deduplication. */
  const lookups = new Map<string, Promise<CachedAnswer | undefined>>();

  async function lookUp(key: string, known: CachedAnswer | undefined): Promise<CachedAnswer | undefined> {
    try {
      const text = await remote.get(key);
      const found = text === null ? null : deserialize(text, known?.at ?? 0);
      if (!found) return known;
      local.set(key, found, LOCAL_TTL_MS);
      return found;
    } catch {
      return known;
    } finally {
      lookups.delete(key);
    }
  }

  async function store(key: string, answer: CachedAnswer, ttlMs: number): Promise<void> {
    const text = serialize(answer);
    if (text !== null) await remote.set(key, text, ttlMs);
  }

  return {
    invalidations: local.invalidations,
    get(key, freshMs) {
      const known = local.get(key, freshMs);
      if (known instanceof Promise) return known;
      if (known && Date.now() - known.at < freshMs) return known;
      const pending = lookups.get(key) ?? lookUp(key, known);
      lookups.set(key, pending);
      return pending;
    },
    set(key, answer, ttlMs) {
      local.set(key, answer, ttlMs);
      // The other replicas ask the upstream when it is not stored.
      void store(key, answer, ttlMs).catch(() => undefined);
    },
    // oxlint-disable-next-line shop/no-retained-closures -- once per process
    get size() {
      return local.size;
    },
  };
}

/**
 * Null for a value that JSON does not preserve. Compressed in this thread: in the thread pool the hundred short answers
 * of a page cost ten times as much CPU, because each has a compressor, a megabyte of memory, while it waits.
 */
function serialize({ value, at }: CachedAnswer): string | null {
  if (!isJson(value)) return null;
  const json = JSON.stringify(value);
  if (json.length < COMPRESS_FROM) return `${at} json ${json}`;
  return `${at} zstd ${zstdCompressSync(json).toString('base64')}`;
}

/**
 * @param knownAt null for an answer that is not newer.
 * @throws for text that is not from `serialize`.
 */
function deserialize(text: string, knownAt: number): CachedAnswer | null {
  const [, at, form, rest] = /^(\d+) (json|zstd) (.*)$/s.exec(text) ?? [];
  if (at === undefined || rest === undefined || Number(at) <= knownAt) return null;
  const json = form === 'json' ? rest : zstdDecompressSync(Buffer.from(rest, 'base64')).toString('utf8');
  return { value: deepFreeze(JSON.parse(json) as unknown), at: Number(at) };
}

/** An undefined field reads like a missing one; anywhere else JSON turns undefined into null. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.values(value).every((inner) => inner === undefined || isJson(inner));
}
