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
  untold: number;
  toldAt: number;
  /** `performance.now()` until which the caller is passed on to the middlewares, which explain refusals. */
  refusedUntil: number;
}

const MOST = 20_000;
/** Maximum characters of remembered addresses and user agents. */
const MOST_CHARACTERS = 4 * 1024 * 1024;
/** Points, and milliseconds, after which a batch is charged. */
const DOZEN = 12;
const SECOND = 1_000;

export class FastPathCallers {
  readonly #options: FastPathCallersOptions;
  /** Networks of address and user agent pairs that the firewall admits. */
  readonly #admitted = new LRUCache<string, string>({
    max: MOST,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (network, who) => network.length + who.length,
    ttl: 60_000,
    ttlAutopurge: false,
  });
  /** By kind of charge, and network. */
  readonly #accounts = new LRUCache<string, Account>({ max: MOST });

  constructor(options: FastPathCallersOptions) {
    this.#options = options;
  }

  /** False: the caller is passed on to the middlewares. */
  admits(address: string, userAgent: string, kind: Kind): boolean {
    const who = `${address} ${userAgent}`;
    let network = this.#admitted.get(who);
    if (network === undefined) {
      if (this.#options.firewall({ url: '/', userAgent, address })) return false;
      network = networkOf(address);
      this.#admitted.set(who, network);
    }
    return this.#count(network, kind);
  }

  #count(network: string, kind: Kind): boolean {
    const budget = kind === 'page' ? 'page' : 'graphql';
    const name = `${budget} ${network}`;
    const now = performance.now();
    let account = this.#accounts.get(name);
    if (!account) {
      account = { untold: 0, toldAt: Number.NEGATIVE_INFINITY, refusedUntil: 0 };
      this.#accounts.set(name, account);
    }
    if (now < account.refusedUntil) return false;
    account.untold += 1;
    if (account.untold >= DOZEN || now - account.toldAt >= SECOND)
      void this.#tell(account, kind, network, now);
    return true;
  }

  async #tell(account: Account, kind: Kind, network: string, now: number): Promise<void> {
    const points = account.untold;
    account.untold = 0;
    account.toldAt = now;
    const budget = await this.#options.take(kind, network, points);
    if (budget && !budget.allowed) account.refusedUntil = performance.now() + budget.resetMs;
  }
}
