/** A customer who is signed in proves with the password to be still the one who sits there. */
import type { RequestContext } from '../context.ts';
import { isLoginWorthTrying } from './accountForm.rules.ts';
import type { CustomerModel } from './customer.ts';
import {
  tooManyAttempts,
  wrongPassword,
  type InvalidCredentialsModel,
  type TooManyAttemptsModel,
} from './customerRefusals.ts';

/** Null when it is right. Counted with the tries to sign in: it is the same password that somebody may guess at. */
export async function passwordRefusal(
  ctx: RequestContext,
  { customer }: CustomerModel,
  password: string,
): Promise<InvalidCredentialsModel | TooManyAttemptsModel | null> {
  const wait = await ctx.attempts.take('signIn', customer.email);
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
  await ctx.attempts.forgive('signIn', customer.email);
  return null;
}
