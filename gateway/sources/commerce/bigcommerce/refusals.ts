/**
 * Why the store refused. BigCommerce says it in prose only, which may change, so the reason is found out by reading
 * (carts) or by the names of fields (customers), and kept with the error.
 */
import { z } from 'zod';
import { SourceError } from '../../transport/errors.ts';
import type { RefusalJson } from '../refusal.ts';

const reasons = new WeakMap<SourceError, RefusalJson>();

export function isRefused(error: unknown): error is SourceError & { status: number } {
  return (
    error instanceof SourceError &&
    error.source === 'commerce' &&
    error.code === 'SOURCE_REFUSED' &&
    error.status !== null
  );
}

/** The reason that was found out; otherwise `invalid` with the fields that the vendor names. */
export function refusalOf(error: unknown): RefusalJson | null {
  if (!isRefused(error)) return null;
  return reasons.get(error) ?? { status: error.status, title: '', type: 'invalid', errors: fieldsIn(error) };
}

/**
 * Runs a write, and finds out why the store refused it.
 * @param explain null when it finds none. Its own failures are ignored: the refusal is what counts.
 */
export async function explained<Result>(
  write: () => Promise<Result>,
  explain: (error: SourceError & { status: number }) => Promise<RefusalJson | null>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isRefused(error)) throw error;
    const reason = await explain(error).catch(() => null);
    if (reason) reasons.set(error, reason);
    throw error;
  }
}

/** A refusal that the driver itself gives. */
export function refused(call: string, reason: RefusalJson): SourceError {
  const at = { source: 'commerce', call } as const;
  const error = new SourceError('SOURCE_REFUSED', at, reason.title, { status: reason.status });
  reasons.set(error, reason);
  return error;
}

const bodyOfError = z.object({
  body: z.object({ errors: z.record(z.string(), z.unknown()).default({}) }),
});

/** The shop's names of the vendor's fields. */
const ownNames: Readonly<Record<string, string>> = { new_password: 'password' };

/** Keys are `0.email`, `.authentication.new_password` and the like, by the field's place in the batch. */
export function fieldsIn(error: SourceError): Record<string, string> {
  const { data } = bodyOfError.safeParse(error.detail);
  return Object.fromEntries(
    Object.keys(data?.body.errors ?? {}).map((key) => {
      const name = key.split('.').at(-1) ?? key;
      return [ownNames[name] ?? name, 'is invalid'];
    }),
  );
}
