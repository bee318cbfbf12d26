/**
 * Creates an account at a store and logs in. Whether an address already has an account is revealed only with its
 * password: that signs in to it; anything else is refused without a reason.
 */
import type { RequestContext } from '../../context.ts';
import { accountStores, isProNow } from '../../region/markets/scopeForLocale.rules.ts';
import { isSourceUnavailable, withFallback } from '../../sourceErrors.ts';
import type { NewCustomer } from '../../../sources/commerce/customers.ts';
import { faultsOfCommerce, type GivenAccount } from './accountForm.rules.ts';
import type { RefusalError } from '../../refusal.ts';
import { accountNotCreated, invalidFields, tooManyAttempts } from '../customerRefusals.ts';
import { proCodeFault } from '../pro/pro.rules.ts';
import { atStore, endLogin, tryLogin, type Account, type StoreLogin } from '../signIn/storeLogin.ts';

type Opened = StoreLogin & { isNew: boolean };

/** Result at the store. `lost`: no response, so it is unknown whether the account exists. */
type Creation =
  | { kind: 'made' }
  | { kind: 'declined'; refusal: RefusalError; mayBeOwn: boolean }
  | { kind: 'lost'; error: unknown };

/** Only fields a customer may choose, never group or notes. The store verifies the code. */
function newCustomer(given: GivenAccount): NewCustomer {
  const proCode = given.proCode?.trim() ?? '';
  return {
    email: given.email.trim(),
    password: given.password,
    first_name: given.firstName.trim(),
    last_name: given.lastName.trim(),
    company: given.company?.trim() ?? '',
    phone: given.phone?.trim() ?? '',
    ...(proCode === '' ? {} : { form_fields: [{ name: 'Pro Code', value: proCode }] }),
  };
}

async function createCustomer(ctx: RequestContext, given: GivenAccount): Promise<Creation> {
  try {
    await ctx.commerce.createCustomer(newCustomer(given));
    return { kind: 'made' };
  } catch (error) {
    const seconds = ctx.commerce.waitSeconds(error);
    if (seconds !== null) {
      return { kind: 'declined', refusal: await tooManyAttempts(ctx, seconds), mayBeOwn: false };
    }
    const refusal = ctx.commerce.refusal(error);
    if (!refusal) {
      if (isSourceUnavailable(error)) return { kind: 'lost', error };
      throw error;
    }
    const isTaken = refusal.type === 'duplicate_email';
    const faults = isTaken ? [] : faultsOfCommerce(refusal.errors, 'account');
    return {
      kind: 'declined',
      refusal: faults.length > 0 ? await invalidFields(ctx, faults) : await accountNotCreated(ctx),
      // A code may be used up by the account whose creation response was lost.
      mayBeOwn: isTaken || refusal.errors['pro_code'] === 'is used',
    };
  }
}

/** Throws a `RefusalError` when there is none to log in to. */
export async function openAccount(ctx: RequestContext, store: string, given: GivenAccount): Promise<Opened> {
  const there = atStore(ctx, store);
  const made = await createCustomer(there, given);
  if (made.kind === 'declined' && !made.mayBeOwn) throw made.refusal;
  const account = { store, email: given.email };
  const mayTry = made.kind === 'made' || (await mayTryPassword(ctx, account));
  const login = mayTry ? await tryLogin(there, store, given.email.trim(), given.password) : null;
  if (login?.kind === 'right') {
    if (isUsable(ctx, login)) {
      await ctx.passwords.right(account);
      return { ...login, isNew: made.kind !== 'declined' };
    }
    await endLogin(there, store, login.facts.token);
    if (made.kind === 'declined') throw made.refusal;
    // The code did not make a pro, and only pros can sign in at this store from here.
    await withFallback(there.commerce.deleteCustomer(login.customer.id), undefined);
    throw await invalidFields(ctx, [proCodeFault('')]);
  }
  if (made.kind === 'lost') throw made.error;
  if (made.kind === 'declined') throw made.refusal;
  throw login?.kind === 'limited' ? await tooManyAttempts(ctx, login.seconds) : await accountNotCreated(ctx);
}

/** Password attempts count like at sign-in. A new account does not wait for its turn. */
async function mayTryPassword({ passwords }: RequestContext, account: Account): Promise<boolean> {
  const [wait] = await passwords.count([account]);
  return wait === 0 && (await passwords.turn(account, 'at once')) === 0;
}

/** The market's own store accepts everyone, another one only the country's pros. */
function isUsable({ scope, now, markets }: RequestContext, { store, facts }: StoreLogin): boolean {
  return store === accountStores(scope.country, markets)[0] || isProNow(facts, now.getTime());
}
