/**
 * Decides what counts as a failure of an upstream. Proxies, firewalls and maintenance pages answer too, so an error
 * response is an answer only in the vendor's own format.
 *
 * A read fails on anything but its declared answer: a redirect, refused credentials, an undeclared status, an empty body,
 * another shape. The gateway wrote the request, so the request is not at fault. A write may be refused for what a shopper
 * entered, so only timeouts, rate limits and server errors are failures of a write.
 */
import { z } from 'zod';
import type { DeclaredCall } from '../call.ts';
import type { SourceErrorCode, SourceName } from '../sourceNames.ts';

/** Error responses by vendor (wire-protocols 1.4, 2.4, 3.2, 4.2; catalogue.md 7.1). */
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

type StatusDeclaration = Pick<DeclaredCall<unknown>, 'source' | 'statuses' | 'mayLackBody' | 'confirms'>;

/**
 * Whether the status is declared by the call and the body is the vendor's.
 * @param body undefined when there is none; null for one that is not JSON.
 */
export function isDeclaredStatus(
  { source, statuses, mayLackBody, confirms }: StatusDeclaration,
  status: number,
  body: unknown,
): boolean {
  if (statuses === undefined || !(status in statuses)) return false;
  if (body === undefined && mayLackBody === true) return true;
  return refusals[source].safeParse(body).success && (confirms === undefined || confirms(body));
}

/** Whether the status alone allows the response to win a race of hedged requests. */
export function isUsableStatus({ statuses }: Pick<StatusDeclaration, 'statuses'>, status: number): boolean {
  return (status >= 200 && status <= 299) || (statuses !== undefined && status in statuses);
}

/** Error code of an undeclared error status. */
export function codeForStatus(status: number): SourceErrorCode {
  if (status >= 500 || status === 429 || status === 408) return 'SOURCE_UNAVAILABLE';
  return status === 401 || status === 403 || status === 412 ? 'SOURCE_MISCONFIGURED' : 'SOURCE_REFUSED';
}

/** Whether the upstream is at fault. */
export function isOutage(code: SourceErrorCode, isRead: boolean): boolean {
  if (code === 'REQUEST_ABORTED') return false;
  return isRead || (code !== 'SOURCE_REFUSED' && code !== 'SOURCE_MISCONFIGURED');
}

/** Whether the circuit breaker counts it. A rate limit on one caller's writes, such as wrong passwords, does not count. */
export function countsAgainstCircuit(code: SourceErrorCode, status: number | null, isRead: boolean): boolean {
  return isOutage(code, isRead) && (isRead || status !== 429);
}
