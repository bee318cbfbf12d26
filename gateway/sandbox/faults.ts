/**
 * Illness on demand: makes a stand-in slow, refuse, break off or babble, so that tests can see the gateway live with it.
 * One fault a source; the stand-ins themselves know nothing of it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'zod';

export const sourceNames = ['commerce', 'delivery', 'engine', 'imagery', 'spend', 'botcheck'] as const;
export type FaultySource = (typeof sourceNames)[number];

export const faultJson = z
  .strictObject({
    source: z.enum(sourceNames),
    /** Answered instead of the sandbox's own answer, with a body that no vendor sends. A redirect leads to an HTML page. */
    status: z.int().min(300).max(599).optional(),
    /** What the answer holds instead, with `status` when that is given, else 200. `huge` is 16 MiB of JSON. */
    body: z.enum(['blank', 'null', '{}', 'html', 'huge']).optional(),
    /** Milliseconds before anything else happens. */
    delayMs: z.number().min(0).max(60_000).optional(),
    /** The connection breaks without an answer; wins over `malformed` and `status`. */
    drop: z.boolean().optional(),
    /** Share of calls that meet the fault, spread evenly: 0.5 is every second call. All of them when absent. */
    rate: z.number().min(0).max(1).optional(),
    /** The answer says it is JSON and is cut off in the middle; with `status` when that is given, else 200. */
    malformed: z.boolean().optional(),
  })
  .refine(({ status, body, delayMs, drop, malformed }) => status ?? body ?? delayMs ?? drop ?? malformed, {
    message: 'one of status, body, delayMs, drop and malformed has to be given',
  });
export type Fault = z.output<typeof faultJson>;

const bodies: Readonly<Record<NonNullable<Fault['body']>, () => string>> = {
  blank: () => '',
  null: () => 'null',
  '{}': () => '{}',
  html: () => '<!doctype html><title>Back soon</title>',
  huge: () => JSON.stringify({ data: 'x'.repeat(16 * 1024 * 1024) }),
};

const headersOf = (body: NonNullable<Fault['body']>): Record<string, string> => ({
  'content-type': body === 'html' ? 'text/html' : 'application/json',
});

export class Faults {
  readonly #faults = new Map<FaultySource, { fault: Fault; due: number }>();
  readonly #closing: AbortSignal | undefined;

  /** @param closing ends all delays. */
  constructor(closing?: AbortSignal) {
    this.#closing = closing;
  }

  /** Replaces what the source had. */
  set(fault: Fault): void {
    this.#faults.set(fault.source, { fault, due: 0 });
  }

  list(): Fault[] {
    return [...this.#faults.values()].map(({ fault }) => fault);
  }

  /** All of them when no source is named. */
  clear(source?: FaultySource): void {
    if (source) this.#faults.delete(source);
    else this.#faults.clear();
  }

  /** What the caller gets instead of the stand-in's answer, or null, possibly after a delay, when it gets that. */
  async meet(source: FaultySource, { socket }: { socket: { destroy(): unknown } }): Promise<Response | null> {
    const fault = this.#next(source);
    if (!fault) return null;
    if (fault.delayMs)
      await sleep(fault.delayMs, undefined, { ref: false, signal: this.#closing }).catch(() => {});
    // A stand-in that is closed has nothing to answer with.
    if (fault.drop || this.#closing?.aborted) {
      socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (fault.malformed) {
      return new Response('{"data": [{"id": 1, "na', {
        status: fault.status ?? 200,
        headers: { 'content-type': 'application/json' },
      });
    }
    const { status = 200, body } = fault;
    if (body) return new Response(bodies[body](), { status, headers: headersOf(body) });
    if (status >= 300 && status < 400)
      return new Response(null, { status, headers: { location: 'https://status.skarn.example/' } });
    if (fault.status) return Response.json({ error: 'fault', source }, { status });
    return null;
  }

  #next(source: FaultySource): Fault | null {
    const entry = this.#faults.get(source);
    if (!entry) return null;
    entry.due += entry.fault.rate ?? 1;
    // Rounding of the sums must not cost a call its turn: ten times 0.1 is one.
    if (entry.due < 1 - 1e-9) return null;
    entry.due -= 1;
    return entry.fault;
  }
}
