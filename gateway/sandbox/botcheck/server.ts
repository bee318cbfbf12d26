/**
 * Stand-in for a score-based bot-protection service without challenges (platform.md 1, 4, 9): the pages' script,
 * browsers' tokens and the gateway's verification. Keeps no state: tokens expire after two minutes.
 */
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { SiteVerifyJson } from '../../sources/botcheck/botcheck.ts';
import type { Standin } from '../source.ts';
import { firstScript, secondScript } from './scripts.ts';
import { Tokens } from './tokens.ts';

const siteKey = 'bots-sandbox';
const secret = 'private-bots-sandbox';
/** As the vendor's: letters, digits, slashes and underscores. */
const actionForm = /^[\w/]{1,100}$/;
/** User agents of declared bots. */
const scripted = /bot|crawl|spider|scrap|curl|wget|python/i;

export interface BotcheckOptions {
  /** Milliseconds since 1970. */
  now?: () => number;
}

export function botcheckStandin({ now = Date.now }: BotcheckOptions = {}): Standin {
  const tokens = new Tokens();
  const app = new Hono().basePath('/recaptcha');

  app.get('/api.js', (c) =>
    c.body(firstScript(new URL(c.req.url).origin, c.req.query('render') ?? ''), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, max-age=300',
    }),
  );
  app.get('/releases/sandbox/recaptcha.js', (c) =>
    c.body(secondScript(new URL(c.req.url).origin), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, max-age=300',
    }),
  );

  /** The vendor's page runs in a frame; this one is called by the shop's page directly. */
  app.use('/api2/reload', cors({ origin: '*' }));
  app.post('/api2/reload', async (c) => {
    if (c.req.query('k') !== siteKey) return c.json({ error: 'Invalid site key' }, 400);
    const form = new URLSearchParams(await c.req.text());
    const action = form.get('action') ?? '';
    if (!actionForm.test(action)) return c.json({ error: 'Invalid action' }, 400);
    const score = scripted.test(c.req.header('user-agent') ?? '') ? 0.1 : 0.9;
    const hostname = hostOf(c.req.header('origin') ?? '');
    return c.json({ token: tokens.make({ siteKey, action, score, hostname, at: now() }) });
  });

  /** Reports errors with status 200, too. */
  app.post('/api/siteverify', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const [shown, token] = [form.get('secret') ?? '', form.get('response') ?? ''];
    const refuse = (code: string) =>
      c.json({ success: false, 'error-codes': [code] } satisfies SiteVerifyJson);
    if (shown === '') return refuse('missing-input-secret');
    if (shown !== secret) return refuse('invalid-input-secret');
    if (token === '') return refuse('missing-input-response');
    const used = tokens.use(token, now());
    if (used === 'invalid') return refuse('invalid-input-response');
    if (used === 'over') return refuse('timeout-or-duplicate');
    const { score, action, hostname, at } = used;
    const challenge_ts = new Date(at).toISOString();
    return c.json({ success: true, score, action, hostname, challenge_ts, 'error-codes': [] });
  });

  return {
    name: 'botcheck',
    app,
    owns: (pathname) => pathname.startsWith('/recaptcha/'),
    close: () => {},
  };
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : '';
}
