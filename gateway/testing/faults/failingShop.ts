/** Gateways and sources whose content and commerce fail on demand, with the resulting log. */
import { Hono } from 'hono';
import { pino, type Level } from 'pino';
import { expect, vi } from 'vitest';
import { readConfig, type Config } from '../../config/config.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { PageRequest } from '../../../schema/pageContract.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { closeSources, openSources, type Sources } from '../../edge/sources.ts';
import { embeddedState } from '../../edge/state/embeddedState.ts';
import { startGateway } from '../../edge/start.ts';
import { Browser } from '../shop/browser.ts';
import { listen } from '../shop/listen.ts';
import { startTestSandbox } from '../shop/testSandbox.ts';

export interface Line {
  level: number;
  msg: string;
  /** Failed calls of a request: `commerce.getCart SOURCE_UNAVAILABLE`. */
  calls?: string[];
  /** Failed fields of an operation. */
  failures?: { call?: string }[];
  reason?: string;
}

export interface Asked {
  path: string;
  /** As text. */
  body: string;
}

/** Replaces the sandbox's response; null lets it respond. */
export type Instead = (asked: Asked) => Response | null;

export interface FailingShop {
  /** Origin of the sandbox itself. */
  sandboxUrl: string;
  /** Origin of content and commerce. */
  url: string;
  answer(instead: Instead): void;
  lines: Line[];
  messages(): string[];
  /** Waits for the log line of this failed call. */
  logged(call: string): Promise<void>;
  config(more?: Readonly<Record<string, string>>): Config;
  /** A browser at a gateway with cold caches. */
  open(): Promise<Browser>;
  /** Sources with cold caches and these settings of the content client. */
  sources(level: Level, delivery?: object): Sources;
  breakPictures(): Promise<void>;
  /** Closes everything opened, ends all faults, and empties the log. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Fails requests whose path and body contain one of these. */
export function failing(...patterns: readonly RegExp[]): Instead {
  return ({ path, body }) =>
    patterns.some((pattern) => pattern.test(`${path} ${body}`)) ? new Response('', { status: 503 }) : null;
}

/** Pages that only have the status determined by the gateway. */
const renderPage = async ({ refusal }: PageRequest) => ({
  status: refusal ?? 200,
  headers: {},
  body: ['page'],
});
const assets = { scripts: [], styles: [], fontFaces: '', preloads: () => [], styleText: () => null };

export async function startFailingShop(): Promise<FailingShop> {
  const sandbox = await startTestSandbox();
  let instead: Instead = () => null;
  const between = new Hono();
  between.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const { method } = c.req;
    const body = method === 'GET' ? null : await c.req.text();
    const answer = instead({ path: pathname, body: body ?? '' });
    return answer ?? fetch(`${sandbox.url}${pathname}${search}`, { method, headers: c.req.header(), body });
  });
  const door = await listen(between);
  const gateways: RunningEdge[] = [];
  const opened: Sources[] = [];
  const faults = (init: RequestInit): Promise<Response> => fetch(`${sandbox.url}/__sandbox/faults`, init);
  const logAt = (level: Level) =>
    pino({ level }, { write: (line) => void shop.lines.push(JSON.parse(line) as Line) });

  const shop: FailingShop = {
    sandboxUrl: sandbox.url,
    url: door.url,
    lines: [],
    answer: (next) => {
      instead = next;
    },
    messages: () => shop.lines.map(({ msg }) => msg),
    logged: (call) =>
      vi.waitFor(() => {
        const failed = shop.lines.flatMap(({ calls = [], failures = [] }) => [
          ...calls,
          ...failures.map((failure) => failure.call ?? ''),
        ]);
        expect(failed).toContainEqual(expect.stringContaining(call));
      }),
    config: (more = {}) => {
      const settings = { url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 0 };
      const through = { COMMERCE_URL: `${door.url}/api`, CONTENT_URL: `${door.url}/v3` };
      return readConfig({ ...sandboxEnvironment(settings), ...through, ...more });
    },
    async open() {
      const gateway = await startGateway(shop.config(), {
        log: logAt('warn'),
        dev: {
          pages: async () => ({
            renderPage,
            inlineScripts: [],
            redirectAt: () => null,
            readPayload: async () => ({ status: 200, answers: {} }),
            screens: [],
            assets,
          }),
          files: (_request, _response, next) => next(),
        },
      });
      gateways.push(gateway);
      return new Browser(gateway.url);
    },
    sources(level, delivery = {}) {
      const config = shop.config();
      const changed = { ...config, delivery: { ...config.delivery, ...delivery } };
      const some = openSources(changed, embeddedState({ file: null }), undefined, undefined, logAt(level));
      opened.push(some);
      return some;
    },
    async breakPictures() {
      await faults({
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ source: 'imagery', status: 500 }),
      });
    },
    async reset() {
      await Promise.all(gateways.splice(0).map((gateway) => gateway.stop(100)));
      await Promise.all(opened.splice(0).map(closeSources));
      await faults({ method: 'DELETE' });
      instead = () => null;
      shop.lines = [];
    },
    async close() {
      await door.close();
      await sandbox.close();
    },
  };
  return shop;
}
