/** What the descriptions of BigCommerce's calls are made of. */
import { z } from 'zod';
import type { CallRule } from '../callContract.rules.ts';

export const id = z.int().positive();
export const price = z.number().nonnegative();
/** V2 writes amounts as texts with four decimals. */
export const amount = z.string().regex(/^-?\d+\.\d{4}$/);
export const iso = z.iso.datetime({ offset: true });
export const rfc2822 = z
  .string()
  .regex(/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} \+0000$/);
export const text = z.string();

export const empty = z.literal('');
export const data = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ data: shape, meta: z.strictObject({}) });
export const pageOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({
    data: z.array(shape),
    meta: z.strictObject({
      pagination: z.strictObject({
        total: z.int(),
        count: z.int(),
        per_page: z.int(),
        current_page: z.int(),
        total_pages: z.int(),
        links: z.strictObject({ previous: text.optional(), current: text, next: text.optional() }),
      }),
    }),
  });

export const v2List = (shape: z.ZodType) => z.array(shape).min(1);
export interface CallShape {
  verb: CallRule['verb'];
  /** Below `/stores/{hash}`. */
  path: RegExp;
  /** Body of the request; absent: it has none. */
  request?: z.ZodType;
  /** By status; an answer without a body is an empty text. */
  answers: Readonly<Record<number, z.ZodType>>;
}

export const call = (
  verb: CallRule['verb'],
  path: RegExp,
  answers: CallShape['answers'],
  request?: z.ZodType,
): CallShape => ({ verb, path, answers, ...(request ? { request } : {}) });

/** The status of an empty answer. */
export const noContent = { 204: empty };
