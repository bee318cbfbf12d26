/** The offer to write to somebody when a variant is back. Asking for it is `customer/requestStockNotice.ts`. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import type { VariantModel } from './offerModel.ts';
import { isStockNoticeOffered } from './stockNotice.rules.ts';
import { availabilityOf, Variant } from './variant.ts';

export interface StockNoticeOfferModel {
  ctx: RequestContext;
  consent: string;
}

/** Null when nobody is written to about this variant here. Fails when content is ill. */
export async function stockNoticeOfferOf(model: VariantModel): Promise<StockNoticeOfferModel | null> {
  const { ctx } = model.product;
  const availability = availabilityOf(model);
  // What is not sold out needs no settings: most pages ask nobody.
  if (availability !== 'SOLD_OUT') return null;
  const settings = await ctx.delivery.emailSignupSettings();
  return settings && isStockNoticeOffered(availability, settings)
    ? { ctx, consent: settings.back_in_stock_copy }
    : null;
}

export const StockNoticeOffer = builder.objectRef<StockNoticeOfferModel>('StockNoticeOffer').implement({
  description: 'Somebody may ask to be written to when this is back: `requestStockNotice`. From content.',
  fields: (t) => ({
    consent: t.exposeString('consent', {
      description: 'What leaving an address means, in the editors’ words; empty when they wrote none.',
    }),
  }),
});

builder.objectField(Variant, 'stockNotice', (t) =>
  t.field({
    type: StockNoticeOffer,
    nullable: true,
    description:
      'Verdict: may somebody ask to be written to when it is back. Null when it is not sold out, or nobody is written to in this region; null with an error when the content service is down.',
    resolve: stockNoticeOfferOf,
  }),
);
