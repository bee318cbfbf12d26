/** `joinEmailLists`: subscribes an e-mail address to lists. */
import { builder } from '../../builder.ts';
import { emailSignupOf, type EmailSignupModel } from '../../content/brand/emailSignup.ts';
import { joinedLists } from '../../content/brand/emailSignup.rules.ts';
import type { RequestContext } from '../../context.ts';
import { Refusal, RefusalError, refusalOf } from '../../refusal.ts';
import { emailFaults, invalidEmail } from '../account/accountForm.rules.ts';
import type { FieldFault } from '../fieldFault.ts';
import {
  InvalidFieldsError,
  invalidFields,
  TooManyAttemptsError,
  tooManyAttempts,
} from '../customerRefusals.ts';

interface JoinedModel {
  email: string;
}
class NoEmailListsError extends RefusalError {}

const JoinEmailListsInput = builder.inputType('JoinEmailListsInput', {
  description: 'Address and lists.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'E-mail address; trimmed.' }),
    listIds: t.stringList({
      required: true,
      description: 'Ids of lists from `emailSignup`. May be empty when there is only one.',
    }),
    hasConsented: t.boolean({
      required: true,
      description: 'True when the consent box required by `emailSignup.asksConsent` was ticked.',
    }),
  }),
});

const JoinEmailListsPayload = builder.objectRef<JoinedModel>('JoinEmailListsPayload').implement({
  description: 'The address is subscribed. Whether it was before is not revealed.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address as sent, trimmed.' }),
  }),
});

builder.objectType(NoEmailListsError, {
  name: 'NoEmailLists',
  description: 'There are no lists in this region.',
  interfaces: [Refusal],
});

interface SignupRequest {
  email: string;
  lists: readonly string[];
  hasConsented: boolean;
}

function faultsOf(
  { email, lists, hasConsented }: SignupRequest,
  { settings }: EmailSignupModel,
): FieldFault[] {
  const noList: FieldFault = {
    path: ['input', 'listIds'],
    code: 'REQUIRED',
    key: 'refusal.emailSignup.lists',
  };
  const noConsent: FieldFault = {
    path: ['input', 'hasConsented'],
    code: 'CONSENT_REQUIRED',
    key: 'refusal.emailSignup.consent',
  };
  return [
    ...emailFaults(email),
    ...(lists.length > 0 ? [] : [noList]),
    ...(hasConsented || !settings.explicit_consent ? [] : [noConsent]),
  ];
}

async function subscribe(
  ctx: RequestContext,
  { email, lists, hasConsented }: SignupRequest,
): Promise<JoinedModel> {
  try {
    await ctx.commerce.createEmailSignup({ email, lists, locale: ctx.locale, consent: hasConsented });
    return { email };
  } catch (error) {
    const refusal = ctx.commerce.refusal(error);
    if (refusal && 'email' in refusal.errors) throw await invalidFields(ctx, [invalidEmail]);
    throw error;
  }
}

builder.mutationField('joinEmailLists', (t) =>
  t.field({
    type: JoinEmailListsPayload,
    errors: {
      union: { description: 'Outcome of `joinEmailLists`.' },
      types: [InvalidFieldsError, TooManyAttemptsError, NoEmailListsError],
    },
    description:
      'Subscribes to e-mail lists, without sign-in. Idempotent, without revealing earlier subscriptions. Limited to a few attempts per hour and address. An error when commerce or content is down.',
    args: {
      input: t.arg({ type: JoinEmailListsInput, required: true, description: 'Address, lists, consent.' }),
    },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<JoinedModel> => {
      const signup = await emailSignupOf(ctx);
      if (!signup)
        throw await refusalOf(ctx, NoEmailListsError, {
          code: 'NO_EMAIL_LISTS',
          key: 'refusal.emailSignup.closed',
        });
      const { hasConsented } = input;
      const request = {
        email: input.email.trim(),
        lists: joinedLists(signup.lists, input.listIds),
        hasConsented,
      };
      const faults = faultsOf(request, signup);
      if (faults.length > 0) throw await invalidFields(ctx, faults);
      const wait = await ctx.attempts.take('emailSignup', request.email);
      if (wait > 0) throw await tooManyAttempts(ctx, wait);
      return subscribe(ctx, request);
    },
  }),
);
