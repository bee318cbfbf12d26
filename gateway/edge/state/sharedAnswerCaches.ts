/** Caches of sources' answers, shared by all replicas where there is a shared state. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { SourceName } from '../../sources/transport/sourceNames.ts';
import type { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import { AnswerMemory, type AnswerCache } from '../../sources/transport/cache/answerCache.ts';
import { sharedAnswerCache } from '../../sources/transport/cache/sharedAnswerCache.ts';
import type { SharedState } from './SharedState.ts';

/** @param setting address and credentials of the source, as part of the cache key. */
export type AnswerCacheOf = (source: SourceName, setting: object) => AnswerCache;

/** A single process uses its own memory. @param maxBytes of the answers in this process. */
export function sharedAnswerCaches(
  state: Pick<SharedState, 'kind' | 'isUnavailable' | 'values'>,
  invalidations: Invalidations,
  maxBytes: number,
): AnswerCacheOf {
  const memory = new AnswerMemory(maxBytes);
  if (state.kind === 'embedded') return () => memory.cache(invalidations);
  const shapes = shapesDigest().slice(0, 12);
  return (source, setting) => {
    const place = digest(JSON.stringify(setting)).slice(0, 12);
    const keyOf = (key: string): string => `answer:${shapes}:${source}:${place}:${digest(key)}`;
    return sharedAnswerCache(memory.cache(invalidations), {
      get: async (key) => (state.isUnavailable ? null : state.values.get(keyOf(key))),
      // During an outage of the state it would be stored in this process, which has it already.
      set: async (key, text, ttlMs) =>
        state.isUnavailable ? undefined : state.values.set(keyOf(key), text, ttlMs),
    });
  };
}

/**
 * Digest of the code that determines the shape of cached answers: during a rolling update, two versions share cached
 * answers only if both read them alike.
 */
function shapesDigest(): string {
  const folder = new URL('../../sources/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted();
  return digest(files.map((file) => `${file}\n${readFileSync(new URL(file, folder), 'utf8')}`).join('\n'));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
