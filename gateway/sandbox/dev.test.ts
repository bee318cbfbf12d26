/** `npm run dev` after a clone and `npm ci`: pages, and the effects of edits. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startDevCopy, type DevCopy } from '../testing/deployment/devCopy.ts';

let dev: DevCopy;
let page: HotPage;

/** Vite's messages to an open page. */
class HotPage {
  readonly told: { type: string; updates?: { path: string }[]; err?: { message: string } }[] = [];
  readonly #socket: WebSocket;

  constructor(url: string) {
    this.#socket = new WebSocket(url.replace('http', 'ws'), 'vite-hmr');
    this.#socket.addEventListener('message', ({ data }) => this.told.push(JSON.parse(String(data))));
  }

  /** Drops the messages so far. */
  forget(): void {
    this.told.length = 0;
  }

  types(): string[] {
    return this.told.map(({ type }) => type).filter((type) => type !== 'ping');
  }

  close(): void {
    this.#socket.close();
  }
}

const market = 'gateway/graph/region/markets/market.ts';
const language = 'resolve: (ctx) => ctx.scope.language';
const within = { timeout: 10_000, interval: 20 };

async function ask(query: string): Promise<unknown> {
  const answer = await fetch(`${dev.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as { data?: { market?: unknown } }).data?.market;
}

beforeAll(async () => {
  dev = await startDevCopy();
  page = new HotPage(dev.url);
}, 90_000);

afterAll(async () => {
  page?.close();
  await dev?.close();
});

describe('a fresh clone', () => {
  test.each(['/', '/en-us/c/skis'])('serves a page for %s', async (path) => {
    const answer = await fetch(dev.url + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const html = await answer.text();
    expect(html).toContain('</html>');
    expect(html).toContain('src="/@dev/entry.js"');
  });

  test('sets up Fast Refresh before the client starts', async () => {
    const entry = await (await fetch(`${dev.url}/@dev/entry.js`)).text();
    expect(entry.indexOf('preamble')).toBeGreaterThan(0);
    expect(entry.indexOf('preamble')).toBeLessThan(entry.indexOf('/entry.client.tsx'));
    const component = await (await fetch(`${dev.url}/ui/Disclosure/Disclosure.tsx`)).text();
    expect(component).toContain('$RefreshReg$');
  });

  test.each(['localhost', '127.0.0.1'])('receives updates at %s', async (host) => {
    const other = new HotPage(dev.url.replace('localhost', host));
    try {
      await expect.poll(() => other.types(), within).toContain('connected');
    } finally {
      other.close();
    }
  });

  test('allows the socket at both host names', async () => {
    const policy = (await fetch(dev.url)).headers.get('content-security-policy') ?? '';
    const { port } = new URL(dev.url);
    expect(policy).toMatch(
      new RegExp(`connect-src 'self' ws://localhost:${port} ws://127\\.0\\.0\\.1:${port}`),
    );
  });

  test("reports in one line that the shop's port is in use", async () => {
    const { port } = new URL(dev.url);
    const { code, errors } = await dev.runAgain({ PORT: port });
    expect(errors).toBe(`Port ${port} (shop) is taken: set PORT to another one.\n`);
    expect(code).toBe(1);
  });

  test("reports in one line that the sandbox's port is in use", async () => {
    const port = /^Sandbox\s+\S+:(\d+)$/m.exec(dev.output())?.[1] ?? '';
    const { code, errors } = await dev.runAgain({ SANDBOX_PORT: port, SANDBOX_DATA: `${dev.folder}/other` });
    expect(errors).toBe(`Port ${port} (sandbox) is taken: set SANDBOX_PORT to another one.\n`);
    expect(code).toBe(1);
  });

  test("reports in one line that another sandbox uses the copy's folder", async () => {
    const { code, errors } = await dev.runAgain({});
    expect(errors).toBe(
      `Another sandbox uses ${dev.folder}/.sandbox: stop it, or set SANDBOX_DATA to another folder.\n`,
    );
    expect(code).toBe(1);
  });
});

describe('an edit', () => {
  test('of a component or a style is hot-replaced', async () => {
    // Vite updates only modules that a page has loaded.
    for (const file of ['Disclosure.tsx', 'Disclosure.module.css']) {
      const url = `${dev.url}/ui/Disclosure/${file}`;
      await (await fetch(url, { headers: { accept: '*/*', 'sec-fetch-dest': 'script' } })).text();
    }
    for (const [file, from, to] of [
      ['Disclosure.tsx', '{summary}', '{summary}!'],
      ['Disclosure.module.css', '{', '{ outline: 0;'],
    ] as const) {
      page.forget();
      dev.edit(`client/ui/Disclosure/${file}`, from, to);
      await expect.poll(() => page.types(), within).toContain('update');
      expect(page.types()).not.toContain('full-reload');
    }
  });

  test('of a resolver replaces the gateway and reloads the page', async () => {
    page.forget();
    dev.edit(market, language, "resolve: () => 'edited'");
    await expect.poll(() => ask('{ market { language } }'), within).toEqual({ language: 'edited' });
    await expect.poll(() => page.types(), within).toContain('full-reload');
  });

  test('within the watcher’s 50 ms of another is not lost', async () => {
    dev.edit(market, "resolve: () => 'edited'", "resolve: () => 'saved'");
    await expect.poll(() => ask('{ market { language } }'), within).toEqual({ language: 'saved' });
    for (const [from, to] of [
      ['saved', 'first'],
      ['first', 'edited'],
    ] as const) {
      dev.edit(market, `resolve: () => '${from}'`, `resolve: () => '${to}'`);
      // After the watcher reports the first edit, but early enough for it to drop the second.
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    await expect.poll(() => ask('{ market { language } }'), within).toEqual({ language: 'edited' });
  });

  test('with a syntax error is reported, and the gateway keeps running', async () => {
    page.forget();
    dev.edit(market, "resolve: () => 'edited'", "resolve: () => 'edited");
    await expect.poll(() => page.types(), within).toContain('error');
    expect(dev.output()).toContain('The gateway does not run');
    expect(dev.output()).toContain('gateway/graph/region/markets/market.ts');
    expect(await ask('{ market { language } }')).toEqual({ language: 'edited' });
    dev.edit(market, "resolve: () => 'edited", "resolve: () => 'mended'");
    await expect.poll(() => ask('{ market { language } }'), within).toEqual({ language: 'mended' });
  });

  test('that adds a field writes the schema, and client queries may select it', async () => {
    dev.edit(
      market,
      'language: t.string({',
      "motto: t.string({ description: 'Added.', resolve: () => 'up' }),\n    language: t.string({",
    );
    await expect.poll(() => ask('{ market { motto } }'), within).toEqual({ motto: 'up' });
    expect(dev.read('schema/schema.graphql')).toContain('motto: String!');
    const shell = 'client/frame/AppShell.tsx';
    const artifact = 'client/relay/__generated__/AppShellQuery.graphql.ts';
    const query = /query \w+Query[^{]*\{/.exec(dev.read(shell))?.[0] ?? '';
    page.forget();
    dev.edit(shell, query, `${query} market { motto }`);
    await expect.poll(() => dev.read(artifact).includes('motto'), within).toBe(true);
    await expect.poll(() => page.types(), within).toContain('full-reload');
    expect((await fetch(dev.url)).status).toBe(200);
    dev.edit(shell, `${query} market { motto }`, `${query} market { nothing }`);
    await expect.poll(() => dev.output(), within).toContain('has no field `nothing`');
    dev.edit(shell, `${query} market { nothing }`, query);
    // operations.json keeps earlier versions; the artifact holds only the newest.
    await expect.poll(() => dev.read(artifact).includes('motto'), within).toBe(false);
    await expect.poll(async () => (await fetch(dev.url)).status, within).toBe(200);
  });
});
