/**
 * Answers kept on two levels: near, in this process, and far, where every copy of the gateway finds what one of them
 * was told. A copy that starts, and all but one of those whose answer grew old, ask no upstream.
 * What goes far is what a call keeps: no answer about a person, and nothing an editor sees in preview.
 */
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import type { AnswerStore, KeptAnswer } from './keptAnswers.ts';
import { frozen } from '../wire/wireText.ts';

export interface FarAnswers {
  /** Null when it is not there. May reject, which counts as that. */
  get(key: string): Promise<string | null>;
  set(key: string, text: string, ttlMs: number): Promise<void>;
}

/** Milliseconds that what was found far may stay near: longer than any answer is kept, for the far place forgets in time. */
const NEAR = 24 * 60 * 60_000;
/** Characters from which compressing pays. */
const LONG = 1_024;

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

export function sharedAnswers(near: AnswerStore, far: FarAnswers): AnswerStore {
  /** Looks under way: many who ask the same at once look once. */
  const looks = new Map<string, Promise<KeptAnswer | undefined>>();

  async function look(key: string, known: KeptAnswer | undefined): Promise<KeptAnswer | undefined> {
    try {
      const text = await far.get(key);
      const found = text === null ? null : await readAnswer(text);
      if (!found || (known && known.at >= found.at)) return known;
      near.set(key, found, NEAR);
      return found;
    } catch {
      return known;
    } finally {
      looks.delete(key);
    }
  }

  return {
    invalidations: near.invalidations,
    get(key, freshMs) {
      const known = near.get(key, freshMs);
      if (known instanceof Promise) return known;
      if (known && Date.now() - known.at < freshMs) return known;
      const running = looks.get(key) ?? look(key, known);
      looks.set(key, running);
      return running;
    },
    set(key, answer, ttlMs) {
      near.set(key, answer, ttlMs);
      void writeAnswer(answer)
        .then((text) => (text === null ? undefined : far.set(key, text, ttlMs)))
        // The next copy asks for itself.
        .catch(() => undefined);
    },
    get size() {
      return near.size;
    },
  };
}

/** Null for what JSON would give back as something else. */
async function writeAnswer({ value, at }: KeptAnswer): Promise<string | null> {
  if (!isJson(value)) return null;
  const json = JSON.stringify(value);
  if (json.length < LONG) return `${at} json ${json}`;
  return `${at} zstd ${(await compress(json)).toString('base64')}`;
}

/** @throws what JSON or the decompression throws at text that nobody here wrote. */
async function readAnswer(text: string): Promise<KeptAnswer | null> {
  const [, at, form, rest] = /^(\d+) (json|zstd) (.*)$/s.exec(text) ?? [];
  if (at === undefined || rest === undefined) return null;
  const json = form === 'json' ? rest : (await decompress(Buffer.from(rest, 'base64'))).toString('utf8');
  return { value: frozen(JSON.parse(json) as unknown), at: Number(at) };
}

/** A field that is undefined reads like one that is not there; anywhere else it would turn into null. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.values(value).every((inner) => inner === undefined || isJson(inner));
}
