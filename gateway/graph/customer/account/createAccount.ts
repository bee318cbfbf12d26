/** `createAccount`: creates an account and signs in, keeping the browser's cart. */
import { builder } from '../../builder.ts';
import type { RequestContext } from '../../context.ts';
import { accountStores } from '../../region/markets/scopeForLocale.rules.ts';
import { sourceErrorOf } from '../../sourceErrors.ts';
import type { NewAddress } from '../../../sources/commerce/addresses.ts';
import { judgeAccount } from './accountForm.rules.ts';
import { AddressInput, readAddress } from '../addresses/addressInput.ts';
import { Customer, type CustomerModel } from '../customer.ts';
import {
  AccountNotCreatedError,
  InvalidFieldsError,
  invalidFields,
  TooManyAttemptsError,
  tooManyAttempts,
} from '../customerRefusals.ts';
import { openAccount } from './openAccount.ts';
import { startSession } from '../signIn/startSession.ts';

interface CreatedModel {
  viewer: CustomerModel;
}

const CreateAccountInput = builder.inputType('CreateAccountInput', {
  description: 'A new account. Texts are trimmed, except the password. Groups and prices cannot be chosen.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Address to sign in with; one account per store.' }),
    password: t.string({ required: true, description: '8 characters or more.' }),
    firstName: t.string({ required: true, description: 'Given name.' }),
    lastName: t.string({ required: true, description: 'Family name.' }),
    phone: t.string({ description: 'Phone number.' }),
    company: t.string({ description: 'Company.' }),
    proCode: t.string({
      description: 'Pro programme code as issued: creates a pro account.',
    }),
    address: t.field({
      type: AddressInput,
      description: 'First address. Stored after the account is created, which succeeds even if this fails.',
    }),
  }),
});

const CreateAccountPayload = builder.objectRef<CreatedModel>('CreateAccountPayload').implement({
  description:
    'The account exists and its customer is signed in. The session has a new id and a new CSRF token.',
  fields: (t) => ({ viewer: t.expose('viewer', { type: Customer, description: 'The new customer.' }) }),
});

/** Failure is tolerated: the customer can add the address later. */
async function keepAddress({ ctx, customer }: CustomerModel, address: NewAddress): Promise<void> {
  try {
    await ctx.commerce.createAddress(customer.id, address);
  } catch (error) {
    if (!sourceErrorOf(error)) throw error;
  }
}

/** Pros get an account at the store for the country's pros, everyone else at the market's own. */
function storeFor(ctx: RequestContext, proCode: string): string {
  const stores = accountStores(ctx.scope.country, ctx.markets);
  return (proCode === '' ? stores[0] : stores.at(-1)) ?? 'us';
}

builder.mutationField('createAccount', (t) =>
  t.field({
    type: CreateAccountPayload,
    errors: {
      union: { description: 'Outcome of `createAccount`.' },
      types: [InvalidFieldsError, AccountNotCreatedError, TooManyAttemptsError],
    },
    description:
      'Creates an account and signs in. An existing account with this password is signed in to. Rate-limited. An error when commerce is down.',
    args: { input: t.arg({ type: CreateAccountInput, required: true, description: 'The account.' }) },
    complexity: 20,
    resolve: async (_root, { input }, ctx): Promise<CreatedModel> => {
      const read = input.address ? await readAddress(ctx, input.address) : null;
      const faults = [...judgeAccount(input), ...(read?.faults ?? [])];
      if (faults.length > 0) throw await invalidFields(ctx, faults);
      const wait = await ctx.attempts.take('createAccount', input.email);
      if (wait > 0) throw await tooManyAttempts(ctx, wait);
      const proCode = input.proCode?.trim() ?? '';
      const opened = await openAccount(ctx, storeFor(ctx, proCode), { ...input, proCode });
      const { viewer } = await startSession(ctx, opened);
      if (opened.isNew && read && !read.faults) await keepAddress(viewer, read.address);
      return { viewer };
    },
  }),
);
