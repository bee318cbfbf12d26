/**
 * Partners' keys in the shared state. Nothing is cached, so a change by the command applies from the next request on,
 * on any replica.
 */
import type { SharedState } from '../state/SharedState.ts';
import { hashOf, isHashOf, keyText, newKey, newSecret, parseKey } from './keyText.ts';
import { keyVerdict, type KeyVerdict } from './keyVerdict.rules.ts';
import { BrokenRecord, readRecord, type PartnerRecord } from './partnerRecord.ts';
import type { PartnerScope } from './scopes.rules.ts';

const RECORDS = 'partner-keys';

export interface NewPartner {
  name: string;
  scopes: readonly PartnerScope[];
  costPerMinute: number | null;
  expiresAt: Date | null;
  note: string;
}

/** The text of a new key: shown once, stored nowhere. */
export interface IssuedKey {
  key: string;
  record: PartnerRecord;
}

export type Verified =
  | { verdict: 'good'; record: PartnerRecord }
  | { verdict: Exclude<KeyVerdict, 'good'> | 'malformed' | 'broken'; problem?: BrokenRecord };

/** The command names an unknown key, or requests an impossible change. */
export class KeyRefusal extends Error {
  override readonly name = 'KeyRefusal';
}

/** All calls reject while the shared state is unavailable. */
export class PartnerKeys {
  readonly #state: Pick<SharedState, 'records' | 'inTurn'>;

  constructor(state: Pick<SharedState, 'records' | 'inTurn'>) {
    this.#state = state;
  }

  /** @param now current time, for expiry. */
  async verify(text: string, now: Date): Promise<Verified> {
    const parts = parseKey(text);
    if (!parts) return { verdict: 'malformed' };
    let record: PartnerRecord | null;
    try {
      record = await this.get(parts.id);
    } catch (error) {
      if (error instanceof BrokenRecord) return { verdict: 'broken', problem: error };
      throw error;
    }
    if (!record) return { verdict: 'unknown' };
    const { hash, previous } = record;
    const isCurrent = isHashOf(hash, parts.secret);
    const isPrevious = previous !== null && isHashOf(previous.hash, parts.secret);
    const verdict = keyVerdict(
      { ...record, previousUntil: previous?.until ?? null },
      isCurrent ? 'current' : isPrevious ? 'previous' : 'neither',
      now.getTime(),
    );
    return verdict === 'good' ? { verdict, record } : { verdict };
  }

  /** Null when absent. @throws BrokenRecord */
  async get(id: string): Promise<PartnerRecord | null> {
    const text = await this.#state.records(RECORDS).get(id);
    return text === null ? null : readRecord(id, text);
  }

  /** All keys, oldest first, and the errors of unreadable ones. */
  async list(): Promise<{ records: PartnerRecord[]; broken: BrokenRecord[] }> {
    const records: PartnerRecord[] = [];
    const broken: BrokenRecord[] = [];
    for (const [id, text] of await this.#state.records(RECORDS).list()) {
      try {
        records.push(readRecord(id, text));
      } catch (error) {
        if (!(error instanceof BrokenRecord)) throw error;
        broken.push(error);
      }
    }
    return { records: records.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)), broken };
  }

  async create(partner: NewPartner, now: Date, parts = newKey()): Promise<IssuedKey> {
    const record: PartnerRecord = {
      id: parts.id,
      name: partner.name,
      scopes: [...partner.scopes],
      costPerMinute: partner.costPerMinute,
      createdAt: now.toISOString(),
      expiresAt: partner.expiresAt?.toISOString() ?? null,
      rotatedAt: null,
      revokedAt: null,
      hash: hashOf(parts.secret),
      previous: null,
      note: partner.note,
    };
    await this.#write(record);
    return { key: keyText(parts), record };
  }

  /**
   * Replaces the secret; the previous one remains valid for a grace period.
   * @throws KeyRefusal
   */
  async rotate(id: string, graceMs: number, now: Date): Promise<IssuedKey> {
    const secret = newSecret();
    const record = await this.#change(id, (before) => {
      const verdict = keyVerdict({ ...before, previousUntil: null }, 'current', now.getTime());
      if (verdict === 'expired') throw new KeyRefusal(`Key ${id} has expired: renew it first.`);
      if (verdict !== 'good') throw new KeyRefusal(`Key ${id} is ${verdict}: create another one.`);
      const until = new Date(now.getTime() + graceMs).toISOString();
      return {
        ...before,
        hash: hashOf(secret),
        previous: graceMs > 0 ? { hash: before.hash, until } : null,
        rotatedAt: now.toISOString(),
      };
    });
    return { key: keyText({ id, secret }), record };
  }

  /** Revokes both secrets permanently. @throws KeyRefusal */
  revoke(id: string, now: Date): Promise<PartnerRecord> {
    return this.#change(id, (before) => ({ ...before, revokedAt: before.revokedAt ?? now.toISOString() }));
  }

  /**
   * Changes the expiry of a key; an expired key becomes valid again, a revoked one does not.
   * @param expiresAt null: never
   * @throws KeyRefusal
   */
  renew(id: string, expiresAt: Date | null): Promise<PartnerRecord> {
    return this.#change(id, (before) => {
      if (before.revokedAt !== null)
        throw new KeyRefusal(`Key ${id} is revoked for good: create another one.`);
      return { ...before, expiresAt: expiresAt?.toISOString() ?? null };
    });
  }

  /** @throws KeyRefusal */
  change(
    id: string,
    change: Partial<Pick<PartnerRecord, 'scopes' | 'costPerMinute'>>,
  ): Promise<PartnerRecord> {
    return this.#change(id, (before) => ({ ...before, ...change }));
  }

  #change(id: string, change: (before: PartnerRecord) => PartnerRecord): Promise<PartnerRecord> {
    return this.#state.inTurn(`${RECORDS}:${id}`, async () => {
      const before = await this.get(id);
      if (!before) throw new KeyRefusal(`There is no key ${id}.`);
      const after = change(before);
      await this.#write(after);
      return after;
    });
  }

  async #write(record: PartnerRecord): Promise<void> {
    // A record that cannot be read back must not be written.
    const text = JSON.stringify(record);
    readRecord(record.id, text);
    await this.#state.records(RECORDS).set(record.id, text);
  }
}
