/**
 * `openCheckout`: opens the hosted checkout, for signed-in customers through the store's sign-in (`customers/bclogin`).
 */
import { builder } from '../../builder.ts';
import type { CheckoutHold } from './checkout.ts';
import { openedCheckout } from './openedCheckout.ts';
import { Refusal, RefusalError, refusalOf, type RefusalCode } from '../../refusal.ts';

interface OpenedModel {
  url: string;
}
class CheckoutClosedError extends RefusalError {}

const codeOfHold: Readonly<Record<CheckoutHold, RefusalCode>> = {
  EMPTY: 'CART_EMPTY',
  LINES: 'CART_LINES_BLOCKED',
  NOT_SET_UP: 'CHECKOUT_NOT_SET_UP',
};

const OpenCheckoutInput = builder.inputType('OpenCheckoutInput', {
  description: 'No input is needed: a session has one cart per store.',
  fields: (t) => ({
    clientMutationId: t.string({ description: 'Accepted for clients that send one; ignored.' }),
  }),
});

const OpenCheckoutPayload = builder.objectRef<OpenedModel>('OpenCheckoutPayload').implement({
  description: 'The checkout is open for the session’s cart.',
  fields: (t) => ({
    url: t.exposeString('url', {
      description:
        'Where to go now. For signed-in customers it contains a short-lived single-use sign-in: follow it, never store it.',
    }),
  }),
});

builder.objectType(CheckoutClosedError, {
  name: 'CheckoutClosed',
  description: 'The cart cannot be checked out: `code` says why, as `Cart.checkoutHold` does.',
  interfaces: [Refusal],
});

builder.mutationField('openCheckout', (t) =>
  t.field({
    type: OpenCheckoutPayload,
    errors: { union: { description: 'Outcome of `openCheckout`.' }, types: [CheckoutClosedError] },
    description:
      'Opens the hosted checkout for the session’s cart; stock is checked again. Guests can follow `Cart.checkoutUrl` instead. An error when commerce or content is down.',
    args: { input: t.arg({ type: OpenCheckoutInput, description: 'Optional.' }) },
    complexity: 20,
    resolve: async (_root, _args, ctx): Promise<OpenedModel> => {
      const { url, hold } = await openedCheckout(ctx);
      if (url === null)
        throw await refusalOf(ctx, CheckoutClosedError, {
          code: codeOfHold[hold],
          key: 'refusal.checkoutClosed',
        });
      return { url };
    },
  }),
);
