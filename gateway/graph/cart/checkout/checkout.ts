/** Hosted checkout of a cart: its URL, or why there is none. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import type { CartJson } from '../../../sources/commerce/carts.ts';
import { Cart } from '../cart.ts';
import { linesOf, noticesOf } from '../lines/cartLine.ts';
import { CHECKOUT_PATH, checkoutAddress } from './checkoutAddress.rules.ts';
import { blocksCheckout } from '../lines/lineNotices.rules.ts';

export type CheckoutHold = 'EMPTY' | 'LINES' | 'NOT_SET_UP';

const CheckoutHoldEnum = builder.enumType('CheckoutHold', {
  description: 'Why a cart cannot go to the checkout.',
  values: {
    EMPTY: { description: 'It is empty.' },
    LINES: { description: 'Some of its lines cannot be bought as they are; their `notices` say which.' },
    NOT_SET_UP: {
      description: 'No valid checkout URL is configured for this store.',
    },
  } satisfies Record<CheckoutHold, { description: string }>,
});

/**
 * The address that pages link to: the checkout's, or `CHECKOUT_PATH`. Fails with a source error when content or commerce is
 * unavailable.
 */
export async function checkoutOf(
  ctx: RequestContext,
  cart: CartJson,
): Promise<{ address: string; hold: null } | { address: null; hold: CheckoutHold }> {
  const lines = linesOf(ctx, cart);
  if (lines.length === 0) return { address: null, hold: 'EMPTY' };
  const notices = await Promise.all(lines.map(noticesOf));
  if (notices.some(blocksCheckout)) return { address: null, hold: 'LINES' };
  if (ctx.commerce.hasVisitUrls)
    return { address: `${CHECKOUT_PATH}?locale=${encodeURIComponent(ctx.locale)}`, hold: null };
  const brand = await ctx.delivery.brandSettings();
  const address = checkoutAddress(brand?.checkout_addresses ?? [], ctx.scope.commerceRegion, cart.id);
  return address === null ? { address: null, hold: 'NOT_SET_UP' } : { address, hold: null };
}

builder.objectFields(Cart, (t) => ({
  checkoutUrl: t.string({
    nullable: true,
    description:
      'URL of the hosted checkout for this cart, from the content service’s brand settings: https, or http on localhost. It contains the cart’s id, which is exposed nowhere else. Where the store’s URLs are good for one visit, a path of the shop that leads there when followed. Null when `checkoutHold` says why, or with an error when content is down.',
    complexity: 3,
    resolve: async ({ ctx, cart }) => (await checkoutOf(ctx, cart)).address,
  }),
  checkoutHold: t.field({
    type: CheckoutHoldEnum,
    nullable: true,
    description:
      'Verdict: why it cannot be checked out. Null when it can, or with an error when content is down.',
    complexity: 3,
    resolve: async ({ ctx, cart }) => (await checkoutOf(ctx, cart)).hold,
  }),
}));
