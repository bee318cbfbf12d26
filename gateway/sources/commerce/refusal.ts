/** Reads the shop's refusals out of source errors, in whichever of the vendor's spellings they come (wire-protocols 3.2, 5). */
import { z } from 'zod';
import { SourceError } from '../errors.ts';
import type { RefusalJson } from './wireCart.ts';

const texts = z.record(z.string(), z.coerce.string());
const v3 = z.object({
  title: z.string().default(''),
  type: z.string().default(''),
  errors: texts.default({}),
});
const v2 = z.tuple([z.object({ message: z.string().default(''), details: texts.default({}) })], z.unknown());

/** Null unless the shop said no; an answer without a readable body still has its status. */
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
