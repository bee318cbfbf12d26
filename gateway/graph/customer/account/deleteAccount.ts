/** `deleteAccount`: deletes the viewer's account permanently and signs out. */
import { builder } from '../../builder.ts';
import { forgetCustomersCart } from '../../cart/session/customersCart.ts';
import { isSourceUnavailable } from '../../sourceErrors.ts';
import { viewerOf, type CustomerModel } from '../customer.ts';
import {
  InvalidCredentialsError,
  NotSignedInError,
  notSignedIn,
  TooManyAttemptsError,
} from '../customerRefusals.ts';
import { confirmPassword } from './passwordConfirmation.ts';
import { endLogins } from '../signIn/storeLogin.ts';

interface DeletedModel {
  isDeleted: boolean;
}

const DeleteAccountInput = builder.inputType('DeleteAccountInput', {
  description: 'Confirmation by the customer.',
  fields: (t) => ({
    password: t.string({ required: true, description: 'The account’s password, as typed.' }),
  }),
});

const DeleteAccountPayload = builder.objectRef<DeletedModel>('DeleteAccountPayload').implement({
  description:
    'The account was deleted and the session signed out. The session has a new id and a new CSRF token.',
  fields: (t) => ({ isDeleted: t.exposeBoolean('isDeleted', { description: 'Always true.' }) }),
});

/** If the response is lost, a lookup decides: a missing customer was deleted. */
async function remove({ ctx, customer }: CustomerModel): Promise<void> {
  try {
    await ctx.commerce.deleteCustomer(customer.id);
  } catch (error) {
    if (ctx.commerce.refusal(error)?.status === 404) return;
    if (!isSourceUnavailable(error)) throw error;
    const left = await ctx.commerce.customerByEmail(customer.email).catch(() => customer);
    if (left?.id === customer.id) throw error;
  }
}

builder.mutationField('deleteAccount', (t) =>
  t.field({
    type: DeleteAccountPayload,
    errors: {
      union: { description: 'Outcome of `deleteAccount`.' },
      types: [InvalidCredentialsError, TooManyAttemptsError, NotSignedInError],
    },
    description:
      'Deletes the viewer’s account at this market’s store and signs out everywhere. The password is required, with at most eight attempts in a quarter of an hour, independent of others’ attempts. An error when commerce is down.',
    args: { input: t.arg({ type: DeleteAccountInput, required: true, description: 'The password.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<DeletedModel> => {
      const viewer = await viewerOf(ctx);
      if (!viewer) throw await notSignedIn(ctx);
      await confirmPassword(ctx, viewer, input.password, ['input', 'password']);
      await remove(viewer);
      await forgetCustomersCart(ctx);
      await endLogins(ctx);
      ctx.session.signOut();
      return { isDeleted: true };
    },
  }),
);
