/**
 * What answers tell a browser of its session: the cookies that hold it and the device's mark, how much is in its cart, and
 * its anti-forgery token.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cartCountCookie } from './cartCountCookie.ts';
import type { CsrfGuard } from './csrf.ts';
import type { DeviceMarks } from './device.ts';
import type { EdgeRequest } from './edgeRequest.ts';
import { sendJson } from './plainAnswers.ts';
import type { SessionStore } from './sessionStore.ts';

export const CSRF_PATH = '/api/csrf-token';

interface Keepers {
  sessions: SessionStore;
  devices: DeviceMarks;
  csrf: CsrfGuard;
  /** Shoppers come by https. */
  isSecure: boolean;
}

/** An operation may have changed the session; its cookie must be set before the head of the answer is written. */
export function keepSessionBeforeHeaders(
  response: ServerResponse,
  { sessions, devices, csrf, isSecure }: Keepers,
  edge: EdgeRequest,
): void {
  let written: unknown = null;
  let isMarked = false;
  let counted: string | null = null;
  edge.beforeAnswer = async () => {
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
    // Another id has another token; and pages tell by this cookie that somebody signed in or out meanwhile.
    if (edge.session.hasOtherId) response.appendHeader('set-cookie', csrf.cookie(edge.session));
  };
}

export async function sendCsrfToken(
  request: IncomingMessage,
  response: ServerResponse,
  { sessions, csrf }: Pick<Keepers, 'sessions' | 'csrf'>,
  edge: EdgeRequest,
): Promise<void> {
  if (request.method !== 'GET') {
    response.setHeader('allow', 'GET');
    return sendJson(response, 405, { error: 'Method not allowed' });
  }
  edge.session.begin();
  const cookies = [await sessions.save(edge.session), csrf.cookie(edge.session)];
  response.setHeader(
    'set-cookie',
    cookies.filter((cookie) => cookie !== null),
  );
  response.setHeader('cache-control', 'private, no-store');
  return sendJson(response, 200, { token: csrf.token(edge.session) });
}
