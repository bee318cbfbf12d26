/** Refusals as members of result unions; the only place where commerce's refusals become messages. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { words } from '../content/wording/words.ts';
import { MAX_QUANTITY } from './lines/quantity.rules.ts';

interface Message {
  message: string;
}

export interface InsufficientStockModel extends Message {
  kind: 'InsufficientStock';
  available: number;
}
export interface PlainRefusalModel<Kind extends string> extends Message {
  kind: Kind;
}
export type NotPurchasableModel = PlainRefusalModel<'NotPurchasable'>;
export type NoShopHereModel = PlainRefusalModel<'NoShopHere'>;
export type InvalidQuantityModel = PlainRefusalModel<'InvalidQuantity'>;
export type CommerceRefusalModel = InsufficientStockModel | NotPurchasableModel | InvalidQuantityModel;

const wordsOf = {
  NotPurchasable: 'refusal.notPurchasable',
  NoShopHere: 'refusal.noShopHere',
  InvalidQuantity: 'refusal.invalidQuantity',
} as const;

export async function plainRefusal<Kind extends keyof typeof wordsOf>(
  ctx: RequestContext,
  kind: Kind,
): Promise<PlainRefusalModel<Kind>> {
  return { kind, message: await words(ctx, wordsOf[kind], { most: MAX_QUANTITY }) };
}

/** The product or variant is not in this store's catalogue. */
export async function unknownVariant(ctx: RequestContext): Promise<NotPurchasableModel> {
  return { kind: 'NotPurchasable', message: await words(ctx, 'refusal.unknownVariant') };
}

/** The union member for a commerce refusal; null for any other error. */
export async function commerceRefusal(
  ctx: RequestContext,
  error: unknown,
): Promise<CommerceRefusalModel | null> {
  const refusal = ctx.commerce.refusal(error);
  switch (refusal?.type) {
    case 'insufficient_stock': {
      const available = Number(refusal.errors['available'] ?? 0);
      const key = available > 0 ? 'refusal.insufficientStock' : 'refusal.soldOut';
      return { kind: 'InsufficientStock', available, message: await words(ctx, key, { available }) };
    }
    case 'not_purchasable':
      return plainRefusal(ctx, 'NotPurchasable');
    case 'invalid_quantity':
      return plainRefusal(ctx, 'InvalidQuantity');
    default:
      return null;
  }
}

export const Refusal = builder.interfaceRef<Message>('Refusal').implement({
  description: 'An expected refusal, as opposed to an error.',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'Message for the shopper, in the request’s language.',
    }),
  }),
});

export const InsufficientStock = builder.objectRef<InsufficientStockModel>('InsufficientStock').implement({
  description: 'Fewer units are available than requested. From commerce.',
  interfaces: [Refusal],
  fields: (t) => ({
    available: t.exposeInt('available', {
      description: 'Units that one cart could hold, including those already in it.',
    }),
  }),
});

export const NotPurchasable = builder.objectRef<NotPurchasableModel>('NotPurchasable').implement({
  description: 'The variant is not for sale in this store, or there is no such variant. From commerce.',
  interfaces: [Refusal],
});

export const NoShopHere = builder.objectRef<NoShopHereModel>('NoShopHere').implement({
  description: 'This market has no shop: `Market.hasShop` is false.',
  interfaces: [Refusal],
});

export const InvalidQuantity = builder.objectRef<InvalidQuantityModel>('InvalidQuantity').implement({
  description: `The quantity is out of bounds: 1 to ${MAX_QUANTITY}, and 0 only to remove a line.`,
  interfaces: [Refusal],
});
