/** Refusals of carts, with their messages. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import {
  Refusal,
  RefusalError,
  refusalFacts,
  refusalOf,
  type InputPath,
  type RefusalFacts,
} from '../refusal.ts';
import { MAX_QUANTITY } from './lines/quantity.rules.ts';

export class InsufficientStockError extends RefusalError {
  readonly available: number;

  constructor(facts: RefusalFacts, available: number) {
    super(facts);
    this.available = available;
  }
}
export class NotPurchasableError extends RefusalError {}
export class NoShopHereError extends RefusalError {}
export class InvalidQuantityError extends RefusalError {}

/** @param path of the input field that names variant or line. */
export function notPurchasable(ctx: RequestContext, path: InputPath): Promise<NotPurchasableError> {
  return refusalOf(ctx, NotPurchasableError, {
    code: 'NOT_PURCHASABLE',
    key: 'refusal.notPurchasable',
    path,
  });
}

/** The product or variant is not in this store's catalogue. */
export function unknownVariant(
  ctx: RequestContext,
  path: InputPath = ['input', 'variantId'],
): Promise<NotPurchasableError> {
  return refusalOf(ctx, NotPurchasableError, {
    code: 'UNKNOWN_VARIANT',
    key: 'refusal.unknownVariant',
    path,
  });
}

export function noShopHere(ctx: RequestContext): Promise<NoShopHereError> {
  return refusalOf(ctx, NoShopHereError, { code: 'NO_SHOP_HERE', key: 'refusal.noShopHere' });
}

export function invalidQuantity(
  ctx: RequestContext,
  path: InputPath = ['input', 'quantity'],
): Promise<InvalidQuantityError> {
  return refusalOf(ctx, InvalidQuantityError, {
    code: 'INVALID_QUANTITY',
    key: 'refusal.invalidQuantity',
    values: { most: MAX_QUANTITY },
    path,
  });
}

async function insufficientStock(ctx: RequestContext, available: number): Promise<InsufficientStockError> {
  const wording =
    available > 0
      ? ({ code: 'INSUFFICIENT_STOCK', key: 'refusal.insufficientStock' } as const)
      : ({ code: 'SOLD_OUT', key: 'refusal.soldOut' } as const);
  const facts = await refusalFacts(ctx, { ...wording, values: { available }, path: ['input', 'quantity'] });
  return new InsufficientStockError(facts, available);
}

/**
 * The refusal to throw for one by commerce; null for any other error.
 *
 * @param path of the input field that names variant or line.
 */
export async function commerceRefusal(
  ctx: RequestContext,
  error: unknown,
  path: InputPath,
): Promise<RefusalError | null> {
  const refusal = ctx.commerce.refusal(error);
  switch (refusal?.type) {
    case 'insufficient_stock':
      return insufficientStock(ctx, Number(refusal.errors['available'] ?? 0));
    case 'not_purchasable':
      return notPurchasable(ctx, path);
    case 'invalid_quantity':
      return invalidQuantity(ctx);
    default:
      return null;
  }
}

builder.objectType(InsufficientStockError, {
  name: 'InsufficientStock',
  description: 'Fewer units are available than requested. From commerce.',
  interfaces: [Refusal],
  fields: (t) => ({
    available: t.exposeInt('available', {
      description: 'Units that one cart could hold, including those already in it.',
    }),
  }),
});

builder.objectType(NotPurchasableError, {
  name: 'NotPurchasable',
  description: 'The variant is not for sale in this store, or there is no such variant. From commerce.',
  interfaces: [Refusal],
});

builder.objectType(NoShopHereError, {
  name: 'NoShopHere',
  description: 'This market has no shop: `Market.hasShop` is false.',
  interfaces: [Refusal],
});

builder.objectType(InvalidQuantityError, {
  name: 'InvalidQuantity',
  description: `The quantity is out of bounds: 1 to ${MAX_QUANTITY}, and 0 only to remove a line.`,
  interfaces: [Refusal],
});
