/** Customer refusals; none reveals whether an e-mail address is known. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { Refusal, RefusalError, refusalOf } from '../cart/refusal.ts';
import { words } from '../content/wording/words.ts';
import type { FieldFault } from './fieldFault.ts';

interface FieldErrorModel {
  field: string;
  message: string;
}

export class InvalidFieldsError extends RefusalError {
  readonly fields: FieldErrorModel[];

  constructor(message: string, fields: FieldErrorModel[]) {
    super(message);
    this.fields = fields;
  }
}
export class TooManyAttemptsError extends RefusalError {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
export class InvalidCredentialsError extends RefusalError {}
export class NotSignedInError extends RefusalError {}
export class AccountNotCreatedError extends RefusalError {}

export async function invalidFields(
  ctx: RequestContext,
  faults: readonly FieldFault[],
): Promise<InvalidFieldsError> {
  const fields = await Promise.all(
    faults.map(async ({ field, key, values }) => ({ field, message: await words(ctx, key, values) })),
  );
  return new InvalidFieldsError(await words(ctx, 'refusal.invalidFields'), fields);
}

/** The same for an unknown address and a wrong password, so that neither is revealed. */
export function invalidCredentials(ctx: RequestContext): Promise<InvalidCredentialsError> {
  return refusalOf(ctx, InvalidCredentialsError, 'refusal.invalidCredentials');
}

/** For a signed-in customer confirming the password. */
export function wrongPassword(ctx: RequestContext): Promise<InvalidCredentialsError> {
  return refusalOf(ctx, InvalidCredentialsError, 'refusal.wrongPassword');
}

export async function tooManyAttempts(ctx: RequestContext, seconds: number): Promise<TooManyAttemptsError> {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  const message = await words(ctx, 'refusal.tooManyAttempts', { minutes: Math.ceil(retryAfterSeconds / 60) });
  return new TooManyAttemptsError(message, retryAfterSeconds);
}

export function notSignedIn(ctx: RequestContext): Promise<NotSignedInError> {
  return refusalOf(ctx, NotSignedInError, 'refusal.notSignedIn');
}

export function accountNotCreated(ctx: RequestContext): Promise<AccountNotCreatedError> {
  return refusalOf(ctx, AccountNotCreatedError, 'refusal.accountNotCreated');
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

builder.objectType(InvalidFieldsError, {
  name: 'InvalidFields',
  description: 'Some input is invalid. Nothing was changed.',
  interfaces: [Refusal],
  fields: (t) => ({
    fields: t.expose('fields', {
      type: [FieldError],
      description: 'The invalid fields; never empty.',
    }),
  }),
});

builder.objectType(InvalidCredentialsError, {
  name: 'InvalidCredentials',
  description: 'Wrong e-mail address or password. The same whether the address is known or not.',
  interfaces: [Refusal],
});

builder.objectType(TooManyAttemptsError, {
  name: 'TooManyAttempts',
  description: 'Too many attempts. Known and unknown e-mail addresses are counted alike.',
  interfaces: [Refusal],
  fields: (t) => ({
    retryAfterSeconds: t.exposeInt('retryAfterSeconds', {
      description: 'Seconds until the next attempt is allowed; at least 1.',
    }),
  }),
});

builder.objectType(NotSignedInError, {
  name: 'NotSignedIn',
  description: 'Not signed in at this market’s store, or the sign-in has ended.',
  interfaces: [Refusal],
});

builder.objectType(AccountNotCreatedError, {
  name: 'AccountNotCreated',
  description: 'No account was created. No reason is given, as it would reveal who has one.',
  interfaces: [Refusal],
});
