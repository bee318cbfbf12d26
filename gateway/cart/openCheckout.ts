/** `openCheckout`: the way to the hosted checkout for who is signed in, by the store's own sign-in (`customers/bclogin`). */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { words } from '../content/words.ts';
import { sourceErrorOf } from '../sourceErrors.ts';
import { checkoutOf } from './checkout.ts';
import { addressThrough, checkoutPath } from './checkoutAddress.rules.ts';
import { Refusal } from './refusal.ts';
import { sessionCart } from './sessionCart.ts';

interface OpenedModel {
  kind: 'OpenCheckoutPayload';
  url: string;
}
interface ClosedModel {
  kind: 'CheckoutClosed';
  message: string;
}

const OpenCheckoutInput = builder.inputType('OpenCheckoutInput', {
  description: 'Nothing has to be said: a session has one cart in a store.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'For clients that send one; it is not read.' }),
  }),
});

const OpenCheckoutPayload = builder.objectRef<OpenedModel>('OpenCheckoutPayload').implement({
  description: 'The checkout is open for the session’s cart.',
  fields: (t) => ({
    url: t.exposeString('url', {
      description:
        'Where to go now. For who is signed in it signs them in there as well, once and for a moment: follow it, never keep it.',
    }),
  }),
});

const CheckoutClosed = builder.objectRef<ClosedModel>('CheckoutClosed').implement({
  description: 'There is nothing to check out, or not as it stands: `Cart.checkoutHold` says why.',
  interfaces: [Refusal],
});

const OpenCheckoutResult = builder.unionType('OpenCheckoutResult', {
  description: 'What became of `openCheckout`.',
  types: [OpenCheckoutPayload, CheckoutClosed],
  resolveType: ({ kind }) => kind,
});

/** A sign-in that cannot be had is no reason to keep a shopper from paying: the checkout knows the cart anyway. */
async function through(ctx: RequestContext, checkout: string): Promise<string> {
  const { customerId } = ctx.scope;
  if (customerId === null) return checkout;
  try {
    const { url } = await ctx.commerce.hostedLogin(customerId, checkoutPath(checkout));
    return addressThrough(url, checkout);
  } catch (error) {
    if (sourceErrorOf(error)) return checkout;
    throw error;
  }
}

builder.mutationField('openCheckout', (t) =>
  t.field({
    type: OpenCheckoutResult,
    description:
      'Opens the hosted checkout for the session’s cart; stock is looked at once more. A guest may as well follow `Cart.checkoutUrl`. An error when commerce or content is down.',
    args: { input: t.arg({ type: OpenCheckoutInput, description: 'May be left out.' }) },
    complexity: 20,
    resolve: async (_root, _args, ctx): Promise<OpenedModel | ClosedModel> => {
      const cart = await sessionCart(ctx);
      const checkout = cart && (await checkoutOf(ctx, cart));
      if (!checkout || checkout.address === null)
        return { kind: 'CheckoutClosed', message: await words(ctx, 'refusal.checkoutClosed') };
      const url = await through(ctx, checkout.address);
      // An order ends the cart: the first answer that says so agrees with what is expected.
      ctx.session.doubtCart(ctx.scope.commerceRegion, Date.now());
      return { kind: 'OpenCheckoutPayload', url };
    },
  }),
);
