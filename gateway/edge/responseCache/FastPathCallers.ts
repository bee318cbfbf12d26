/**
 * Limits of callers whose answers are kept: as elsewhere, but counted here first and told to the budgets that all copies
 * share by the dozen, so that an answer that costs microseconds does not wait for a counter that costs more. A caller is
 * let through a few times more than its limit says at most, a dozen for each copy.
 */
import { LRUCache } from 'lru-cache';
import { networkOf, type BudgetState } from '../limits/budget.rules.ts';
import type { Firewall } from '../limits/firewall.ts';

type Kind = 'graphql' | 'page' | 'payload';

export interface FastPathCallersOptions {
  firewall: Firewall;
  /** Takes so many pages, or points of GraphQL, of a caller's minute. Null: nobody could be asked. */
  take(kind: Kind, network: string, points: number): Promise<BudgetState | null>;
}

interface Account {
  untold: number;
  toldAt: number;
  /** `performance.now()` until which the caller is sent the way on which refusals are explained. */
  refusedUntil: number;
}

const MOST = 20_000;
/** Characters of the addresses and user agents that are known. */
const MOST_CHARACTERS = 4 * 1024 * 1024;
/** Points, and milliseconds, after which the budgets are told. */
const DOZEN = 12;
const SECOND = 1_000;

export class FastPathCallers {
  readonly #options: FastPathCallersOptions;
  /** The network of each address with a user agent that the firewall lets in. */
  readonly #admitted = new LRUCache<string, string>({
    max: MOST,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (network, who) => network.length + who.length,
    ttl: 60_000,
    ttlAutopurge: false,
  });
  /** By what is counted, and the network. */
  readonly #accounts = new LRUCache<string, Account>({ max: MOST });

  constructor(options: FastPathCallersOptions) {
    this.#options = options;
  }

  /** False: whoever it is goes the other way, and is judged there. */
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
