/**
 * A source call, declared once: where it goes, what it may see of the request's scope, how long its answer keeps.
 * `request` receives only the declared scope parts, so an answer cannot depend on a part that its keys leave out.
 */
import type { z } from 'zod';
import type { SourceName } from './sourceNames.ts';
import type { RequestScope, ScopePart } from './scope.ts';

export interface WireRequest {
  /** Path below the source's base URL, starting with a slash, already percent-encoded. */
  path: string;
  query?: Record<string, string | number | boolean | readonly (string | number)[] | undefined>;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent instead, as forms are (URL-encoded). Kept out of the call log, as all bodies are. */
  form?: Readonly<Record<string, string>>;
  /** Sent instead, each as a line of JSON (NDJSON). */
  lines?: readonly unknown[];
}

export interface Keeping {
  /** Milliseconds during which an answer is served without asking again. */
  freshMs: number;
  /**
   * Milliseconds after that during which it is served once more without waiting, while a newer one is asked for in the
   * background (stale-while-revalidate). None when absent: for prices and stock, which are worth the wait.
   */
  refreshMs?: number;
  /** Milliseconds after `freshMs` during which it is served when the upstream is ill (stale-if-error). */
  staleMs: number;
}

export interface Call<Args, Result, Part extends ScopePart> {
  source: SourceName;
  /** Echoes the exported function: `getCart`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path template such as `/products/{id}`: names the circuit and the metrics. */
  route: string;
  varies: readonly Part[];
  /** Safe to repeat and to share. POST searches and POST content reads are; cart writes are not. */
  idempotent: boolean;
  keep?: Keeping;
  /** Per-try limit in milliseconds; the source's own limit when absent. */
  timeoutMs?: number;
  /** Milliseconds that this read may take in all, retries included; the source's own patience when absent. */
  patienceMs?: number;
  request(args: Args, scope: Pick<RequestScope, Part>): WireRequest;
  /** Shape of a good answer. A 204 is parsed as `null`; any other answer of a read has a body. */
  answer: z.ZodType<Result>;
  /** Statuses that are answers, not failures, mapped to a value: `{404: null}`. Only in the vendor's own words (illness.ts). */
  statuses?: Readonly<Record<number, Result>>;
  /** Whether the vendor's words for a declared status say just that, where they may say something else. */
  confirms?(body: unknown): boolean;
}

export function defineCall<Args, Result, const Part extends ScopePart = never>(
  call: Call<Args, Result, Part>,
): Call<Args, Result, Part> {
  if (call.keep && (!call.idempotent || (call.varies as readonly ScopePart[]).includes('customerId'))) {
    throw new Error(`${call.source}.${call.name}: only shared reads may be kept`);
  }
  return call;
}

export function declaredScope<Part extends ScopePart>(
  varies: readonly Part[],
  scope: Pick<RequestScope, Part>,
): Pick<RequestScope, Part> {
  const declared: Partial<Record<ScopePart, unknown>> = {};
  for (const part of varies) declared[part] = scope[part];
  return declared as Pick<RequestScope, Part>;
}

/**
 * Identity of answers to one asker, by their arguments: the call, the declared scope parts, the arguments. Two scopes
 * that differ in a declared part never meet.
 */
export function identityIn<Args, Result, Part extends ScopePart>(
  call: Pick<Call<Args, Result, Part>, 'source' | 'name' | 'varies'>,
  scope: Pick<RequestScope, Part>,
): (args: Args) => string {
  const head = JSON.stringify([call.source, call.name, declaredScope(call.varies, scope)]);
  return (args) => `${head} ${JSON.stringify(args)}`;
}

/** What sending reads of a call; its arguments are in the request already. */
export type DeclaredCall<Result> = Pick<
  Call<never, Result, never>,
  'source' | 'name' | 'method' | 'route' | 'idempotent' | 'timeoutMs' | 'answer' | 'statuses' | 'confirms'
>;
