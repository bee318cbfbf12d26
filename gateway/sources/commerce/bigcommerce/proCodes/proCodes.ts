/**
 * Issued pro codes, which BigCommerce has no place for: records of the shared state under the hash of each code. A code
 * belongs to one account: it is taken by compare-and-set before the account is written, and given back when the store
 * refuses the account. After a lost answer it stays with whoever took it, who may use it again.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { SourceError } from '../../../transport/errors.ts';
import { looksLikeJson, proCodeProblem, writtenCode, type ProCodeRecord } from './proCode.rules.ts';
import { refused } from '../refusals.ts';

/** The part of the shared state that pro codes need: persistent records. */
export interface ProCodeStore {
  get(key: string): Promise<string | null>;
  /** False when another value is stored than `from`; null stands for none. */
  replace(key: string, from: string | null, to: string | null): Promise<boolean>;
  list(): Promise<ReadonlyMap<string, string>>;
}

export interface TakenCode {
  code: string;
  record: ProCodeRecord;
  /** The account that has it now. */
  settle(holder: string): Promise<void>;
  /** The store refused the account. Does nothing for a code that was taken before. */
  giveBack(): Promise<void>;
}

/** Who has a code. */
export const holderOf = {
  account: (id: number): string => `customer:${id}`,
  /** Of an account that is not written yet. */
  address: (email: string): string => `address:${hashOf(email.trim().toLowerCase())}`,
};

const proCodeRecord: z.ZodType<ProCodeRecord> = z.object({
  store: z.string(),
  region: z.string(),
  expires: z.iso.date(),
  group: z.int().positive(),
  staying: z.array(z.int().positive()),
  holder: z.string().nullable(),
});

/** Tries at a record that others change meanwhile. */
const tries = 3;

export class ProCodes {
  readonly #records: ProCodeStore;
  readonly #now: () => number;

  constructor(records: ProCodeStore, now: () => number = Date.now) {
    this.#records = records;
    this.#now = now;
  }

  /**
   * Takes a code for the first of the holders; a code that one of them has already is theirs.
   * @throws SourceError a refusal 422 with `pro_code`, and SOURCE_UNAVAILABLE without the shared state.
   */
  async take(store: string, typed: string, holders: readonly [string, ...string[]]): Promise<TakenCode> {
    if (looksLikeJson(typed)) throw unusable('is malformed');
    const code = writtenCode(typed);
    const key = hashOf(code);
    for (let left = tries; left > 0; left -= 1) {
      const before = await reached(this.#records.get(key));
      const record = before === null ? null : proCodeRecord.parse(JSON.parse(before));
      const problem = proCodeProblem(record, store, holders, this.#now());
      if (!record || problem !== null) throw unusable(problem ?? 'is unknown');
      const isNew = record.holder === null;
      const taken = isNew ? JSON.stringify({ ...record, holder: holders[0] }) : before;
      if (isNew && !(await reached(this.#records.replace(key, before, taken)))) continue;
      return {
        code,
        record,
        settle: async (holder) => {
          const settled = JSON.stringify({ ...record, holder });
          if (settled !== taken) await this.#records.replace(key, taken, settled).catch(ignore);
        },
        giveBack: async () => {
          if (isNew) await this.#records.replace(key, taken, before).catch(ignore);
        },
      };
    }
    throw unusable('is used');
  }

  /** False for a code that is issued already. For commands, as the following ones. */
  async issue(code: string, record: Omit<ProCodeRecord, 'holder'>): Promise<boolean> {
    const text = JSON.stringify(proCodeRecord.parse({ ...record, holder: null }));
    return this.#records.replace(hashOf(writtenCode(code)), null, text);
  }

  async find(code: string): Promise<ProCodeRecord | null> {
    const text = await this.#records.get(hashOf(writtenCode(code)));
    return text === null ? null : proCodeRecord.parse(JSON.parse(text));
  }

  /** False for an unknown code, and for one that somebody has used. */
  async withdraw(code: string): Promise<boolean> {
    const key = hashOf(writtenCode(code));
    const text = await this.#records.get(key);
    if (text === null || proCodeRecord.parse(JSON.parse(text)).holder !== null) return false;
    return this.#records.replace(key, text, null);
  }

  async all(): Promise<ProCodeRecord[]> {
    const texts = await this.#records.list();
    return [...texts.values()].map((text) => proCodeRecord.parse(JSON.parse(text)));
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function unusable(problem: string): SourceError {
  return refused('proCode', { status: 422, title: '', type: 'invalid', errors: { pro_code: problem } });
}

/** The shared state's outage is the source's: nobody becomes a pro unverified. */
async function reached<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const at = { source: 'commerce', call: 'proCode' } as const;
    throw new SourceError('SOURCE_UNAVAILABLE', at, 'pro codes cannot be looked up', {
      detail: String(error),
    });
  }
}

/** The account is written: the code stays with its address, which is the account's own. */
function ignore(): void {}
