/** What a market promises beside the button: when an order arrives, returns, warranty. From the brand settings. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { CalendarDate, calendarDate, type CalendarDateModel } from '../../region/formats/calendarDate.ts';
import { languageTag } from '../../region/formats/calendarDate.rules.ts';
import { Market, marketFlags } from '../../region/markets/market.ts';
import { isShownIn } from '../../region/markets/region.rules.ts';
import { withFallback } from '../../sourceErrors.ts';
import { Link } from '../navigation/link.ts';
import { linkTarget, nowhere } from '../navigation/link.rules.ts';
import { deliveryWindow, windowText, type DeliveryWindow } from './deliveryEstimate.rules.ts';

interface DeliveryModel {
  ctx: RequestContext;
  window: DeliveryWindow;
  earliest: CalendarDateModel;
  latest: CalendarDateModel;
}

const DeliveryEstimate = builder.objectRef<DeliveryModel>('DeliveryEstimate').implement({
  description:
    'When an order arrives that is placed now. An estimate by the editors’ times, not the carrier’s.',
  fields: (t) => ({
    earliest: t.expose('earliest', { type: CalendarDate, description: 'First day of the estimate.' }),
    latest: t.expose('latest', { type: CalendarDate, description: 'Last day of the estimate.' }),
    formatted: t.string({
      description: 'Both days in the request’s language: `Dec 3 – 8`.',
      resolve: ({ ctx, window }) => windowText(window, languageTag(ctx.scope.language, ctx.scope.country)),
    }),
  }),
});

async function deliveryOf(ctx: RequestContext): Promise<DeliveryModel | null> {
  if (!marketFlags(ctx.scope).hasShop) return null;
  const brand = await withFallback(ctx.delivery.brandSettings(), null);
  const times = brand?.delivery_times.find(({ countries }) => countries.includes(ctx.scope.country));
  if (!brand?.dispatch || !times) return null;
  const { cutoff, time_zone: timeZone, closed_on: closedOn } = brand.dispatch;
  const transit = { fewest: times.fewest_days, most: times.most_days };
  const window = deliveryWindow(ctx.now, { cutoff, timeZone, closedOn }, transit);
  const earliest = window && calendarDate(ctx, window.earliest);
  const latest = window && calendarDate(ctx, window.latest);
  return earliest && latest && { ctx, window, earliest, latest };
}

builder.objectFields(Market, (t) => ({
  delivery: t.field({
    type: DeliveryEstimate,
    nullable: true,
    description:
      'When an order arrives that is placed now. Null where there is no shop, where the editors gave no times, and when the content service is down.',
    resolve: deliveryOf,
  }),
  promises: t.field({
    type: [Link],
    description:
      'What the shop promises with every product, such as returns and warranty, in the editors’ order. An empty `href` leads nowhere. Empty when they wrote none, and where there is no shop.',
    resolve: async (ctx) => {
      if (!marketFlags(ctx.scope).hasShop) return [];
      const brand = await withFallback(ctx.delivery.brandSettings(), null);
      return (brand?.promises ?? [])
        .filter(({ regions, text }) => text !== '' && isShownIn(regions, ctx.scope.contentRegion))
        .map(({ text, link }) => ({
          ...((link && linkTarget(link, ctx.locale)) ?? nowhere),
          text,
        }));
    },
  }),
}));
