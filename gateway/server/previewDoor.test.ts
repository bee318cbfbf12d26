/** Editors at the gateway's door, over HTTP: in, around and out again; and everybody who is none. */
import type { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';
import { sandboxEnvironment } from '../sandbox/sandboxConfig.ts';
import type { RunningEdge } from './server.ts';
import { startGateway } from './start.ts';

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
  // Pages have tests of their own: here each tells its address.
  const dev = {
    pages: async () => ({
      renderPage: async ({ url }: { url: string }) => ({
        status: 200,
        headers: {},
        pipe: (destination: Writable) => {
          destination.end(url);
        },
      }),
      redirectAt: () => null,
      readPayload: async () => ({ status: 200, answers: {} }),
      screens: [],
      assets: { scripts: [], styles: [], preloads: () => [] },
    }),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  const log = pino({ level: 'debug' }, { write: (line: string) => void written.push(line) });
  return startGateway(readConfig({ ...environment, ...changes }), { log, dev });
}

/** One browser: keeps its session from one request to the next. Limits see an address of its own. */
function browser(at = gateway) {
  let cookie = '';
  const headers = { 'x-forwarded-for': `10.1.1.${Math.floor(Math.random() * 250)}` };
  return {
    async goes(path: string) {
      const response = await fetch(`${at.url}${path}`, {
        redirect: 'manual',
        headers: { ...headers, ...(cookie ? { cookie } : {}) },
      });
      const sealed = response.headers.getSetCookie().find((one) => one.startsWith('skarn-session='));
      if (sealed) cookie = sealed.split(';')[0] ?? '';
      return {
        status: response.status,
        location: response.headers.get('location'),
        cache: response.headers.get('cache-control'),
        robots: response.headers.get('x-robots-tag'),
        referrer: response.headers.get('referrer-policy'),
        text: await response.text(),
      };
    },
    async draft(): Promise<string | null> {
      const query = `{ page(uid: "next-winter") { title } preview { notice } }`;
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
  test('is let in, sees drafts on marked pages, and goes out again', async () => {
    const editor = browser();
    expect(await editor.draft()).toBeNull();
    const door = await editor.goes(`/en-us/next-winter?sort=a&preview=${secret}`);
    expect(door).toMatchObject({
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
      cache: 'private, no-cache',
      robots: null,
    });
  });

  test('leaves the secret in no log', async () => {
    await browser().goes(`/en-us?preview=${secret}`);
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((line) => line.includes(secret))).toEqual([]);
  });

  test('brings the mark of the editing session, which later addresses may change', async () => {
    const editor = browser();
    expect((await editor.goes(`/?preview=${secret}&live_preview=a1-b_2`)).location).toBe('/');
    expect((await editor.goes('/en-us/about?live_preview=other')).location).toBe('/en-us/about');
    // One that is none is no mark, and none without preview.
    expect((await editor.goes('/en-us/about?live_preview=a%0d%0ab')).status).toBe(200);
    expect((await browser().goes('/en-us/about?live_preview=other')).status).toBe(200);
  });

  test('is never led to another host', async () => {
    for (const path of ['//evil.example/x', String.raw`/\evil.example/x`]) {
      expect((await browser().goes(`/.${path}?preview=${secret}`)).location).not.toMatch(/^\/[/\\]/);
    }
  });
});

describe('whoever is no editor', () => {
  test.each(['wrong', '', `${secret}x`, secret.slice(1)])('with %j gets the page as it is', async (given) => {
    const guest = browser();
    expect(await guest.goes(`/en-us/about?preview=${given}`)).toMatchObject({
      status: 200,
      cache: 'private, no-cache',
      robots: null,
    });
    expect(await guest.draft()).toBeNull();
  });

  test('may not guess for long: then the right one does not count either', async () => {
    const guesser = browser();
    for (let tries = 0; tries < 10; tries += 1) await guesser.goes('/en-us/about?preview=guess-number');
    expect((await guesser.goes(`/en-us/about?preview=${secret}`)).status).toBe(200);
    expect(await guesser.draft()).toBeNull();
    expect((await browser().goes(`/en-us/about?preview=${secret}`)).status).toBe(302);
  });
});

test('without preview in the configuration the parameters mean nothing', async () => {
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
