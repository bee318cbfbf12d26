/** `changeCredentials`: changes e-mail address or password, and signs out all other sessions of the account. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { isSourceUnavailable } from '../../sourceErrors.ts';
import type { CustomerJson } from '../../../sources/commerce/customers.ts';
import { faultsOfCommerce, judgeCredentials } from './accountForm.rules.ts';
import { Customer, customerOf, viewerOf, type CustomerModel } from '../customer.ts';
import {
  InvalidCredentialsError,
  InvalidFieldsError,
  invalidFields,
  NotSignedInError,
  notSignedIn,
  TooManyAttemptsError,
} from '../customerRefusals.ts';
import { confirmPassword } from './passwordConfirmation.ts';
import { tryLogin } from '../signIn/storeLogin.ts';

interface ChangedModel {
  viewer: CustomerModel;
}

interface Credentials {
  email: string;
  password: string;
}

const ChangeCredentialsInput = builder.inputType('ChangeCredentialsInput', {
  description: 'New sign-in credentials.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'The current password.' }),
    email: t.string({ description: 'New address; unchanged when omitted.' }),
    newPassword: t.string({ description: 'New password, 8 characters or more; unchanged when omitted.' }),
  }),
});

const ChangeCredentialsPayload = builder.objectRef<ChangedModel>('ChangeCredentialsPayload').implement({
  description:
    'The credentials were changed, and the viewer remains signed in here only. The session has a new id and a new CSRF token.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Customer, description: 'The updated customer.' }),
  }),
});

/**
 * Address and password are always written together, even when unchanged: writing the password ends the account's other
 * sessions at the commerce service, which would otherwise look up the old address.
 */
async function change(
  ctx: RequestContext,
  { customer, store }: CustomerModel,
  { email, password }: Credentials,
): Promise<ChangedModel> {
  let changed: CustomerJson = { ...customer, email };
  let lost: unknown = null;
  try {
    changed = await ctx.commerce.updateCustomer(customer.id, { email, password });
  } catch (error) {
    const refusal = ctx.commerce.refusal(error);
    if (refusal?.status === 404) throw await notSignedIn(ctx);
    // The message also fits addresses the service rejects, so it does not reveal who has an account.
    if (refusal?.type === 'duplicate_email')
      throw await invalidFields(ctx, [
        { path: ['input', 'email'], code: 'EMAIL_UNUSABLE', key: 'refusal.account.emailUnusable' },
      ]);
    const faults = faultsOfCommerce(refusal?.errors ?? {}, 'credentials');
    if (faults.length > 0) throw await invalidFields(ctx, faults);
    if (!isSourceUnavailable(error)) throw error;
    lost = error;
  }
  const login = await tryLogin(ctx, store, email, password).catch(() => null);
  const known = ctx.session.customer(store);
  if (login?.kind === 'right') {
    ctx.session.signIn(store, login.facts);
    await ctx.passwords.right({ store, email });
  } else if (lost !== null) throw lost;
  // The change succeeded but the new login failed: the old one ends at its next check (edge/session/signInCheck.ts).
  else if (known) ctx.session.signIn(store, { ...known, email: changed.email });
  return { viewer: customerOf(ctx.renewed(), changed) };
}

builder.mutationField('changeCredentials', (t) =>
  t.field({
    type: ChangeCredentialsPayload,
    errors: {
      union: { description: 'Outcome of `changeCredentials`.' },
      types: [InvalidFieldsError, InvalidCredentialsError, TooManyAttemptsError, NotSignedInError],
    },
    description:
      'Changes the viewer’s credentials and signs out the account’s other sessions. The current password is required, with at most eight attempts in a quarter of an hour, independent of others’ attempts. An error when commerce is down.',
    args: {
      input: t.arg({ type: ChangeCredentialsInput, required: true, description: 'Address, passwords.' }),
    },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<ChangedModel> => {
      const viewer = await viewerOf(ctx);
      if (!viewer) throw await notSignedIn(ctx);
      const faults = judgeCredentials(input);
      if (faults.length > 0) throw await invalidFields(ctx, faults);
      await confirmPassword(ctx, viewer, input.currentPassword, ['input', 'currentPassword']);
      return change(ctx, viewer, {
        email: input.email?.trim() ?? viewer.customer.email,
        password: input.newPassword ?? input.currentPassword,
      });
    },
  }),
);
