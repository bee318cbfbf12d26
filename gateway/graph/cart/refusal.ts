/** Refusals: errors that resolvers throw and that become members of result unions, with their messages. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { words, type WordsKey } from '../content/wording/words.ts';
import { MAX_QUANTITY } from './lines/quantity.rules.ts';

/** Its message is for the shopper. A field that throws one lists its class in `errors.types`. */
export class RefusalError extends Error {}

export class InsufficientStockError extends RefusalError {
  readonly available: number;

  constructor(message: string, available: number) {
    super(message);
    this.available = available;
  }
}
export class NotPurchasableError extends RefusalError {}
export class NoShopHereError extends RefusalError {}
export class InvalidQuantityError extends RefusalError {}

/** A refusal of this class with the message in the request's language. */
export async function refusalOf<Refused extends RefusalError>(
  ctx: RequestContext,
  RefusedError: new (message: string) => Refused,
  key: WordsKey,
): Promise<Refused> {
  return new RefusedError(await words(ctx, key, { most: MAX_QUANTITY }));
}

export function notPurchasable(ctx: RequestContext): Promise<NotPurchasableError> {
  return refusalOf(ctx, NotPurchasableError, 'refusal.notPurchasable');
}

/** The product or variant is not in this store's catalogue. */
export function unknownVariant(ctx: RequestContext): Promise<NotPurchasableError> {
  return refusalOf(ctx, NotPurchasableError, 'refusal.unknownVariant');
}

export function noShopHere(ctx: RequestContext): Promise<NoShopHereError> {
  return refusalOf(ctx, NoShopHereError, 'refusal.noShopHere');
}

export function invalidQuantity(ctx: RequestContext): Promise<InvalidQuantityError> {
  return refusalOf(ctx, InvalidQuantityError, 'refusal.invalidQuantity');
}

/** The refusal to throw for one by commerce; null for any other error. */
export async function commerceRefusal(ctx: RequestContext, error: unknown): Promise<RefusalError | null> {
  const refusal = ctx.commerce.refusal(error);
  switch (refusal?.type) {
    case 'insufficient_stock': {
      const available = Number(refusal.errors['available'] ?? 0);
      const key = available > 0 ? 'refusal.insufficientStock' : 'refusal.soldOut';
      return new InsufficientStockError(await words(ctx, key, { available }), available);
    }
    case 'not_purchasable':
      return notPurchasable(ctx);
    case 'invalid_quantity':
      return invalidQuantity(ctx);
    default:
      return null;
  }
}

export const Refusal = builder.interfaceRef<{ message: string }>('Refusal').implement({
  description: 'An expected refusal, as opposed to an error.',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'Message for the shopper, in the request’s language.',
    }),
  }),
});

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
