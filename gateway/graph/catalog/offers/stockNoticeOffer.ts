/**
 * `Variant.stockNoticeOffer`: the offer of a back-in-stock notice. Requesting it is `graph/customer/emails/requestStockNotice.ts`.
 */
import { whenKnown, type Awaitable } from '../../../sources/transport/awaitable.ts';
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import type { VariantModel } from './offerModel.ts';
import { isStockNoticeOffered } from './stockNotice.rules.ts';
import { availabilityOf, Variant } from '../variants/variant.ts';

export interface StockNoticeOfferModel {
  ctx: RequestContext;
  consent: string;
}

/** Null when notices are not offered for this variant here. Fails when content is unavailable. */
export function stockNoticeOfferOf(model: VariantModel): Awaitable<StockNoticeOfferModel | null> {
  const { ctx } = model.product;
  const availability = availabilityOf(model);
  // Only sold-out variants need the settings, so most pages make no call.
  if (availability !== 'SOLD_OUT') return null;
  return whenKnown(ctx.delivery.emailSignupSettings(), (settings) =>
    settings && isStockNoticeOffered(availability, settings)
      ? { ctx, consent: settings.back_in_stock_copy }
      : null,
  );
}

export const StockNoticeOffer = builder.objectRef<StockNoticeOfferModel>('StockNoticeOffer').implement({
  description: 'A back-in-stock notice can be requested by `requestStockNotice`. From content.',
  fields: (t) => ({
    consent: t.exposeString('consent', {
      description: 'The editors’ consent text; empty when there is none.',
    }),
  }),
});

builder.objectField(Variant, 'stockNotice', (t) =>
  t.field({
    type: StockNoticeOffer,
    nullable: true,
    description:
      'Verdict: whether a back-in-stock notice can be requested. Null when it is not sold out, or notices are not offered in this region; null with an error when the content service is down.',
    resolve: stockNoticeOfferOf,
  }),
);
