/**
 * Declaration of a source call: its request, what it may use of the request's scope, how long its answer is cached.
 * `request` receives the declared scope parts only, so an answer cannot depend on a part that its cache key omits.
 */
import type { z } from 'zod';
import type { SourceName } from './sourceNames.ts';
import type { RequestScope, ScopePart } from './scope.ts';

export interface WireRequest {
  /** Path below the source's base URL, starting with a slash, percent-encoded. */
  path: string;
  query?: Record<string, string | number | boolean | readonly (string | number)[] | undefined>;
  headers?: Record<string, string>;
  /** JSON body. */
  body?: unknown;
  /** URL-encoded body. Bodies are never logged. */
  form?: Readonly<Record<string, string>>;
  /** NDJSON body, one line each. */
  lines?: readonly unknown[];
}

export interface CacheTimes {
  /** Milliseconds during which an answer is served without asking again. */
  freshMs: number;
  /**
   * Milliseconds after `freshMs` during which it is served while it is refreshed in the background. Omit it for prices
   * and stock, which are worth the wait.
   */
  staleWhileRevalidateMs?: number;
  /** Milliseconds after `freshMs` during which it is the fallback for a failing source. */
  staleIfErrorMs: number;
}

export interface Call<Args, Result, Part extends ScopePart> {
  source: SourceName;
  /** Name of the exported function, such as `getCart`. */
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path template such as `/products/{id}`: identifies the circuit breaker and the metrics. */
  route: string;
  varies: readonly Part[];
  /** True for calls that may be repeated and shared, such as search by POST; false for cart writes. */
  idempotent: boolean;
  cache?: CacheTimes;
  /** Milliseconds per attempt. Default: the source's. */
  timeoutMs?: number;
  /** Milliseconds for all attempts of a read together. Default: the source's. */
  totalTimeoutMs?: number;
  request(args: Args, scope: Pick<RequestScope, Part>): WireRequest;
  /** Schema of a successful answer. A 204 is parsed as `null`; any other answer to a read has a body. */
  answer: z.ZodType<Result>;
  /** Statuses that are answers, with their values: `{404: null}`. Only in the vendor's error format (sourceHealth.ts). */
  statuses?: Readonly<Record<number, Result>>;
  /** Whether a declared status may come without a body, as some of BigCommerce's do. */
  mayLackBody?: boolean;
  /** Whether the body of a declared status means what the status says, where the vendor uses it for several things. */
  confirms?(body: unknown): boolean;
}

export function defineCall<Args, Result, const Part extends ScopePart = never>(
  call: Call<Args, Result, Part>,
): Call<Args, Result, Part> {
  if (call.cache && (!call.idempotent || (call.varies as readonly ScopePart[]).includes('customerId'))) {
    throw new Error(`${call.source}.${call.name}: only shared reads may be cached`);
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

/** Cache keys of a call in a scope: the call, the declared scope parts, the arguments. */
export function cacheKeysIn<Args, Result, Part extends ScopePart>(
  call: Pick<Call<Args, Result, Part>, 'source' | 'name' | 'varies'>,
  scope: Pick<RequestScope, Part>,
): (args: Args) => string {
  const head = JSON.stringify([call.source, call.name, declaredScope(call.varies, scope)]);
  return (args) => `${head} ${JSON.stringify(args)}`;
}

/** The part of a declaration that is needed once the request is built. */
export type DeclaredCall<Result> = Pick<
  Call<never, Result, never>,
  | 'source'
  | 'name'
  | 'method'
  | 'route'
  | 'idempotent'
  | 'timeoutMs'
  | 'answer'
  | 'statuses'
  | 'mayLackBody'
  | 'confirms'
>;
