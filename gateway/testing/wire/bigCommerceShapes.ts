/**
 * Requests and answers of BigCommerce's Management API, written down from the vendor's descriptions and neither from the
 * driver nor from the stand-in, which are both held to them. Strict: a name that the vendor does not know is wrong.
 */
import { z } from 'zod';
import type { CallShape } from './bigCommerce/callShape.ts';
import { cartShapes } from './bigCommerce/carts.ts';
import { catalogueShapes } from './bigCommerce/catalogue.ts';
import { customerShapes } from './bigCommerce/customers.ts';
import { hookShapes } from './bigCommerce/hooks.ts';
import { orderShapes } from './bigCommerce/orders.ts';
import { priceListShapes } from './bigCommerce/priceLists.ts';
import { storeShapes } from './bigCommerce/store.ts';

export const shapesBySubject = {
  catalogue: catalogueShapes,
  carts: cartShapes,
  customers: customerShapes,
  hooks: hookShapes,
  priceLists: priceListShapes,
  store: storeShapes,
  orders: orderShapes,
} satisfies Record<string, readonly CallShape[]>;
export type ShapeSubject = keyof typeof shapesBySubject;

export const bigCommerceShapes: readonly CallShape[] = Object.values(shapesBySubject).flat();

/** Refusals by the two generations. */
const v3Error = z.strictObject({
  status: z.int(),
  title: z.string().min(1),
  type: z.url(),
  errors: z.record(z.string(), z.unknown()),
});
const v2Error = z
  .array(z.strictObject({ status: z.int(), message: z.string(), details: z.unknown().optional() }))
  .length(1);

/** What is wrong with an exchange, in words; nothing for one as the vendor describes it. */
export function problemsOf(exchange: {
  verb: string;
  /** Below `/stores/{hash}`. */
  path: string;
  /** Null without one. */
  request: unknown;
  status: number;
  /** Empty text without one. */
  answer: unknown;
}): string[] {
  const { verb, path, request, status, answer } = exchange;
  const name = `${verb} ${path}`;
  const shape = bigCommerceShapes.find((one) => one.verb === verb && one.path.test(path));
  if (!shape) return [`${name} is not described`];
  const isRefused = status >= 400 && !(status in shape.answers && answer === '');
  const expected = isRefused ? (path.startsWith('/v2/') ? v2Error : v3Error) : shape.answers[status];
  if (!expected) return [`${name} answers ${status}`];
  const checks: [string, z.ZodType, unknown][] = [
    [`request of ${name}`, shape.request ?? z.null(), request],
    [`answer ${status} of ${name}`, expected, answer],
  ];
  return checks.flatMap(([what, schema, value]) => {
    const { error } = schema.safeParse(value);
    return error ? [`${what}: ${z.prettifyError(error).replaceAll('\n', ' ')}`] : [];
  });
}
