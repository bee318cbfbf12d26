/**
 * Simulated faults: makes a stand-in slow, failing, disconnecting or malformed, to test the gateway's failure handling.
 * One fault per source; the stand-ins know nothing of it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { z } from 'zod';

export const sourceNames = ['commerce', 'delivery', 'engine', 'imagery', 'spend', 'botcheck'] as const;
export type FaultySource = (typeof sourceNames)[number];

export const faultJson = z
  .strictObject({
    source: z.enum(sourceNames),
    /** Replaces the stand-in's response by one with a body that no vendor sends. A redirect leads to an HTML page. */
    status: z.int().min(300).max(599).optional(),
    /** Replaces the body, with `status` if given, else 200. `huge` is 16 MiB of JSON. */
    body: z.enum(['blank', 'null', '{}', 'html', 'huge']).optional(),
    /** Delay in milliseconds before anything else. */
    delayMs: z.number().min(0).max(60_000).optional(),
    /** Closes the connection without a response; takes precedence over `malformed` and `status`. */
    drop: z.boolean().optional(),
    /** Share of affected calls, spread evenly: 0.5 is every second call. Default: all. */
    rate: z.number().min(0).max(1).optional(),
    /** Truncated JSON, with `status` if given, else 200. */
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

  /** @param closing aborts all delays. */
  constructor(closing?: AbortSignal) {
    this.#closing = closing;
  }

  /** Replaces the source's current fault. */
  set(fault: Fault): void {
    this.#faults.set(fault.source, { fault, due: 0 });
  }

  list(): Fault[] {
    return [...this.#faults.values()].map(({ fault }) => fault);
  }

  /** All sources when none is named. */
  clear(source?: FaultySource): void {
    if (source) this.#faults.delete(source);
    else this.#faults.clear();
  }

  /** The response that replaces the stand-in's, or null; possibly after a delay. */
  async meet(source: FaultySource, { socket }: { socket: { destroy(): unknown } }): Promise<Response | null> {
    const fault = this.#next(source);
    if (!fault) return null;
    if (fault.delayMs)
      await sleep(fault.delayMs, undefined, { ref: false, signal: this.#closing }).catch(() => {});
    // A closed stand-in cannot answer.
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
    // Compensates for rounding: ten times 0.1 must reach 1.
    if (entry.due < 1 - 1e-9) return null;
    entry.due -= 1;
    return entry.fault;
  }
}
