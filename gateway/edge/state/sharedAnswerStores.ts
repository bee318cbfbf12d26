/** Lets copies of the gateway share what sources answered, where they share a state at all. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { SourceName } from '../../sources/transport/errors.ts';
import type { Invalidations } from '../../sources/transport/cache/invalidations.ts';
import { answersInMemory, type AnswerStore } from '../../sources/transport/cache/keptAnswers.ts';
import { sharedAnswers } from '../../sources/transport/cache/sharedAnswers.ts';
import type { SharedState } from './SharedState.ts';

/** @param setting where and with which credentials the source is asked: another one has other answers. */
export type AnswerStoreOf = (source: SourceName, setting: object) => AnswerStore;

/** For a process alone its own memory is all there is to share. */
export function sharedAnswerStores(
  state: Pick<SharedState, 'kind' | 'isAway' | 'values'>,
  invalidations: Invalidations,
): AnswerStoreOf {
  if (state.kind === 'embedded') return () => answersInMemory(invalidations);
  const shapes = shapesDigest().slice(0, 12);
  return (source, setting) => {
    const place = digest(JSON.stringify(setting)).slice(0, 12);
    const keyOf = (key: string): string => `answer:${shapes}:${source}:${place}:${digest(key)}`;
    return sharedAnswers(answersInMemory(invalidations), {
      get: async (key) => (state.isAway ? null : state.values.get(keyOf(key))),
      // While the state is away it would be kept in this process, where it is already.
      set: async (key, text, ttlMs) => (state.isAway ? undefined : state.values.set(keyOf(key), text, ttlMs)),
    });
  };
}

/**
 * Of all that decides which shape an answer has once it was read: while one version of the gateway takes the place of
 * another, neither finds what the other kept, unless both read the same.
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
