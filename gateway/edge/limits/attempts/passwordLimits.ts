/**
 * Limits on password attempts, over all replicas. They must prevent guessing, and prevent an attacker from locking the
 * owner out by guessing:
 *
 * - a device that signed in to the account before (device.ts) has a limit of its own and is subject to no other;
 * - other callers are limited by address and account together, and by address alone;
 * - attempts from unknown devices are spaced per account (passwordLimits.rules.ts), which keeps them below the lockout of
 *   the commerce service: the owner on a new device waits for a turn instead of a quarter of an hour.
 *
 * The limits do not depend on whether the account exists. Each attempt also requires a token of the bot protection
 * (botCheck.ts).
 */
import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Limiter, LimitAnswer, SharedState } from '../../state/SharedState.ts';
import { networkOf, waitSeconds } from '../budget.rules.ts';
import { CallerCounts } from '../callerCounts.ts';
import { normalizedEmail, type Device } from '../../session/device.ts';
import type { Account, PasswordAttempts } from '../../../graph/limits.ts';
import { gapAfter, defaultDelays, waitFor, type AttemptDelays, type Turn } from './passwordLimits.rules.ts';

const WINDOW = 15 * 60;
/** Attempts of one device, or of one address, for one account. */
const FOR_ACCOUNT = 8;
/** Attempts of one address for all accounts. */
const OF_ADDRESS = 30;
/** Beyond this count attempts for an account are only spaced, no longer counted. */
const MAX_COUNTED = 1_000;
/** Requests waiting for a turn, per address and in total, so that they do not exhaust the slots of others. */
const MAX_WAITING = { ofOne: 4, ofAll: 50 };
/** Polling interval in milliseconds while waiting for a turn. */
const POLL_MS = 200;

/** For internal requests. */
export const noPasswordAttempts: PasswordAttempts = {
  count: async (accounts) => accounts.map(() => WINDOW),
  turn: async () => WINDOW,
  countConfirmation: async () => WINDOW,
  right: async () => undefined,
};

export interface Caller {
  address: string;
  device: Device;
  /** `performance.now()` at the request's deadline. */
  deadline: number;
}

const turnShape = z.object({ taker: z.string(), opensAt: z.number(), count: z.number() });

export class PasswordLimits {
  readonly #state: Pick<SharedState, 'limiter' | 'values' | 'inTurn'>;
  readonly #key: Buffer;
  readonly #delays: AttemptDelays;
  readonly #ofAddress: Limiter;
  readonly #forAccount: Limiter;
  readonly #unknownDevices: Limiter;
  readonly #waiting = new CallerCounts(MAX_WAITING.ofOne, MAX_WAITING.ofAll);

  /** @param secret of the sessions: a key derived from it hashes account names in the shared state. */
  constructor(
    state: Pick<SharedState, 'limiter' | 'values' | 'inTurn'>,
    secret: string,
    delays: AttemptDelays = defaultDelays,
  ) {
    this.#state = state;
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'password tries', 32));
    this.#delays = delays;
    this.#ofAddress = state.limiter('password:address', { points: OF_ADDRESS, seconds: WINDOW });
    this.#forAccount = state.limiter('password:account', { points: FOR_ACCOUNT, seconds: WINDOW });
    this.#unknownDevices = state.limiter('password:strangers', { points: MAX_COUNTED, seconds: WINDOW });
  }

  /** Created on the first attempt: nearly all requests make none. */
  of(caller: Caller): PasswordAttempts {
    let made: PasswordAttempts | undefined;
    const tries = (): PasswordAttempts => (made ??= this.#triesOf(caller));
    return {
      count: (accounts) => tries().count(accounts),
      turn: (account, when) => tries().turn(account, when),
      countConfirmation: (account, signIn) => tries().countConfirmation(account, signIn),
      right: (account) => tries().right(account),
    };
  }

  #triesOf({ address, device, deadline }: Caller): PasswordAttempts {
    const network = networkOf(address);
    /** Refunds of counted attempts, by account name. */
    const undo = new Map<string, (() => Promise<void>)[]>();
    /** Earlier attempts of this address, by account. */
    const earlier = new Map<string, number>();
    let isAddressCounted = false;

    const undoing = (name: string, how: () => Promise<void>): void => {
      undo.set(name, [...(undo.get(name) ?? []), how]);
    };

    const countAs = async (name: string, who: string): Promise<LimitAnswer> => {
      const key = `${who} ${name}`;
      const answer = await this.#forAccount.consume(key);
      undoing(name, () => this.#forAccount.forget(key));
      return answer;
    };

    const countAddress = async (): Promise<number> => {
      const answer = await this.#ofAddress.consume(network);
      isAddressCounted = answer.allowed;
      return secondsOf(answer);
    };

    return {
      count: async (accounts) => {
        const isUnknownDevice = accounts.some((account) => device.idFor(account) === null);
        const [ofAddress, ...answers] = await Promise.all([
          isUnknownDevice ? countAddress() : 0,
          ...accounts.map((account) => {
            const id = device.idFor(account);
            return countAs(this.#nameOf(account), id === null ? `address ${network}` : `device ${id}`);
          }),
        ]);
        return accounts.map((account, index) => {
          const answer = answers[index];
          if (!answer) return ofAddress;
          earlier.set(this.#nameOf(account), FOR_ACCOUNT - answer.remaining - 1);
          return Math.max(secondsOf(answer), device.idFor(account) === null ? ofAddress : 0);
        });
      },

      turn: async (account, when) => {
        if (device.idFor(account) !== null) return 0;
        const name = this.#nameOf(account);
        const leave = when === 'waits' ? this.#waiting.enter(network) : null;
        const now = performance.now();
        const until = leave ? now + Math.min(this.#delays.maxWait, (deadline - now) / 2) : now;
        try {
          for (;;) {
            const taken = await this.#takeTurn(name, earlier.get(name) ?? 0);
            if (typeof taken !== 'number') {
              undoing(name, taken.undo);
              return 0;
            }
            if (performance.now() + taken > until) {
              // A caller who waited without an attempt is counted by address only.
              if (when === 'waits') await this.#forAccount.refund(`address ${network} ${name}`);
              return Math.ceil(taken / 1_000);
            }
            await sleep(Math.min(taken, POLL_MS));
          }
        } finally {
          leave?.();
        }
      },

      countConfirmation: async (account, signIn) => {
        const id = device.idFor(account);
        const who = id === null ? `sign-in ${this.#hash(`sign-in\0${signIn}`)}` : `device ${id}`;
        return secondsOf(await countAs(this.#nameOf(account), who));
      },

      right: async (account) => {
        const name = this.#nameOf(account);
        const all = undo.get(name) ?? [];
        undo.delete(name);
        // An office shares one address, so only failures count against it.
        if (isAddressCounted) all.push(() => this.#ofAddress.refund(network));
        isAddressCounted = false;
        await Promise.all(all.map((one) => one()));
        device.remember(account);
      },
    };
  }

  /** Milliseconds to wait when it is another caller's turn, otherwise the refund. */
  async #takeTurn(name: string, earlier: number): Promise<number | { undo: () => Promise<void> }> {
    const key = `password-turn:${name}`;
    const { values } = this.#state;
    const waitAt = async (now: number): Promise<number> =>
      waitFor(turnIn(await values.get(key)), earlier, now, this.#delays);
    // Most waiters only read: taking the turn is more expensive.
    const atFirst = await waitAt(Date.now());
    if (atFirst > 0) return atFirst;
    return this.#state.inTurn(key, async () => {
      const now = Date.now();
      const wait = await waitAt(now);
      if (wait > 0) return wait;
      const { remaining } = await this.#unknownDevices.consume(name);
      const gap = gapAfter(MAX_COUNTED - remaining, this.#delays);
      const taken: Turn = { taker: randomUUID(), opensAt: now + gap, count: MAX_COUNTED - remaining };
      await values.set(key, JSON.stringify(taken), gap + this.#delays.maxYield + 1);
      return {
        undo: async () => {
          await this.#unknownDevices.refund(name);
          await this.#state.inTurn(key, async () => {
            if (turnIn(await values.get(key))?.taker === taken.taker) await values.delete(key);
          });
        },
      };
    });
  }

  #nameOf({ store, email }: Account): string {
    return this.#hash(`account\0${store}\0${normalizedEmail(email)}`);
  }

  #hash(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}

function turnIn(kept: string | null): Turn | null {
  return kept === null ? null : turnShape.parse(JSON.parse(kept));
}

function secondsOf(answer: LimitAnswer): number {
  return answer.allowed ? 0 : waitSeconds(answer);
}
