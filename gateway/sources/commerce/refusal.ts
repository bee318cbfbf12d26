/** Parses the shop's refusals from source errors, in the vendor's v2 and v3 formats (wire-protocols 3.2, 5). */
import { z } from 'zod';
import { SourceError } from '../transport/errors.ts';
import { retryAfterMs } from '../transport/resilience/retry.rules.ts';

export interface RefusalJson {
  /** 400, 404, 409, 413 or 422. */
  status: number;
  title: string;
  /**
   * `insufficient_stock` (with `errors.available`, units that one cart may hold), `not_purchasable`,
   * `invalid_quantity`, `cart_not_found`, `item_not_found`, `stale_version`, `duplicate_email`, `invalid`, ...;
   * empty when the response has none.
   */
  type: string;
  errors: Record<string, string>;
}

const texts = z.record(z.string(), z.coerce.string());
const v3 = z.object({
  title: z.string().default(''),
  type: z.string().default(''),
  errors: texts.default({}),
});
const v2 = z.tuple([z.object({ message: z.string().default(''), details: texts.default({}) })], z.unknown());

/** Null for an error that is not a refusal. A refusal without a valid body still has its status. */
export function refusalOf(error: unknown): RefusalJson | null {
  if (!(error instanceof SourceError) || error.source !== 'commerce') return null;
  if (error.code !== 'SOURCE_REFUSED' || error.status === null) return null;
  const { status } = error;
  const body = z.object({ body: z.unknown() }).safeParse(error.detail).data?.body;
  const single = v3.safeParse(body);
  if (single.success) return { status, ...single.data };
  const listed = v2.safeParse(body);
  if (!listed.success) return { status, title: '', type: '', errors: {} };
  const [{ message, details }] = listed.data;
  const { type = '', ...errors } = details;
  return { status, title: message, type, errors };
}

/** When the response does not say how long to wait: the shop's window for wrong passwords (wire-protocols 3.3). */
const defaultWaitSeconds = 60;

/** Seconds to wait after too many attempts (429); null for any other error. */
export function waitSecondsOf(error: unknown, now = Date.now()): number | null {
  if (!(error instanceof SourceError) || error.source !== 'commerce' || error.status !== 429) return null;
  const wait = retryAfterMs(error.detail, now);
  return wait === null ? defaultWaitSeconds : Math.max(1, Math.ceil(wait / 1000));
}
