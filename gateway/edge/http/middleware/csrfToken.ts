/** `GET /api/csrf-token`: starts a session and returns its anti-forgery token. */
import type { CsrfGuard } from '../../session/csrf.ts';
import type { SessionStore } from '../../session/sessionStore.ts';
import type { EdgeMiddleware } from './EdgeEnv.ts';
import { json } from './json.ts';

export const CSRF_PATH = '/api/csrf-token';

interface CsrfTokenOptions {
  sessions: Pick<SessionStore, 'save'>;
  csrf: Pick<CsrfGuard, 'cookie' | 'token'>;
}

export function csrfToken({ sessions, csrf }: CsrfTokenOptions): EdgeMiddleware {
  return async (c) => {
    if (c.env.incoming.method !== 'GET')
      return json(c, { error: 'Method not allowed' }, 405, { allow: 'GET' });
    const { session } = c.get('edge');
    session.begin();
    const cookies = [await sessions.save(session), csrf.cookie(session)];
    c.env.outgoing.setHeader(
      'set-cookie',
      cookies.filter((cookie) => cookie !== null),
    );
    return json(c, { token: csrf.token(session) });
  };
}
