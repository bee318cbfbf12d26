/** Password confirmation of a signed-in customer. */
import type { RequestContext } from '../../context.ts';
import { isLoginWorthTrying } from './accountForm.rules.ts';
import type { CustomerModel } from '../customer.ts';
import {
  tooManyAttempts,
  wrongPassword,
  type InvalidCredentialsModel,
  type TooManyAttemptsModel,
} from '../customerRefusals.ts';

/**
 * Null when correct. Attempts are counted per device with its sign-in attempts, or per sign-in, so that strangers'
 * attempts do not affect signed-in customers.
 */
export async function passwordRefusal(
  ctx: RequestContext,
  { customer, store }: CustomerModel,
  password: string,
): Promise<InvalidCredentialsModel | TooManyAttemptsModel | null> {
  const account = { store, email: customer.email };
  const { token = '' } = ctx.session.customer(store) ?? {};
  const wait = await ctx.passwords.countProof(account, token);
  if (wait > 0) return tooManyAttempts(ctx, wait);
  if (!isLoginWorthTrying(customer.email, password)) return wrongPassword(ctx);
  try {
    const { is_valid: isValid } = await ctx.commerce.validate(customer.id, password);
    if (!isValid) return await wrongPassword(ctx);
  } catch (error) {
    const seconds = ctx.commerce.waitSeconds(error);
    if (seconds === null) throw error;
    return tooManyAttempts(ctx, seconds);
  }
  await ctx.passwords.right(account);
  return null;
}
