/** Previews over HTTP: starting, browsing and ending them, and attempts without the secret. */
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { RunningEdge } from '../http/server.ts';
import { startGateway } from '../start.ts';

const secret = 'preview-sandbox';
let sandbox: TestSandbox;
let gateway: RunningEdge;
const written: string[] = [];

async function open(changes: Record<string, string> = {}): Promise<RunningEdge> {
  const environment = sandboxEnvironment({
    url: sandbox.url,
    sessionSecret: 'for tests only, long enough to seal',
    port: 0,
  });
  // Pages have separate tests: here each returns its URL.
  const dev = {
    pages: async () => ({
      renderPage: async ({ url }: { url: string }) => ({
        status: 200,
        headers: {},
        body: [url],
      }),
      inlineScripts: [],
      redirectAt: () => null,
      readPayload: async () => ({ status: 200, answers: {} }),
      screens: [],
      assets: { scripts: [], styles: [], fontFaces: '', preloads: () => [], styleText: () => null },
    }),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  const log = pino({ level: 'debug' }, { write: (line: string) => void written.push(line) });
  return startGateway(readConfig({ ...environment, ...changes }), { log, dev });
}

/** A browser with its own session and address. */
function browser(at = gateway) {
  let cookie = '';
  const headers = { 'x-forwarded-for': `10.1.1.${Math.floor(Math.random() * 250)}` };
  return {
    async goes(path: string, more: Record<string, string> = {}) {
      const response = await fetch(`${at.url}${path}`, {
        redirect: 'manual',
        headers: { ...headers, ...more, ...(cookie ? { cookie } : {}) },
      });
      const sealed = response.headers.getSetCookie().find((one) => one.startsWith('skarn-session='));
      if (sealed) cookie = sealed.split(';')[0] ?? '';
      return {
        status: response.status,
        location: response.headers.get('location'),
        cache: response.headers.get('cache-control'),
        robots: response.headers.get('x-robots-tag'),
        referrer: response.headers.get('referrer-policy'),
        framedBy: /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1],
        attributes: sealed?.split('; ').slice(1) ?? [],
        text: await response.text(),
      };
    },
    /** Status and code of a mutation's response. */
    async changes(token: string): Promise<[number, string | undefined]> {
      const response = await fetch(`${at.url}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'csrf-token': token, ...headers, cookie },
        body: JSON.stringify({ query: 'mutation { signOut { __typename } }' }),
      });
      const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
      return [response.status, errors?.[0]?.extensions.code];
    },
    async draft(): Promise<string | null> {
      const query = `{ page(handle: "next-winter") { title } preview { notice } }`;
      const response = await fetch(`${at.url}/api/graphql?query=${encodeURIComponent(query)}`, {
        headers: { accept: 'application/json', ...headers, ...(cookie ? { cookie } : {}) },
      });
      const { data } = (await response.json()) as {
        data: { page: { title: string } | null; preview: object | null };
      };
      expect(data.preview !== null).toBe(data.page !== null);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      return data.page?.title ?? null;
    },
  };
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
  gateway = await open({ TRUSTED_PROXIES: '1' });
});
afterAll(async () => {
  await gateway.stop(1_000);
  await sandbox.close();
});

describe('an editor', () => {
  test('starts a preview, sees drafts on marked pages, and ends it', async () => {
    const editor = browser();
    expect(await editor.draft()).toBeNull();
    const started = await editor.goes(`/en-us/next-winter?sort=a&preview=${secret}`);
    expect(started).toMatchObject({
      status: 302,
      location: '/en-us/next-winter?sort=a',
      cache: 'private, no-store',
      referrer: 'no-referrer',
    });
    expect(await editor.draft()).toBe('Next winter');
    expect(await editor.goes('/en-us/next-winter')).toMatchObject({
      status: 200,
      cache: 'private, no-store',
      robots: 'noindex',
    });
    expect(await editor.goes('/de-de/c/skis?preview=off')).toMatchObject({
      status: 302,
      location: '/de-de/c/skis',
    });
    expect(await editor.draft()).toBeNull();
    expect(await editor.goes('/en-us/next-winter')).toMatchObject({
      cache: expect.stringMatching(/^public, /),
      robots: null,
    });
  });

  test('the secret appears in no log', async () => {
    await browser().goes(`/en-us?preview=${secret}`);
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((line) => line.includes(secret))).toEqual([]);
  });

  test('passes the editing session’s id, which later URLs may change', async () => {
    const editor = browser();
    expect((await editor.goes(`/?preview=${secret}&live_preview=a1-b_2`)).location).toBe('/');
    expect((await editor.goes('/en-us/about?live_preview=other')).location).toBe('/en-us/about');
    // An invalid id is ignored, and so is one without a preview.
    expect((await editor.goes('/en-us/about?live_preview=a%0d%0ab')).status).toBe(200);
    expect((await browser().goes('/en-us/about?live_preview=other')).status).toBe(200);
  });

  test('is never redirected to another host', async () => {
    for (const path of ['//evil.example/x', String.raw`/\evil.example/x`]) {
      expect((await browser().goes(`/.${path}?preview=${secret}`)).location).not.toMatch(/^\/[/\\]/);
    }
  });
});

/** Headers of browsers for a frame on another site. */
const foreignFrame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };

describe('in the editor’s frame', () => {
  const partitioned = ['Path=/', 'HttpOnly', 'Secure', 'SameSite=None', 'Partitioned'];

  test('on another site a preview starts with a partitioned cookie that lasts as long as the preview', async () => {
    const editor = browser();
    const started = await editor.goes(
      `/en-us/next-winter?preview=${secret}&live_preview=a1&content_type_uid=page&entry_uid=page_next_winter`,
      foreignFrame,
    );
    expect(started).toMatchObject({ location: '/en-us/next-winter', framedBy: sandbox.url });
    expect(started.attributes.toSorted()).toEqual(['Max-Age=36000', ...partitioned].toSorted());
    expect(await editor.goes('/en-us/next-winter')).toMatchObject({
      framedBy: sandbox.url,
      cache: 'private, no-store',
    });
    expect(await editor.draft()).toBe('Next winter');

    // Another id keeps the kind of cookie, and ending the preview deletes it.
    expect((await editor.goes('/?live_preview=b2')).attributes).toEqual(expect.arrayContaining(partitioned));
    const left = await editor.goes('/?preview=off');
    expect(left.attributes.toSorted()).toEqual(['Max-Age=0', ...partitioned].toSorted());
    expect((await editor.goes('/')).framedBy).toBe("'none'");
    expect(await editor.draft()).toBeNull();
  });

  test.each([
    ['outside of a frame', {}],
    ['in a frame on the same site', { ...foreignFrame, 'sec-fetch-site': 'same-site' }],
    ['in a window opened by another site', { ...foreignFrame, 'sec-fetch-dest': 'document' }],
  ])('%s the cookie is the usual one', async (_, headers: Record<string, string>) => {
    const editor = browser();
    const { attributes } = await editor.goes(`/?preview=${secret}`, headers);
    expect(attributes).toContain('SameSite=Lax');
    expect(attributes).not.toContain('Partitioned');
    expect((await editor.goes('/')).framedBy).toBe(sandbox.url);
  });

  test('an existing session remains unchanged, as it may be a shopper’s', async () => {
    const shopper = browser();
    await shopper.goes('/api/csrf-token');
    expect((await shopper.goes(`/?preview=${secret}`, foreignFrame)).attributes).toContain('SameSite=Lax');
  });

  test('nothing can be changed, even with the anti-forgery token', async () => {
    const editor = browser();
    await editor.goes(`/?preview=${secret}`, foreignFrame);
    const { token } = JSON.parse((await editor.goes('/api/csrf-token')).text) as { token: string };
    expect(await editor.changes(token)).toEqual([403, 'PREVIEW_READ_ONLY']);
    const outside = browser();
    await outside.goes(`/?preview=${secret}`);
    const own = JSON.parse((await outside.goes('/api/csrf-token')).text) as { token: string };
    expect(await outside.changes(own.token)).toEqual([200, undefined]);
  });

  test('a page that is not a preview cannot be framed', async () => {
    const guest = browser();
    for (const path of ['/', '/?preview=wrong', '/api/geolocation'])
      expect(await guest.goes(path, foreignFrame)).toMatchObject({ framedBy: "'none'", attributes: [] });
  });

  test('unsaved edits are visible in their own editing session only', async () => {
    const typed = await fetch(
      `${sandbox.url}/__sandbox/editor/entries/page/page_next_winter?locale=en-us&hash=editing1`,
      { method: 'PUT', body: JSON.stringify({ title: 'The winter after' }) },
    );
    expect(typed.status).toBe(204);
    const [one, other, unnamed] = [browser(), browser(), browser()];
    await one.goes(`/?preview=${secret}&live_preview=editing1`, foreignFrame);
    await other.goes(`/?preview=${secret}&live_preview=editing2`, foreignFrame);
    await unnamed.goes(`/?preview=${secret}`);
    expect(await Promise.all([one.draft(), other.draft(), unnamed.draft()])).toEqual([
      'The winter after',
      'Next winter',
      'Next winter',
    ]);
    expect(await browser().draft()).toBeNull();
    await other.goes('/?live_preview=editing1');
    expect(await other.draft()).toBe('The winter after');
  });
});

describe('a caller without the secret', () => {
  test.each(['wrong', '', `${secret}x`, secret.slice(1)])('with %j gets the page as it is', async (given) => {
    const guest = browser();
    expect(await guest.goes(`/en-us/about?preview=${given}`)).toMatchObject({
      status: 200,
      cache: expect.stringMatching(/^public, /),
      robots: null,
    });
    expect(await guest.draft()).toBeNull();
  });

  test('has limited attempts: beyond them the right secret is refused as well', async () => {
    const guesser = browser();
    for (let tries = 0; tries < 10; tries += 1) await guesser.goes('/en-us/about?preview=guess-number');
    expect((await guesser.goes(`/en-us/about?preview=${secret}`)).status).toBe(200);
    expect(await guesser.draft()).toBeNull();
    expect((await browser().goes(`/en-us/about?preview=${secret}`)).status).toBe(302);
  });
});

test('without preview in the configuration the parameters are ignored', async () => {
  const withouts: Record<string, string>[] = [
    { PREVIEW_SECRET: '' },
    { CONTENT_PREVIEW_URL: '', CONTENT_PREVIEW_TOKEN: '' },
  ];
  for (const changes of withouts) {
    const plain = await open(changes);
    const guest = browser(plain);
    for (const given of [secret, 'off', '']) {
      expect((await guest.goes(`/en-us/about?preview=${given}`)).status).toBe(200);
    }
    expect(await guest.draft()).toBeNull();
    await plain.stop(1_000);
  }
});
