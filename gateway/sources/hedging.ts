/**
 * A second request for a read whose answer is late; the first good answer wins, the other request is called off.
 * At most one of twenty calls may be asked twice, and none where the source has trouble or no free socket: a hedge is for
 * the tail of a healthy service, never more load for an ill one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Exchange, WireAnswer } from './exchange.ts';
import { lateAfterMs } from './hedging.rules.ts';
import { mayBeGood } from './illness.ts';
import type { Outgoing } from './outgoing.ts';

const TOKENS_PER_CALL = 0.05;
const MOST_TOKENS = 5;
/** Latencies known of a route. */
const KNOWN = 100;
/** Calls after which a route's lateness is looked at anew. */
const LOOK_EVERY = 10;

export interface HedgingStatus {
  /** Second requests sent since the start. */
  sent: number;
  /** Those that answered first. */
  won: number;
  /** Late reads that were left alone: no allowance, try or socket was left, or the source had trouble. */
  withheld: number;
}

interface Route {
  latencies: number[];
  calls: number;
  lateAfter: number | null;
}

export class Hedging {
  readonly #exchange: Exchange;
  readonly #routes = new Map<string, Route>();
  #tokens = 0;
  readonly status: HedgingStatus = { sent: 0, won: 0, withheld: 0 };

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  /**
   * @param isCalm tells whether the source may be asked twice, at the moment it would be.
   * @param takesTry takes one more of the call's tries; false where none is left.
   */
  async send(
    outgoing: Outgoing<unknown>,
    isCalm: () => boolean,
    takesTry: () => boolean,
  ): Promise<WireAnswer> {
    this.#tokens = Math.min(MOST_TOKENS, this.#tokens + TOKENS_PER_CALL);
    const route = this.#route(outgoing.call.route);
    const first = this.#start(outgoing, route);
    if (route.lateAfter === null) return first.answer;
    const isLate = await isLateAfter(first.answer, route.lateAfter);
    if (!isLate) return first.answer;
    if (this.#tokens < 1 || !isCalm() || !this.#exchange.sockets.isFree || !takesTry()) {
      this.status.withheld += 1;
      return first.answer;
    }
    this.#tokens -= 1;
    this.status.sent += 1;
    return this.#race(outgoing, first, route);
  }

  async #race(outgoing: Outgoing<unknown>, first: Started, route: Route): Promise<WireAnswer> {
    const release = await this.#exchange.socket(outgoing);
    const second = this.#start(outgoing, route);
    void second.answer.catch(() => {}).finally(release);
    try {
      const { by, answer } = await Promise.any([first, second].map((one) => goodOf(one, outgoing)));
      if (by === second) this.status.won += 1;
      (by === first ? second : first).abort.abort();
      return answer;
    } catch {
      // Neither was good: what became of the first is what would have become of the call without a hedge.
      return first.answer;
    }
  }

  /** Sends one of the two; how long it took is known of the route, also when it is called off for the other's sake. */
  #start(outgoing: Outgoing<unknown>, route: Route): Started {
    const abort = new AbortController();
    const started = performance.now();
    const signal = AbortSignal.any([outgoing.signal, abort.signal]);
    const answer = this.#exchange.send({ ...outgoing, signal });
    const learn = (): void => this.#learn(route, performance.now() - started);
    answer.then(learn, () => abort.signal.aborted && learn());
    return { abort, answer };
  }

  #learn(route: Route, ms: number): void {
    route.latencies.push(ms);
    if (route.latencies.length > KNOWN) route.latencies.shift();
    route.calls += 1;
    if (route.lateAfter === null || route.calls % LOOK_EVERY === 0)
      route.lateAfter = lateAfterMs(route.latencies);
  }

  #route(name: string): Route {
    let route = this.#routes.get(name);
    if (!route) this.#routes.set(name, (route = { latencies: [], calls: 0, lateAfter: null }));
    return route;
  }
}

interface Started {
  abort: AbortController;
  answer: Promise<WireAnswer>;
}

/** True when it is still not there after so long. */
async function isLateAfter(answer: Promise<unknown>, ms: number): Promise<boolean> {
  const timer = new AbortController();
  const isLate = await Promise.race([
    answer.then(
      () => false,
      () => false,
    ),
    sleep(ms, true, { signal: timer.signal }).catch(() => false),
  ]);
  timer.abort();
  return isLate;
}

async function goodOf(
  by: Started,
  { call }: Outgoing<unknown>,
): Promise<{ by: Started; answer: WireAnswer }> {
  const answer = await by.answer;
  if (!mayBeGood(call, answer.status)) throw new Error('the upstream is ill');
  return { by, answer };
}
