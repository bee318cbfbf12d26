/**
 * Limits on what an attacker would try repeatedly: order numbers, accounts, codes; and on emails to an address that may
 * not be the caller's own. Counted by the caller's address and by the value tried, over all replicas. Passwords have
 * separate limits: passwordLimits.ts.
 */
import type { Limiter, SharedState } from '../../state/SharedState.ts';
import type { Attempt as AttemptOfGraph, Attempts as AttemptsOf } from '../../../graph/limits.ts';
import { networkOf } from '../budget.rules.ts';

/**
 * Points per seconds: of an address, and of a key (an e-mail address, an order, the editors' secret). A key is counted
 * over all callers, except where attackers could thereby lock its owner out.
 */
export const attemptLimits = {
  createAccount: { ofAddress: [10, 60 * 60], forKey: [5, 60 * 60], isKeyOfCaller: true },
  findOrder: { ofAddress: [20, 15 * 60], forKey: [8, 15 * 60] },
  stockNotice: { ofAddress: [30, 60 * 60], forKey: [10, 60 * 60] },
  emailSignup: { ofAddress: [30, 60 * 60], forKey: [10, 60 * 60] },
  preview: { ofAddress: [10, 15 * 60], forKey: [300, 15 * 60] },
  // Not a secret, but counted by a service that learns from it: a single caller must not influence popularity.
  searchClick: { ofAddress: [300, 60 * 60], forKey: [5_000, 60 * 60] },
  proCode: { ofAddress: [20, 60 * 60], forKey: [8, 60 * 60] },
} as const satisfies Record<AttemptOfGraph | 'preview', Limit>;

interface Limit extends Record<'ofAddress' | 'forKey', readonly [points: number, seconds: number]> {
  isKeyOfCaller?: boolean;
}

export type Attempt = keyof typeof attemptLimits;

/** Attempts of GraphQL fields, and editors' previews. */
export type Attempts = AttemptsOf<Attempt>;

type Limiters = Readonly<Record<Attempt, Record<'ofAddress' | 'forKey', Limiter>>>;

export class AttemptLimits {
  readonly #limiters: Limiters;

  constructor(state: Pick<SharedState, 'limiter'>) {
    const limiter = ([points, seconds]: readonly [number, number], name: string): Limiter =>
      state.limiter(name, { points, seconds });
    this.#limiters = Object.fromEntries(
      Object.entries(attemptLimits).map(([what, { ofAddress, forKey }]) => [
        what,
        { ofAddress: limiter(ofAddress, `${what}:a`), forKey: limiter(forKey, `${what}:k`) },
      ]),
    ) as Limiters;
  }

  /** @param address IP address; an IPv6 /64 counts as one caller. */
  of(address: string): Attempts {
    const counted = (what: Attempt, key: string): string => {
      const { isKeyOfCaller = false }: Limit = attemptLimits[what];
      return isKeyOfCaller ? `${networkOf(address)} ${normal(key)}` : normal(key);
    };
    return {
      take: async (what, key) => {
        const { ofAddress, forKey } = this.#limiters[what];
        const answers = await Promise.all([
          ofAddress.consume(networkOf(address)),
          forKey.consume(counted(what, key)),
        ]);
        const waits = answers.map(({ allowed, resetMs }) =>
          allowed ? 0 : Math.max(1, Math.ceil(resetMs / 1000)),
        );
        return Math.max(...waits);
      },
      forgive: async (what, key) => {
        const { ofAddress, forKey } = this.#limiters[what];
        // An office shares one address, so only failures count against it.
        await Promise.all([ofAddress.refund(networkOf(address)), forKey.forget(counted(what, key))]);
      },
    };
  }
}

function normal(key: string): string {
  return key.trim().toLowerCase();
}
