/** `changeCredentials`: another e-mail address or password. Everybody else who is signed in to the account is signed out. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { isSourceUnavailable } from '../sourceErrors.ts';
import type { CustomerJson } from '../sources/commerce/wireCustomer.ts';
import { faultsOfCommerce, judgeCredentials } from './accountForm.rules.ts';
import { Customer, customerOf, viewerOf, type CustomerModel } from './customer.ts';
import {
  InvalidCredentials,
  InvalidFields,
  invalidFields,
  NotSignedIn,
  notSignedIn,
  TooManyAttempts,
  type InvalidCredentialsModel,
  type InvalidFieldsModel,
  type NotSignedInModel,
  type TooManyAttemptsModel,
} from './customerRefusals.ts';
import { passwordRefusal } from './provenPassword.ts';
import { tryLogin } from './storeLogin.ts';

interface ChangedModel {
  kind: 'ChangeCredentialsPayload';
  viewer: CustomerModel;
}

interface Credentials {
  email: string;
  password: string;
}

const ChangeCredentialsInput = builder.inputType('ChangeCredentialsInput', {
  description: 'What the viewer shall sign in with.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'The password that holds until now.' }),
    email: t.string({ description: 'New address; left out it stays.' }),
    newPassword: t.string({ description: 'New password, 8 characters or more; left out it stays.' }),
  }),
});

const ChangeCredentialsPayload = builder.objectRef<ChangedModel>('ChangeCredentialsPayload').implement({
  description:
    'They are changed, and the viewer stays signed in here alone. The session has another id now, and another anti-forgery token with it.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Customer, description: 'The customer as they are now.' }),
  }),
});

const ChangeCredentialsResult = builder.unionType('ChangeCredentialsResult', {
  description: 'What became of `changeCredentials`.',
  types: [ChangeCredentialsPayload, InvalidFields, InvalidCredentials, TooManyAttempts, NotSignedIn],
  resolveType: ({ kind }) => kind,
});

/**
 * Address and password are always written together, the password also when it stays: that is what ends the account's
 * other sessions at the commerce service, and they would look in vain for the old address.
 */
async function change(
  ctx: RequestContext,
  { customer, store }: CustomerModel,
  { email, password }: Credentials,
): Promise<ChangedModel | InvalidFieldsModel | NotSignedInModel> {
  let changed: CustomerJson = { ...customer, email };
  let lost: unknown = null;
  try {
    changed = await ctx.commerce.updateCustomer(customer.id, { email, password });
  } catch (error) {
    const refusal = ctx.commerce.refusal(error);
    if (refusal?.status === 404) return notSignedIn(ctx);
    // In these words the address may also be one that the service dislikes: nobody is told who has an account.
    if (refusal?.type === 'duplicate_email')
      return invalidFields(ctx, [{ field: 'email', key: 'refusal.account.emailUnusable' }]);
    const faults = faultsOfCommerce(refusal?.errors ?? {}).map((fault) =>
      fault.field === 'password' ? { ...fault, field: 'newPassword' } : fault,
    );
    if (faults.length > 0) return invalidFields(ctx, faults);
    if (!isSourceUnavailable(error)) throw error;
    lost = error;
  }
  const login = await tryLogin(ctx, store, email, password).catch(() => null);
  const known = ctx.session.customer(store);
  if (login?.kind === 'right') {
    ctx.session.signIn(store, login.facts);
    await ctx.passwords.right({ store, email });
  } else if (lost !== null) throw lost;
  // Changed for certain, but the new login is not to be had: the old one ends at its next check (server/signInCheck.ts).
  else if (known) ctx.session.signIn(store, { ...known, email: changed.email });
  return { kind: 'ChangeCredentialsPayload', viewer: customerOf(ctx.renewed(), changed) };
}

builder.mutationField('changeCredentials', (t) =>
  t.field({
    type: ChangeCredentialsResult,
    description:
      'Changes what the viewer signs in with, and signs everybody else out of the account. The current password is checked, eight times in a quarter of an hour at most, whatever others try. An error when commerce is down.',
    args: {
      input: t.arg({ type: ChangeCredentialsInput, required: true, description: 'Address, passwords.' }),
    },
    complexity: 20,
    resolve: async (
      _root,
      { input },
      ctx,
    ): Promise<
      ChangedModel | InvalidFieldsModel | InvalidCredentialsModel | TooManyAttemptsModel | NotSignedInModel
    > => {
      const viewer = await viewerOf(ctx);
      if (!viewer) return notSignedIn(ctx);
      const faults = judgeCredentials(input);
      if (faults.length > 0) return invalidFields(ctx, faults);
      const refusal = await passwordRefusal(ctx, viewer, input.currentPassword);
      if (refusal) return refusal;
      return change(ctx, viewer, {
        email: input.email?.trim() ?? viewer.customer.email,
        password: input.newPassword ?? input.currentPassword,
      });
    },
  }),
);
