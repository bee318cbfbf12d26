/** `requestStockNotice`: requests an e-mail when a sold-out variant is back. */
import { builder } from '../../builder.ts';
import {
  NoShopHere,
  plainRefusal,
  Refusal,
  type NoShopHereModel,
  type PlainRefusalModel,
} from '../../cart/refusal.ts';
import { isBuyable } from '../../catalog/offers/availability.rules.ts';
import type { VariantModel } from '../../catalog/offers/offerModel.ts';
import { StockNoticeOffer, stockNoticeOfferOf } from '../../catalog/offers/stockNoticeOffer.ts';
import { availabilityOf, Variant, variantByKey } from '../../catalog/variants/variant.ts';
import { words } from '../../content/wording/words.ts';
import type { RequestContext } from '../../context.ts';
import { keyOfNode } from '../../nodeId.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { splitMarketId } from '../../region/markets/marketId.ts';
import { withFallback } from '../../sourceErrors.ts';
import { isEmail } from '../account/accountForm.rules.ts';
import { viewerOf } from '../customer.ts';
import {
  InvalidFields,
  invalidFields,
  TooManyAttempts,
  tooManyAttempts,
  type InvalidFieldsModel,
  type TooManyAttemptsModel,
} from '../customerRefusals.ts';

interface RequestedModel {
  kind: 'RequestStockNoticePayload';
  email: string;
}
interface AlreadyInStockModel extends PlainRefusalModel<'AlreadyInStock'> {
  variant: VariantModel;
}
type NoStockNoticeModel = PlainRefusalModel<'NoStockNotice'>;
type Result =
  | RequestedModel
  | InvalidFieldsModel
  | TooManyAttemptsModel
  | AlreadyInStockModel
  | NoStockNoticeModel
  | NoShopHereModel;

const RequestStockNoticeInput = builder.inputType('RequestStockNoticeInput', {
  description: 'Variant and address.',
  fields: (t) => ({
    variantId: t.id({ required: true, description: 'Id of a `Variant` node of this market.' }),
    email: t.string({ required: true, description: 'E-mail address; trimmed.' }),
  }),
});

const RequestStockNoticePayload = builder.objectRef<RequestedModel>('RequestStockNoticePayload').implement({
  description: 'The request is recorded. Whether it was before is not revealed.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address as sent, trimmed.' }),
  }),
});

const AlreadyInStock = builder.objectRef<AlreadyInStockModel>('AlreadyInStock').implement({
  description: 'The variant is in stock already, so no notice is needed.',
  interfaces: [Refusal],
  fields: (t) => ({
    variant: t.expose('variant', {
      type: Variant,
      description: 'The current state; from commerce, at most a few seconds old.',
    }),
  }),
});

const NoStockNotice = builder.objectRef<NoStockNoticeModel>('NoStockNotice').implement({
  description:
    'No notice is available: there is no such variant, the store does not sell it, or notices are disabled in this region.',
  interfaces: [Refusal],
});

const RequestStockNoticeResult = builder.unionType('RequestStockNoticeResult', {
  description: 'Outcome of `requestStockNotice`.',
  types: [
    RequestStockNoticePayload,
    InvalidFields,
    TooManyAttempts,
    AlreadyInStock,
    NoStockNotice,
    NoShopHere,
  ],
  resolveType: ({ kind }) => kind,
});

/** Null when there is no such variant in this market. */
async function wantedVariant(id: string, ctx: RequestContext): Promise<VariantModel | null> {
  const parts = splitMarketId(keyOfNode('Variant', id) ?? '');
  return parts?.locale === ctx.locale ? variantByKey(parts.key, ctx) : null;
}

async function noStockNotice(ctx: RequestContext): Promise<NoStockNoticeModel> {
  return { kind: 'NoStockNotice', message: await words(ctx, 'refusal.noStockNotice') };
}

async function alreadyInStock(ctx: RequestContext, variant: VariantModel): Promise<AlreadyInStockModel> {
  return { kind: 'AlreadyInStock', message: await words(ctx, 'refusal.alreadyInStock'), variant };
}

async function note(ctx: RequestContext, variant: VariantModel, email: string): Promise<Result> {
  const { platform } = variant;
  try {
    await ctx.commerce.createStockNotice({
      email,
      product_id: platform.id,
      variant_id: variant.variant.variant_id,
      locale: ctx.locale,
    });
    return { kind: 'RequestStockNoticePayload', email };
  } catch (error) {
    const refusal = ctx.commerce.refusal(error);
    if (refusal?.type === 'in_stock') return alreadyInStock(ctx, variant);
    if (refusal?.type === 'not_purchasable') return noStockNotice(ctx);
    if (refusal && 'email' in refusal.errors)
      return invalidFields(ctx, [{ field: 'email', key: 'refusal.account.email' }]);
    throw error;
  }
}

builder.mutationField('requestStockNotice', (t) =>
  t.field({
    type: RequestStockNoticeResult,
    description:
      'Requests an e-mail when a sold-out variant is back, without sign-in. Idempotent, without revealing earlier requests. Limited to a few notices per hour and address. An error when commerce or content is down.',
    args: {
      input: t.arg({ type: RequestStockNoticeInput, required: true, description: 'Variant and address.' }),
    },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<Result> => {
      if (!marketFlags(ctx.scope).hasShop) return plainRefusal(ctx, 'NoShopHere');
      const email = input.email.trim();
      if (!isEmail(email)) return invalidFields(ctx, [{ field: 'email', key: 'refusal.account.email' }]);
      const wait = await ctx.attempts.take('stockNotice', email);
      if (wait > 0) return tooManyAttempts(ctx, wait);
      const variant = await wantedVariant(input.variantId, ctx);
      if (!variant) return noStockNotice(ctx);
      if (isBuyable(availabilityOf(variant))) return alreadyInStock(ctx, variant);
      return (await stockNoticeOfferOf(variant)) ? note(ctx, variant, email) : noStockNotice(ctx);
    },
  }),
);

builder.objectField(StockNoticeOffer, 'viewerEmail', (t) =>
  t.string({
    nullable: true,
    description:
      'The signed-in customer’s e-mail address to prefill, private to them; null for guests, and while commerce is unavailable.',
    resolve: async ({ ctx }) => (await withFallback(viewerOf(ctx), null))?.customer.email ?? null,
  }),
);
