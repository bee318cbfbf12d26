/** `signIn`: signs in with e-mail address and password. */
import { builder } from '../../builder.ts';
import type { CartOnSignIn } from '../../cart/session/ownership.rules.ts';
import type { RequestContext } from '../../context.ts';
import { accountStores, isProNow } from '../../region/markets/scopeForLocale.rules.ts';
import { isLoginWorthTrying } from '../account/accountForm.rules.ts';
import { Customer } from '../customer.ts';
import {
  InvalidCredentialsError,
  invalidCredentials,
  TooManyAttemptsError,
  tooManyAttempts,
} from '../customerRefusals.ts';
import { chosenLogin } from './signIn.rules.ts';
import { startSession, type StartedSession } from './startSession.ts';
import { endLogin, tryLogin, type Account, type LoginAttempt, type StoreLogin } from './storeLogin.ts';

const SignInInput = builder.inputType('SignInInput', {
  description: 'Who signs in.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Address of the account, in any case.' }),
    password: t.string({ required: true, description: 'The account’s password, as typed.' }),
  }),
});

const CartOnSignInEnum = builder.enumType('CartOnSignIn', {
  description: 'Outcome for the browser’s cart.',
  values: {
    NONE: { description: 'There was none.' },
    KEPT: { description: 'It is the customer’s already, or will be at its next lookup.' },
    REASSIGNED: {
      description: 'It had no owner and was assigned to the customer, at the customer’s prices.',
    },
    DROPPED: { description: 'It was another customer’s and was deleted.' },
    FOUND: { description: 'There was none; the customer’s cart of an earlier visit was restored.' },
    MERGED: {
      description: 'Merged with the customer’s earlier cart, keeping the larger quantity of items in both.',
    },
    PARTLY_MERGED: {
      description: 'Merged likewise, but without lines of the earlier cart that can no longer be bought.',
    },
  } satisfies Record<CartOnSignIn, { description: string }>,
});

const SignInPayload = builder.objectRef<StartedSession>('SignInPayload').implement({
  description: 'Signed in. The session has a new id and a new CSRF token.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: Customer, description: 'Who.' }),
    cart: t.expose('cart', {
      type: CartOnSignInEnum,
      description: 'Outcome for the cart of this market’s store.',
    }),
  }),
});

interface LoginAttempts {
  right: (StoreLogin & { isPro: boolean })[];
  others: Exclude<LoginAttempt, StoreLogin>[];
}

/**
 * Tries stores one by one, those with a waiting time last, as another one most likely knows the customer, so that a
 * failing store does not matter.
 */
async function tryStores(
  ctx: RequestContext,
  accounts: readonly (Account & { wait: number })[],
  password: string,
): Promise<LoginAttempts> {
  const tries: LoginAttempts = { right: [], others: [] };
  let failure: unknown = null;
  const attemptAt = async (account: Account): Promise<void> => {
    try {
      const one = await tryLogin(ctx, account.store, account.email, password);
      if (one.kind === 'right') tries.right.push({ ...one, isPro: isProNow(one.facts, ctx.now.getTime()) });
      else tries.others.push(one);
    } catch (error) {
      failure = error;
    }
  };
  const later: Account[] = [];
  for (const { wait, ...account } of accounts) {
    if (wait > 0) tries.others.push({ kind: 'limited', seconds: wait });
    else if ((await ctx.passwords.turn(account, 'at once')) > 0) later.push(account);
    else await attemptAt(account);
  }
  for (const account of later) {
    if (tries.right.length > 0) break;
    const seconds = await ctx.passwords.turn(account, 'waits');
    if (seconds > 0) tries.others.push({ kind: 'limited', seconds });
    else await attemptAt(account);
  }
  if (failure !== null && tries.right.length === 0) throw failure;
  return tries;
}

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInPayload,
    errors: {
      union: { description: 'Outcome of `signIn`.' },
      types: [InvalidCredentialsError, TooManyAttemptsError],
    },
    description:
      'Signs a shopper in at this market’s store: the public one, or, for pros, at the one that sells to this country’s pros. A browser that signed in to the account before may be wrong eight times in a quarter of an hour, whatever others try. Anybody else may be so from one address, and what all of them try at one account is spaced, from the third try on by half a minute: an answer waits a few seconds for its turn, or is `TooManyAttempts` with the seconds to wait. Known and unknown e-mail addresses are counted alike. An error when commerce is down.',
    args: { input: t.arg({ type: SignInInput, required: true, description: 'Who signs in.' }) },
    complexity: 20,
    resolve: async (_root, { input: { email, password } }, ctx): Promise<StartedSession> => {
      const accounts = accountStores(ctx.scope.country, ctx.markets).map((store) => ({
        store,
        email: email.trim(),
      }));
      const waitsOf = await ctx.passwords.count(accounts);
      if (waitsOf.every((wait) => wait > 0)) throw await tooManyAttempts(ctx, Math.min(...waitsOf));
      if (!isLoginWorthTrying(email, password)) throw await invalidCredentials(ctx);
      const { right, others } = await tryStores(
        ctx,
        accounts.map((account, index) => ({ ...account, wait: waitsOf[index] ?? 0 })),
        password,
      );
      const [guestStore = ''] = accountStores(ctx.scope.country, ctx.markets);
      const chosen = chosenLogin(right, guestStore);
      const unused = right.filter((one) => one !== chosen);
      await Promise.all(unused.map(({ store, facts }) => endLogin(ctx, store, facts.token)));
      if (chosen) {
        await ctx.passwords.right({ store: chosen.store, email });
        return startSession(ctx, chosen);
      }
      const waits = others.map((one) => (one.kind === 'limited' ? one.seconds : 0));
      throw waits.some((seconds) => seconds > 0)
        ? await tooManyAttempts(ctx, Math.max(...waits))
        : await invalidCredentials(ctx);
    },
  }),
);
