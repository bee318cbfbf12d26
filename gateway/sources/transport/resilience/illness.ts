/**
 * When an upstream counts as ill: the one place that says so. Between a gateway and a service stand proxies, firewalls and
 * maintenance pages, so an answer is believed only in the vendor's own words.
 *
 * A read is ill whenever it gets anything else than its declared answer: a redirect, a refused credential, a status that
 * the call does not declare, a blank body, another shape. Nothing is wrong with the question: the gateway wrote it.
 * A write may be refused for what a shopper asked, so of a write only time-outs, limits and faults of the server count.
 */
import type { DeclaredCall } from '../call.ts';
import { z } from 'zod';
import type { SourceErrorCode, SourceName } from '../sourceNames.ts';

/** How each vendor says no (wire-protocols 1.4, 2.4, 3.2, 4.2; catalogue.md 7.1). */
const refusals: Readonly<Record<SourceName, z.ZodType>> = {
  commerce: z.union([
    z.object({ status: z.number(), title: z.string() }),
    z.tuple([z.object({ status: z.number(), message: z.string() })], z.unknown()),
  ]),
  delivery: z.object({ error_message: z.string(), error_code: z.number() }),
  // App Search, then Elasticsearch.
  engine: z.union([
    z.object({ errors: z.array(z.string()).min(1) }),
    z.object({ error: z.union([z.string(), z.object({ reason: z.string() })]), status: z.number() }),
  ]),
  imagery: z.object({ status: z.literal('error'), errorMsg: z.string() }),
  spend: z.object({ status: z.number(), title: z.string() }),
  botcheck: z.never(),
};

type Judged = Pick<DeclaredCall<unknown>, 'source' | 'statuses' | 'confirms'>;

/** Whether the status is one that the call declares, in the vendor's own words. */
export function isDeclared({ source, statuses, confirms }: Judged, status: number, body: unknown): boolean {
  if (statuses === undefined || !(status in statuses)) return false;
  return refusals[source].safeParse(body).success && (confirms === undefined || confirms(body));
}

/** Whether an answer with this status may be a good one: enough to let it win a race. */
export function mayBeGood({ statuses }: Pick<Judged, 'statuses'>, status: number): boolean {
  return (status >= 200 && status <= 299) || (statuses !== undefined && status in statuses);
}

/** What a status is that is neither good nor declared. */
export function codeOfStatus(status: number): SourceErrorCode {
  if (status >= 500 || status === 429 || status === 408) return 'SOURCE_UNAVAILABLE';
  return status === 401 || status === 403 || status === 412 ? 'SOURCE_MISCONFIGURED' : 'SOURCE_REFUSED';
}

/** Whether a failure with this code means that the upstream is ill. */
export function isOutage(code: SourceErrorCode, isRead: boolean): boolean {
  if (code === 'REQUEST_ABORTED') return false;
  return isRead || (code !== 'SOURCE_REFUSED' && code !== 'SOURCE_MISCONFIGURED');
}

/** Whether the circuit counts it as bad. A limit on one caller's writes, such as wrong passwords, is no illness. */
export function isBad(code: SourceErrorCode, status: number | null, isRead: boolean): boolean {
  return isOutage(code, isRead) && (isRead || status !== 429);
}

/** Whether an answer says that there is nothing: no such thing, or a list or page without any. */
export function saysNothing(value: unknown): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  const { items, entries } = value as { items?: unknown; entries?: unknown };
  return [items, entries].some((list) => Array.isArray(list) && list.length === 0);
}

/** Milliseconds between two answers that say so before what is kept gives way to them. */
export const doubtMs = 3_000;
/** Milliseconds after which a doubt is forgotten: two slips far apart agree in nothing. */
export const doubtEndsMs = 120_000;

/**
 * Whether an answer that says there is nothing is believed where something is kept.
 * @param since milliseconds since 1970 of the first such answer in a row; null when this is the first.
 */
export function isBelieved(since: number | null, now: number): boolean {
  return since !== null && now - since >= doubtMs && now - since <= doubtEndsMs;
}
