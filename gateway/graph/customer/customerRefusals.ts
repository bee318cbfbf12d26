/** Customer refusals; none reveals whether an e-mail address is known. */
import { builder } from '../builder.ts';
import type { RequestContext } from '../context.ts';
import { words } from '../content/wording/words.ts';
import {
  Refusal,
  RefusalError,
  refusalFacts,
  refusalOf,
  type InputPath,
  type RefusalFacts,
} from '../refusal.ts';
import type { FieldErrorCode, FieldFault } from './fieldFault.ts';

interface FieldErrorModel {
  code: FieldErrorCode;
  message: string;
  path: InputPath;
}

export class InvalidFieldsError extends RefusalError {
  readonly fields: FieldErrorModel[];

  constructor(facts: RefusalFacts, fields: FieldErrorModel[]) {
    super(facts);
    this.fields = fields;
  }
}
export class TooManyAttemptsError extends RefusalError {
  readonly retryAfterSeconds: number;

  constructor(facts: RefusalFacts, retryAfterSeconds: number) {
    super(facts);
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
    faults.map(async ({ path, code, key, values }) => ({
      path,
      code,
      message: await words(ctx, key, values),
    })),
  );
  const facts = await refusalFacts(ctx, { code: 'INVALID_FIELDS', key: 'refusal.invalidFields' });
  return new InvalidFieldsError({ ...facts, path: fields[0]?.path ?? null }, fields);
}

/** The same for an unknown address and a wrong password, so that neither is revealed. */
export function invalidCredentials(ctx: RequestContext): Promise<InvalidCredentialsError> {
  return refusalOf(ctx, InvalidCredentialsError, {
    code: 'INVALID_CREDENTIALS',
    key: 'refusal.invalidCredentials',
  });
}

/** For a signed-in customer confirming the password. */
export function wrongPassword(ctx: RequestContext, path: InputPath): Promise<InvalidCredentialsError> {
  return refusalOf(ctx, InvalidCredentialsError, {
    code: 'WRONG_PASSWORD',
    key: 'refusal.wrongPassword',
    path,
  });
}

export async function tooManyAttempts(ctx: RequestContext, seconds: number): Promise<TooManyAttemptsError> {
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  const facts = await refusalFacts(ctx, {
    code: 'TOO_MANY_ATTEMPTS',
    key: 'refusal.tooManyAttempts',
    values: { minutes: Math.ceil(retryAfterSeconds / 60) },
  });
  return new TooManyAttemptsError(facts, retryAfterSeconds);
}

export function notSignedIn(ctx: RequestContext): Promise<NotSignedInError> {
  return refusalOf(ctx, NotSignedInError, { code: 'NOT_SIGNED_IN', key: 'refusal.notSignedIn' });
}

export function accountNotCreated(ctx: RequestContext): Promise<AccountNotCreatedError> {
  return refusalOf(ctx, AccountNotCreatedError, {
    code: 'ACCOUNT_NOT_CREATED',
    key: 'refusal.accountNotCreated',
  });
}

const FieldErrorCodeEnum = builder.enumType('FieldErrorCode', {
  description: 'Why an input field is invalid. Expect further values.',
  values: {
    ADDRESS_NOT_FOUND: { description: 'The id is not one of an address of this customer.' },
    CONSENT_REQUIRED: { description: 'It must be true: the shopper has to consent.' },
    COUNTRY_NOT_SERVED: { description: 'It is none of `Market.addressCountries`.' },
    EMAIL_UNUSABLE: {
      description: 'It cannot be used for this account. Whether another account has it is not revealed.',
    },
    INVALID_EMAIL: { description: 'It is not an e-mail address.' },
    INVALID_ORDER_NUMBER: { description: 'It has more than digits and a number sign.' },
    INVALID_PHONE: { description: 'It cannot be dialled.' },
    INVALID_POSTAL_CODE: { description: 'It is not a postal code of the address’s country.' },
    INVALID_PRO_CODE: { description: 'There is no such pro code.' },
    PRO_CODE_EXPIRED: { description: 'The pro code has expired.' },
    PRO_CODE_OF_OTHER_STORE: { description: 'The pro code was issued for another store.' },
    PRO_CODE_USED: { description: 'Another account has used the pro code.' },
    REFUSED: { description: 'The commerce service does not accept it, for a reason that is not passed on.' },
    REQUIRED: { description: 'It is missing, blank or empty.' },
    TOO_LONG: { description: 'It has too many characters.' },
    TOO_SHORT: { description: 'It has too few characters.' },
    UNKNOWN_REGION: { description: 'It is none of the regions that the store lists for the country.' },
  } satisfies Record<FieldErrorCode, { description: string }>,
});

export const FieldError = builder.objectRef<FieldErrorModel>('FieldError').implement({
  description: 'A fault of one input field.',
  fields: (t) => ({
    code: t.expose('code', { type: FieldErrorCodeEnum, description: 'Why, for programs.' }),
    path: t.stringList({
      description:
        'Path of the input field, from the mutation’s argument on, such as `["input", "address", "city"]`.',
      resolve: ({ path }) => [...path],
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
