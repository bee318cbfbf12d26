/** What the shop declines, as members of result unions; the only place where commerce's refusals become words. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { words } from '../content/words.ts';
import { MOST_OF_ONE } from './quantity.rules.ts';

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
  return { kind, message: await words(ctx, wordsOf[kind], { most: MOST_OF_ONE }) };
}

/** The product or the variant is not in this store's catalogue. */
export async function unknownVariant(ctx: RequestContext): Promise<NotPurchasableModel> {
  return { kind: 'NotPurchasable', message: await words(ctx, 'refusal.unknownVariant') };
}

/** The union member for what commerce said no to; null for anything else, which is an error and no refusal. */
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
  description: 'Something that the shop declines although nothing is broken.',
  fields: (t) => ({
    message: t.exposeString('message', {
      description: 'In the words of the shop, in the language of the request.',
    }),
  }),
});

export const InsufficientStock = builder.objectRef<InsufficientStockModel>('InsufficientStock').implement({
  description: 'There are fewer than asked for. From commerce.',
  interfaces: [Refusal],
  fields: (t) => ({
    available: t.exposeInt('available', {
      description: 'Units that one cart could hold; what is in it already included.',
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
  description: `The quantity is out of bounds: 1 to ${MOST_OF_ONE}, and 0 only to remove a line.`,
  interfaces: [Refusal],
});
