/** `requestStockNotice`: requests an e-mail when a sold-out variant is back. */
import { builder } from '../../builder.ts';
import { NoShopHereError, noShopHere } from '../../cart/cartRefusals.ts';
import { isBuyable } from '../../catalog/offers/availability.rules.ts';
import type { VariantModel } from '../../catalog/offers/offerModel.ts';
import { StockNoticeOffer, stockNoticeOfferOf } from '../../catalog/offers/stockNoticeOffer.ts';
import { availabilityOf, Variant, variantByKey } from '../../catalog/variants/variant.ts';
import type { RequestContext } from '../../context.ts';
import { keyOfNode } from '../../nodeId.ts';
import { Refusal, RefusalError, refusalFacts, refusalOf, type RefusalFacts } from '../../refusal.ts';
import { marketFlags } from '../../region/markets/market.ts';
import { splitMarketId } from '../../region/markets/marketId.ts';
import { withFallback } from '../../sourceErrors.ts';
import { emailFaults, invalidEmail } from '../account/accountForm.rules.ts';
import { viewerOf } from '../customer.ts';
import {
  InvalidFieldsError,
  invalidFields,
  TooManyAttemptsError,
  tooManyAttempts,
} from '../customerRefusals.ts';

interface RequestedModel {
  email: string;
}
class AlreadyInStockError extends RefusalError {
  readonly variant: VariantModel;

  constructor(facts: RefusalFacts, variant: VariantModel) {
    super(facts);
    this.variant = variant;
  }
}
class NoStockNoticeError extends RefusalError {}

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

builder.objectType(AlreadyInStockError, {
  name: 'AlreadyInStock',
  description: 'The variant is in stock already, so no notice is needed.',
  interfaces: [Refusal],
  fields: (t) => ({
    variant: t.expose('variant', {
      type: Variant,
      description: 'The current state; from commerce, at most a few seconds old.',
    }),
  }),
});

builder.objectType(NoStockNoticeError, {
  name: 'NoStockNotice',
  description:
    'No notice is available: there is no such variant, the store does not sell it, or notices are disabled in this region.',
  interfaces: [Refusal],
});

/** Null when there is no such variant in this market. */
async function wantedVariant(id: string, ctx: RequestContext): Promise<VariantModel | null> {
  const parts = splitMarketId(keyOfNode('Variant', id) ?? '');
  return parts?.locale === ctx.locale ? variantByKey(parts.key, ctx) : null;
}

const variantPath = ['input', 'variantId'] as const;

function noStockNotice(
  ctx: RequestContext,
  code: 'NO_STOCK_NOTICE' | 'UNKNOWN_VARIANT',
): Promise<NoStockNoticeError> {
  return refusalOf(ctx, NoStockNoticeError, { code, key: 'refusal.noStockNotice', path: variantPath });
}

async function alreadyInStock(ctx: RequestContext, variant: VariantModel): Promise<AlreadyInStockError> {
  const facts = await refusalFacts(ctx, {
    code: 'ALREADY_IN_STOCK',
    key: 'refusal.alreadyInStock',
    path: variantPath,
  });
  return new AlreadyInStockError(facts, variant);
}

async function note(ctx: RequestContext, variant: VariantModel, email: string): Promise<RequestedModel> {
  const { platform } = variant;
  try {
    await ctx.commerce.createStockNotice({
      email,
      product_id: platform.id,
      variant_id: variant.variant.variant_id,
      locale: ctx.locale,
    });
    return { email };
  } catch (error) {
    const refusal = ctx.commerce.refusal(error);
    if (refusal?.type === 'in_stock') throw await alreadyInStock(ctx, variant);
    if (refusal?.type === 'not_purchasable') throw await noStockNotice(ctx, 'NO_STOCK_NOTICE');
    if (refusal && 'email' in refusal.errors) throw await invalidFields(ctx, [invalidEmail]);
    throw error;
  }
}

builder.mutationField('requestStockNotice', (t) =>
  t.field({
    type: RequestStockNoticePayload,
    errors: {
      union: { description: 'Outcome of `requestStockNotice`.' },
      types: [
        InvalidFieldsError,
        TooManyAttemptsError,
        AlreadyInStockError,
        NoStockNoticeError,
        NoShopHereError,
      ],
    },
    description:
      'Requests an e-mail when a sold-out variant is back, without sign-in. Idempotent, without revealing earlier requests. Limited to a few notices per hour and address. An error when commerce or content is down.',
    args: {
      input: t.arg({ type: RequestStockNoticeInput, required: true, description: 'Variant and address.' }),
    },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<RequestedModel> => {
      if (!marketFlags(ctx.scope).hasShop) throw await noShopHere(ctx);
      const email = input.email.trim();
      const faults = emailFaults(email);
      if (faults.length > 0) throw await invalidFields(ctx, faults);
      const wait = await ctx.attempts.take('stockNotice', email);
      if (wait > 0) throw await tooManyAttempts(ctx, wait);
      const variant = await wantedVariant(input.variantId, ctx);
      if (!variant) throw await noStockNotice(ctx, 'UNKNOWN_VARIANT');
      if (isBuyable(availabilityOf(variant))) throw await alreadyInStock(ctx, variant);
      if (!(await stockNoticeOfferOf(variant))) throw await noStockNotice(ctx, 'NO_STOCK_NOTICE');
      return note(ctx, variant, email);
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
