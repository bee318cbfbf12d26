/**
 * Sends cookies of the session, the device and the cart count with the response, and ends sign-ins that were ended
 * elsewhere.
 */
import type { ServerResponse } from 'node:http';
import { cartCountCookie } from '../../session/cartCountCookie.ts';
import type { CsrfGuard } from '../../session/csrf.ts';
import type { DeviceCookie } from '../../session/device.ts';
import type { EdgeRequest } from '../edgeRequest.ts';
import type { SessionStore } from '../../session/sessionStore.ts';
import type { SignInCheck } from '../../session/signInCheck.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';

export interface SessionOptions {
  sessions: Pick<SessionStore, 'save'>;
  devices: Pick<DeviceCookie, 'save'>;
  csrf: Pick<CsrfGuard, 'cookie'>;
  checkSignIns: SignInCheck;
  /** Shoppers use HTTPS. */
  isSecure: boolean;
}

export function session(options: SessionOptions): EdgeMiddleware {
  return async (c, next) => {
    const edge = c.get('edge');
    if (edge.client.kind === 'public') edge.beforeAnswer = cookieWriter(c.env.outgoing, options, edge);
    if (edge.session.isSignedIn) {
      await options.checkSignIns(edge);
      // A sign-in that has ended replaces the session, whatever the outcome of this request.
      if (edge.session.hasChanged) await edge.beforeAnswer?.();
    }
    return next();
  };
}

/**
 * An operation may have changed the session; its cookie must be set before the headers are written. Returned instead of
 * assigned here: a closure assigned to a property would outlive the request (decision 145).
 */
function cookieWriter(
  response: ServerResponse,
  { sessions, devices, csrf, isSecure }: SessionOptions,
  edge: EdgeRequest,
): () => Promise<void> {
  let written: unknown = null;
  let isMarked = false;
  let counted: string | null = null;
  return async () => {
    const mark = isMarked ? null : devices.save(edge.device);
    if (mark !== null) response.appendHeader('set-cookie', mark);
    isMarked ||= mark !== null;
    const count = cartCountCookie(edge.session, response.req.headers.cookie, isSecure);
    if (count !== null && count !== counted) response.appendHeader('set-cookie', count);
    counted = count;
    const data = edge.session.toJSON();
    if (data === written) return;
    written = data;
    const cookie = await sessions.save(edge.session);
    if (cookie !== null) response.appendHeader('set-cookie', cookie);
    // A new id has a new token; pages also notice by this cookie that a sign-in changed meanwhile.
    if (edge.session.hasOtherId) response.appendHeader('set-cookie', csrf.cookie(edge.session));
  };
}
