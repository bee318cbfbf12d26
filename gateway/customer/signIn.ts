/** `signIn`: an e-mail address and a password for a session of one's own. */
import { builder } from '../builder.ts';
import type { CartOnSignIn } from '../cart/ownership.rules.ts';
import type { RequestContext } from '../context.ts';
import { accountStores, isProNow } from '../region/scopeForLocale.rules.ts';
import { isLoginWorthTrying } from './accountForm.rules.ts';
import { Customer } from './customer.ts';
import {
  InvalidCredentials,
  invalidCredentials,
  TooManyAttempts,
  tooManyAttempts,
  type InvalidCredentialsModel,
  type TooManyAttemptsModel,
} from './customerRefusals.ts';
import { chosenLogin } from './signIn.rules.ts';
import { startSession, type StartedSession } from './startSession.ts';
import { endLogin, tryLogin, type LoginTry, type StoreLogin } from './storeLogin.ts';

interface SignedInModel extends StartedSession {
  kind: 'SignInPayload';
}

const SignInInput = builder.inputType('SignInInput', {
  description: 'Who signs in.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Address of the account, in any case.' }),
    password: t.string({ required: true, description: 'The account’s password, as typed.' }),
  }),
});

const CartOnSignInEnum = builder.enumType('CartOnSignIn', {
  description: 'What became of the cart that the browser brought.',
  values: {
    NONE: { description: 'There was none.' },
    KEPT: { description: 'It is the customer’s already, or will be at its next look.' },
    REASSIGNED: { description: 'It had no owner: it is the customer’s now, at the customer’s prices.' },
    DROPPED: { description: 'It was another customer’s, and is deleted.' },
  } satisfies Record<CartOnSignIn, { description: string }>,
});

const SignInPayload = builder.objectRef<SignedInModel>('SignInPayload').implement({
  description:
    'Somebody is signed in. The session has another id now, and another anti-forgery token with it.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Customer, description: 'Who.' }),
    cart: t.expose('cart', {
      type: CartOnSignInEnum,
      description: 'What became of the cart of this market’s store.',
    }),
  }),
});

const SignInResult = builder.unionType('SignInResult', {
  description: 'What became of `signIn`.',
  types: [SignInPayload, InvalidCredentials, TooManyAttempts],
  resolveType: ({ kind }) => kind,
});

interface Tries {
  right: (StoreLogin & { isPro: boolean })[];
  others: Exclude<LoginTry, StoreLogin>[];
}

/** One store after the other. A store that cannot answer spoils nothing when another one knows who it is. */
async function tryStores(ctx: RequestContext, email: string, password: string): Promise<Tries> {
  const tries: Tries = { right: [], others: [] };
  let failure: unknown = null;
  for (const store of accountStores(ctx.scope.country)) {
    try {
      const one = await tryLogin(ctx, store, email, password);
      if (one.kind === 'right') tries.right.push({ ...one, isPro: isProNow(one.facts, ctx.now.getTime()) });
      else tries.others.push(one);
    } catch (error) {
      failure = error;
    }
  }
  if (failure !== null && tries.right.length === 0) throw failure;
  return tries;
}

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInResult,
    description:
      'Signs somebody in at this market’s store: at the one that sells to everybody, or, for pros, at the one that sells to this country’s pros. Tries are limited by e-mail address and by caller, whether the address is known or not. An error when commerce is down.',
    args: { input: t.arg({ type: SignInInput, required: true, description: 'Who signs in.' }) },
    complexity: 20,
    resolve: async (
      _root,
      { input: { email, password } },
      ctx,
    ): Promise<SignedInModel | InvalidCredentialsModel | TooManyAttemptsModel> => {
      const wait = await ctx.attempts.take('signIn', email);
      if (wait > 0) return tooManyAttempts(ctx, wait);
      if (!isLoginWorthTrying(email, password)) return invalidCredentials(ctx);
      const { right, others } = await tryStores(ctx, email.trim(), password);
      const [guestStore = ''] = accountStores(ctx.scope.country);
      const chosen = chosenLogin(right, guestStore);
      const unused = right.filter((one) => one !== chosen);
      await Promise.all(unused.map(({ store, facts }) => endLogin(ctx, store, facts.token)));
      if (chosen) {
        await ctx.attempts.forgive('signIn', email);
        return { kind: 'SignInPayload', ...(await startSession(ctx, chosen)) };
      }
      const waits = others.map((one) => (one.kind === 'limited' ? one.seconds : 0));
      return waits.some((seconds) => seconds > 0)
        ? tooManyAttempts(ctx, Math.max(...waits))
        : invalidCredentials(ctx);
    },
  }),
);
