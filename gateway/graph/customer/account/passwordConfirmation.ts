/** Password confirmation of a signed-in customer. */
import type { RequestContext } from '../../context.ts';
import { isLoginWorthTrying } from './accountForm.rules.ts';
import type { InputPath } from '../../refusal.ts';
import type { CustomerModel } from '../customer.ts';
import { tooManyAttempts, wrongPassword } from '../customerRefusals.ts';

/**
 * Throws `InvalidCredentialsError` or `TooManyAttemptsError`. Attempts are counted per device with its sign-in attempts,
 * or per sign-in, so that strangers' attempts do not affect signed-in customers.
 *
 * @param path of the input field with the password.
 */
export async function confirmPassword(
  ctx: RequestContext,
  { customer, store }: CustomerModel,
  password: string,
  path: InputPath,
): Promise<void> {
  const account = { store, email: customer.email };
  const { token = '' } = ctx.session.customer(store) ?? {};
  const wait = await ctx.passwords.countConfirmation(account, token);
  if (wait > 0) throw await tooManyAttempts(ctx, wait);
  if (!isLoginWorthTrying(customer.email, password)) throw await wrongPassword(ctx, path);
  try {
    const { is_valid: isValid } = await ctx.commerce.validate(customer.id, password);
    if (!isValid) throw await wrongPassword(ctx, path);
  } catch (error) {
    const seconds = ctx.commerce.waitSeconds(error);
    if (seconds === null) throw error;
    throw await tooManyAttempts(ctx, seconds);
  }
  await ctx.passwords.right(account);
}
