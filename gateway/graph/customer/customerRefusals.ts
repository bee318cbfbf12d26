/** Customer refusals as members of result unions; none reveals whether an e-mail address is known. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { Refusal, type PlainRefusalModel } from '../cart/refusal.ts';
import { words } from '../content/wording/words.ts';
import type { FieldFault } from './fieldFault.ts';

interface FieldErrorModel {
  field: string;
  message: string;
}

export interface InvalidFieldsModel extends PlainRefusalModel<'InvalidFields'> {
  fields: FieldErrorModel[];
}
export interface TooManyAttemptsModel extends PlainRefusalModel<'TooManyAttempts'> {
  retryAfterSeconds: number;
}
export type InvalidCredentialsModel = PlainRefusalModel<'InvalidCredentials'>;
export type NotSignedInModel = PlainRefusalModel<'NotSignedIn'>;
export type AccountNotCreatedModel = PlainRefusalModel<'AccountNotCreated'>;

export async function invalidFields(
  ctx: RequestContext,
  faults: readonly FieldFault[],
): Promise<InvalidFieldsModel> {
  const fields = await Promise.all(
    faults.map(async ({ field, key, values }) => ({ field, message: await words(ctx, key, values) })),
  );
  return { kind: 'InvalidFields', message: await words(ctx, 'refusal.invalidFields'), fields };
}

/** The same for an unknown address and a wrong password, so that neither is revealed. */
export async function invalidCredentials(ctx: RequestContext): Promise<InvalidCredentialsModel> {
  return { kind: 'InvalidCredentials', message: await words(ctx, 'refusal.invalidCredentials') };
}

/** For a signed-in customer confirming the password. */
export async function wrongPassword(ctx: RequestContext): Promise<InvalidCredentialsModel> {
  return { kind: 'InvalidCredentials', message: await words(ctx, 'refusal.wrongPassword') };
}

export async function tooManyAttempts(ctx: RequestContext, seconds: number): Promise<TooManyAttemptsModel> {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  const message = await words(ctx, 'refusal.tooManyAttempts', { minutes: Math.ceil(retryAfterSeconds / 60) });
  return { kind: 'TooManyAttempts', message, retryAfterSeconds };
}

export async function notSignedIn(ctx: RequestContext): Promise<NotSignedInModel> {
  return { kind: 'NotSignedIn', message: await words(ctx, 'refusal.notSignedIn') };
}

export async function accountNotCreated(ctx: RequestContext): Promise<AccountNotCreatedModel> {
  return { kind: 'AccountNotCreated', message: await words(ctx, 'refusal.accountNotCreated') };
}

export const FieldError = builder.objectRef<FieldErrorModel>('FieldError').implement({
  description: 'A fault of one input field.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'Input field name, such as `email`; nested with a dot, such as `address.city`.',
    }),
    message: t.exposeString('message', {
      description: 'Message for the shopper, in the request’s language.',
    }),
  }),
});

export const InvalidFields = builder.objectRef<InvalidFieldsModel>('InvalidFields').implement({
  description: 'Some input is invalid. Nothing was changed.',
  interfaces: [Refusal],
  fields: (t) => ({
    fields: t.expose('fields', {
      type: [FieldError],
      description: 'The invalid fields; never empty.',
    }),
  }),
});

export const InvalidCredentials = builder.objectRef<InvalidCredentialsModel>('InvalidCredentials').implement({
  description: 'Wrong e-mail address or password. The same whether the address is known or not.',
  interfaces: [Refusal],
});

export const TooManyAttempts = builder.objectRef<TooManyAttemptsModel>('TooManyAttempts').implement({
  description: 'Too many attempts. Known and unknown e-mail addresses are counted alike.',
  interfaces: [Refusal],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      description: 'Seconds until the next attempt is allowed; at least 1.',
    }),
  }),
});

export const NotSignedIn = builder.objectRef<NotSignedInModel>('NotSignedIn').implement({
  description: 'Not signed in at this market’s store, or the sign-in has ended.',
  interfaces: [Refusal],
});

export const AccountNotCreated = builder.objectRef<AccountNotCreatedModel>('AccountNotCreated').implement({
  description: 'No account was created. No reason is given, as it would reveal who has one.',
  interfaces: [Refusal],
});
