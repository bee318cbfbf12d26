/**
 * A second request for a read whose answer is late; the first good answer wins, the other request is called off.
 * At most one of twenty calls may be asked twice, and none where the source has trouble or no free socket: a hedge is for
 * the tail of a healthy service, never more load for an ill one.
 */
import { CallOff } from '../callOff.ts';
import type { Exchange, WireAnswer } from '../wire/exchange.ts';
import { lateAfterMs } from './hedging.rules.ts';
import { mayBeGood } from './illness.ts';
import type { Outgoing } from '../outgoing.ts';

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
    const sent = [first];
    const { callOff } = outgoing;
    callOff.listener = (reason) => sent.forEach((one) => one.callOff.now(reason));
    if (callOff.isOff) callOff.listener(callOff.reason);
    try {
      if (route.lateAfter === null || !(await isLateAfter(first.answer, route.lateAfter)))
        return await first.answer;
      if (this.#tokens < 1 || !isCalm() || !this.#exchange.sockets.isFree || !takesTry()) {
        this.status.withheld += 1;
        return await first.answer;
      }
      this.#tokens -= 1;
      this.status.sent += 1;
      const second = this.#startInSocket(outgoing, route);
      sent.push(second);
      return await this.#race(outgoing, first, second);
    } finally {
      callOff.listener = null;
    }
  }

  async #race(outgoing: Outgoing<unknown>, first: Started, second: Started): Promise<WireAnswer> {
    try {
      const { by, answer } = await Promise.any([first, second].map((one) => goodOf(one, outgoing)));
      if (by === second) this.status.won += 1;
      (by === first ? second : first).callOff.now(lost);
      return answer;
    } catch {
      // Neither was good: what became of the first is what would have become of the call without a hedge.
      return first.answer;
    }
  }

  /** In a socket of its own, which is free. */
  #startInSocket(outgoing: Outgoing<unknown>, route: Route): Started {
    const { sockets } = this.#exchange;
    sockets.takeFree();
    const started = this.#start(outgoing, route);
    const refund = (): void => sockets.leave();
    started.answer.then(refund, refund);
    return started;
  }

  /** Sends one of the two; how long it took is known of the route, also when it is called off for the other's sake. */
  #start(outgoing: Outgoing<unknown>, route: Route): Started {
    const callOff = new CallOff();
    const started = performance.now();
    const answer = this.#exchange.send({ ...outgoing, callOff });
    const learn = (): void => this.#learn(route, performance.now() - started);
    answer.then(learn, () => callOff.reason === lost && learn());
    return { callOff, answer };
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
  callOff: CallOff;
  answer: Promise<WireAnswer>;
}

/** Why the slower of two is called off. */
const lost = new Error('the other request was quicker');

/** True when it is still not there after so long. */
function isLateAfter(answer: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, true);
    const isHere = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    answer.then(isHere, isHere);
  });
}

async function goodOf(
  by: Started,
  { call }: Outgoing<unknown>,
): Promise<{ by: Started; answer: WireAnswer }> {
  const answer = await by.answer;
  if (!mayBeGood(call, answer.status)) throw new Error('the upstream is ill');
  return { by, answer };
}
