/**
 * Hedged requests: a late read is sent a second time, the first usable response wins, the other request is cancelled. At
 * most one call in twenty is hedged, and none while the source has failures or no free socket: a hedge shortens the
 * latency tail of a healthy source, and must not add load to a failing one.
 */
import { Cancellation } from '../cancellation.ts';
import type { OutgoingRequest } from '../outgoingRequest.ts';
import type { Exchange, WireResponse } from '../wire/exchange.ts';
import { lateAfterMs } from './hedging.rules.ts';
import { isUsableStatus } from './sourceHealth.ts';

const TOKENS_PER_CALL = 0.05;
const MAX_TOKENS = 5;
/** Latencies remembered per route. */
const SAMPLES = 100;
/** Calls after which a route's threshold is computed again. */
const RECOMPUTE_EVERY = 10;

export interface HedgingStatus {
  /** Hedges sent since the start. */
  sent: number;
  /** Hedges that won. */
  won: number;
  /** Late reads that were not hedged: no token, attempt or socket was left, or the source had failures. */
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
   * @param isHealthy whether the source can take a second request; called when it would be sent.
   * @param takeAttempt takes one more of the call's attempts; false when none is left.
   */
  async send(
    request: OutgoingRequest<unknown>,
    isHealthy: () => boolean,
    takeAttempt: () => boolean,
  ): Promise<WireResponse> {
    this.#tokens = Math.min(MAX_TOKENS, this.#tokens + TOKENS_PER_CALL);
    const route = this.#route(request.call.route);
    const first = this.#start(request, route);
    const sent = [first];
    const { cancellation } = request;
    cancellation.listener = { abort: (reason) => sent.forEach((one) => one.cancellation.cancel(reason)) };
    if (cancellation.isCancelled) cancellation.listener.abort(cancellation.reason);
    try {
      if (route.lateAfter === null || !(await isPendingAfter(first.response, route.lateAfter)))
        return await first.response;
      if (this.#tokens < 1 || !isHealthy() || !this.#exchange.bulkhead.hasFree || !takeAttempt()) {
        this.status.withheld += 1;
        return await first.response;
      }
      this.#tokens -= 1;
      this.status.sent += 1;
      const second = this.#startInFreeSocket(request, route);
      sent.push(second);
      return await this.#race(request, first, second);
    } finally {
      cancellation.listener = null;
    }
  }

  async #race(request: OutgoingRequest<unknown>, first: Started, second: Started): Promise<WireResponse> {
    try {
      const winner = await Promise.any([first, second].map((one) => usable(one, request)));
      if (winner.by === second) this.status.won += 1;
      (winner.by === first ? second : first).cancellation.cancel(lostRace);
      return winner.response;
    } catch {
      // Neither is usable: the first one's outcome is what the call would have had without a hedge.
      return first.response;
    }
  }

  #startInFreeSocket(request: OutgoingRequest<unknown>, route: Route): Started {
    const { bulkhead } = this.#exchange;
    bulkhead.tryAcquire();
    const started = this.#start(request, route);
    const release = (): void => bulkhead.release();
    started.response.then(release, release);
    return started;
  }

  /** The latency is recorded even for the request that loses the race. */
  #start(request: OutgoingRequest<unknown>, route: Route): Started {
    const cancellation = new Cancellation();
    const started = performance.now();
    const response = this.#exchange.send({ ...request, cancellation });
    const record = (): void => this.#recordLatency(route, performance.now() - started);
    response.then(record, () => cancellation.reason === lostRace && record());
    return { cancellation, response };
  }

  #recordLatency(route: Route, ms: number): void {
    route.latencies.push(ms);
    if (route.latencies.length > SAMPLES) route.latencies.shift();
    route.calls += 1;
    if (route.lateAfter === null || route.calls % RECOMPUTE_EVERY === 0)
      route.lateAfter = lateAfterMs(route.latencies);
  }

  #route(name: string): Route {
    let route = this.#routes.get(name);
    if (!route) this.#routes.set(name, (route = { latencies: [], calls: 0, lateAfter: null }));
    return route;
  }
}

interface Started {
  cancellation: Cancellation;
  response: Promise<WireResponse>;
}

const lostRace = new Error('the other request was faster');

function isPendingAfter(response: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms, true);
    const settled = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    response.then(settled, settled);
  });
}

/** Rejects for a response that must not win. */
async function usable(
  by: Started,
  { call }: OutgoingRequest<unknown>,
): Promise<{ by: Started; response: WireResponse }> {
  const response = await by.response;
  if (!isUsableStatus(call, response.status)) throw new Error('the response is an error');
  return { by, response };
}
