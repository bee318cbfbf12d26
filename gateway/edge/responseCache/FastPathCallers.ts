/**
 * Rate limits for responses from the fast path: counted locally first and added to the shared budgets in batches, as a
 * response that takes microseconds must not wait for a slower counter. Each replica may exceed a caller's limit by one
 * batch.
 */
import { LRUCache } from 'lru-cache';
import { networkOf, type BudgetState } from '../limits/budget.rules.ts';
import type { Firewall } from '../limits/firewall.ts';

type Kind = 'graphql' | 'page' | 'payload';

export interface FastPathCallersOptions {
  firewall: Firewall;
  /** Charges pages or GraphQL points to a caller's minute. Null: the shared state is unavailable. */
  take(kind: Kind, network: string, points: number): Promise<BudgetState | null>;
}

interface Account {
  uncharged: number;
  chargedAt: number;
  /** `performance.now()` until which the caller is passed on to the middlewares, which explain refusals. */
  refusedUntil: number;
}

const MAX_ENTRIES = 20_000;
/** Maximum characters of remembered addresses and user agents. */
const MAX_CHARACTERS = 4 * 1024 * 1024;
/** Points, and milliseconds, after which a batch is charged. */
const BATCH_POINTS = 12;
const BATCH_MS = 1_000;

export class FastPathCallers {
  readonly #options: FastPathCallersOptions;
  /** Networks of address and user agent pairs that the firewall admits. */
  readonly #admitted = new LRUCache<string, string>({
    max: MAX_ENTRIES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (network, caller) => network.length + caller.length,
    ttl: 60_000,
    ttlAutopurge: false,
  });
  /** By kind of charge, and network. */
  readonly #accounts = new LRUCache<string, Account>({ max: MAX_ENTRIES });

  constructor(options: FastPathCallersOptions) {
    this.#options = options;
  }

  /** False: the caller is passed on to the middlewares. */
  admits(address: string, userAgent: string, kind: Kind): boolean {
    const caller = `${address} ${userAgent}`;
    let network = this.#admitted.get(caller);
    if (network === undefined) {
      if (this.#options.firewall({ url: '/', userAgent, address })) return false;
      network = networkOf(address);
      this.#admitted.set(caller, network);
    }
    return this.#count(network, kind);
  }

  #count(network: string, kind: Kind): boolean {
    const budget = kind === 'page' ? 'page' : 'graphql';
    const name = `${budget} ${network}`;
    const now = performance.now();
    let account = this.#accounts.get(name);
    if (!account) {
      account = { uncharged: 0, chargedAt: Number.NEGATIVE_INFINITY, refusedUntil: 0 };
      this.#accounts.set(name, account);
    }
    if (now < account.refusedUntil) return false;
    account.uncharged += 1;
    if (account.uncharged >= BATCH_POINTS || now - account.chargedAt >= BATCH_MS)
      void this.#charge(account, kind, network, now);
    return true;
  }

  async #charge(account: Account, kind: Kind, network: string, now: number): Promise<void> {
    const points = account.uncharged;
    account.uncharged = 0;
    account.chargedAt = now;
    const budget = await this.#options.take(kind, network, points);
    if (budget && !budget.allowed) account.refusedUntil = performance.now() + budget.resetMs;
  }
}
