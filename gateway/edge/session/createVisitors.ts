/** Everything that is remembered of visitors: sessions, devices, carts of customers, and attempts that are limited. */
import type { Config } from '../../config/config.ts';
import { AttemptLimits } from '../limits/attempts/attemptLimits.ts';
import { PasswordLimits } from '../limits/attempts/passwordLimits.ts';
import type { AttemptDelays } from '../limits/attempts/passwordLimits.rules.ts';
import type { SharedState } from '../state/SharedState.ts';
import { CsrfGuard } from './csrf.ts';
import { createCustomerCarts } from './customerCarts.ts';
import { DeviceCookie } from './device.ts';
import { SessionStore } from './sessionStore.ts';

export type Visitors = ReturnType<typeof createVisitors>;

/** @param isSecure true when shoppers use HTTPS: cookies are marked `Secure`. */
export function createVisitors(
  { sessionSecret }: Pick<Config, 'sessionSecret'>,
  state: SharedState,
  isSecure: boolean,
  delays?: AttemptDelays,
) {
  return {
    sessions: new SessionStore(sessionSecret, isSecure, state),
    csrf: new CsrfGuard(sessionSecret, isSecure),
    devices: new DeviceCookie(sessionSecret, isSecure),
    customerCarts: createCustomerCarts(state.values),
    attempts: new AttemptLimits(state),
    passwords: new PasswordLimits(state, sessionSecret, delays),
  };
}
