/** The built client over HTTP: the current build, caching of its files, and missing files. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBlocked } from '../../edge/limits/firewall.rules.ts';
import { openSite, type Site } from '../shop/site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const latestId = async (): Promise<string> =>
  (JSON.parse((await site.get('/builds/latest.json')).text) as { id: string }).id;

describe('build metadata (platform.md 7)', () => {
  test('builds/latest.json names the current build, and is revalidated each time', async () => {
    const { status, headers, text } = await site.get('/builds/latest.json');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(JSON.parse(text)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{16}$/),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  test('builds/meta/{buildId}.json has the route rules, and is immutable', async () => {
    const id = await latestId();
    const { status, headers, text } = await site.get(`/builds/meta/${id}.json`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(JSON.parse(text)).toMatchObject({ id, routes: { '/:lang/cart': { name: 'cart', ssr: true } } });
  });

  test('pages and responses carry the build’s id', async () => {
    const id = await latestId();
    const page = await site.get('/en-us/country');
    expect(page.headers.get('x-build-id')).toBe(id);
    expect(page.text).toContain(`data-build="${id}"`);
    expect((await site.get('/api/graphql?documentId=unknown')).headers.get('x-build-id')).toBe(id);
  });

  test('without a CDN the files are same-origin only', async () => {
    const { text } = await site.get('/en-us/country');
    expect(text).toContain('{"baseURL":"/","buildAssetsDir":"/assets/","cdnURL":""}');
    const [, script = ''] = /<script type="late-module" src="(\/assets\/[^"]+)"/.exec(text) ?? [];
    const { status, headers } = await site.get(script);
    expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'same-origin']);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('scripts, styles and fonts have no headers of documents, pictures have them', async () => {
    const { headers, text } = await site.get('/en-us/country');
    const ends = await Promise.all(
      ['js', 'css', 'woff2', 'svg'].map(async (end) => {
        const told = `${headers.get('link')} ${text}`;
        const [, path = ''] = new RegExp(`["<](/assets/[^">]+\\.${end})[">]`).exec(told) ?? [];
        const file = await site.get(path);
        expect([file.status, file.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
        return [end, file.headers.has('content-security-policy'), file.headers.has('permissions-policy')];
      }),
    );
    expect(ends).toEqual([
      ['js', false, false],
      ['css', false, false],
      ['woff2', false, false],
      ['svg', true, true],
    ]);
  });

  test('pages reference files of their own build only', async () => {
    const records = JSON.parse(
      readFileSync(new URL('../../../dist/client/.vite/builds.json', import.meta.url), 'utf8'),
    ) as { files: string[] }[];
    const { headers, text } = await site.get('/en-us/country');
    const told = `${headers.get('link')} ${text}`;
    const named = [...told.matchAll(/["<]\/(assets\/[^">]+)[">]/g)].map(([, file = '']) => file);
    expect(named.some((file) => file.endsWith('.woff2'))).toBe(true);
    expect(named.filter((file) => !records.at(-1)?.files.includes(file))).toEqual([]);
  });

  test('a missing file is a 404 that is not cached', async () => {
    for (const path of ['/assets/HomeRoute-00000000.js', '/builds/meta/0000000000000000.json']) {
      const { status, headers, text } = await site.get(path);
      expect([status, headers.get('cache-control'), text]).toEqual([
        404,
        'no-store',
        `Page not found: ${path}`,
      ]);
    }
  });

  test('the records of builds are not public', async () => {
    expect((await site.get('/.vite/builds.json')).status).not.toBe(200);
    expect((await site.get('/.vite/manifest.json')).status).not.toBe(200);
  });

  test('the build’s operations are listed for the gateway, without superseded ones', () => {
    const read = <File>(file: string) =>
      JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')) as File;
    const texts = read<Record<string, string>>('schema/operations.json');
    const ids = read<string[]>('dist/server/operations.json');
    const names = ids.map((id) => /^(?:query|mutation) (\w+)/.exec(texts[id] ?? '')?.[1]);
    expect(names).toEqual(expect.arrayContaining(['HomeRouteQuery', 'CategoryRouteQuery']));
    expect(new Set(names).size).toBe(names.length);
  });

  test('no file has a name that the firewall blocks', async () => {
    const assets = readdirSync(new URL('../../../dist/client/assets', import.meta.url));
    const own = assets.filter((name) => /-[0-9a-f]{8}\.\w+$/.test(name));
    expect(own.length).toBeGreaterThan(100);
    expect(own.filter((name) => isBlocked(`/assets/${name}`, ''))).toEqual([]);
    expect((await site.get(`/assets/${own[0]}`)).status).toBe(200);
  });
});

describe('compression of files', () => {
  const largest = (end: string): string => {
    const folder = new URL('../../../dist/client/assets/', import.meta.url);
    const sized = readdirSync(folder)
      .filter((name) => name.endsWith(end))
      .map((name) => ({ name, bytes: statSync(new URL(name, folder)).size }));
    return `/assets/${sized.toSorted((one, other) => other.bytes - one.bytes)[0]?.name}`;
  };

  test.each([
    ['.js', 'text/javascript'],
    ['.css', 'text/css'],
  ])('%s: compressed at build time, with the same content in each encoding', async (end, type) => {
    const path = largest(end);
    const sent = await Promise.all(
      [
        ['identity', null],
        ['gzip', 'gzip'],
        ['gzip, deflate, br, zstd', 'br'],
      ].map(async ([accepted, encoding]) => {
        const { status, headers, text } = await site.get(path, { 'accept-encoding': accepted ?? '' });
        expect([status, headers.get('content-encoding'), headers.get('content-type')]).toEqual([
          200,
          encoding,
          type,
        ]);
        expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
        expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        return { etag: headers.get('etag'), bytes: Number(headers.get('content-length')), text };
      }),
    );
    expect(new Set(sent.map(({ etag }) => etag)).size).toBe(3);
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    const [plain = 0, gzip = 0, brotli = 0] = sent.map(({ bytes }) => bytes);
    expect(gzip).toBeLessThan(plain / 2);
    expect(brotli).toBeLessThan(gzip);
  });

  test('a cached file is not sent again, in any encoding', async () => {
    const path = largest('.js');
    const { headers } = await site.get(path, { 'accept-encoding': 'br' });
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await site.get(path, { ...known, 'accept-encoding': 'br' })).status).toBe(304);
    expect((await site.get(path, { ...known, 'accept-encoding': 'gzip' })).status).toBe(200);
  });

  test('a compressed file requested by its own name has its own type', async () => {
    const { status, headers } = await site.get(`${largest('.js')}.br`, { 'accept-encoding': 'br' });
    expect([status, headers.get('content-type'), headers.get('content-encoding')]).toEqual([
      200,
      'text/javascript',
      'br',
    ]);
    expect((await site.get('/en-us/country.br')).status).toBe(404);
  });

  test('route rules of a build are compressed, too', async () => {
    const { headers } = await site.get(`/builds/meta/${await latestId()}.json`, { 'accept-encoding': 'br' });
    expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual([
      'br',
      'application/json',
    ]);
  });

  test('fonts are sent uncompressed', async () => {
    const { headers } = await site.get(largest('.woff2'), { 'accept-encoding': 'gzip, br' });
    expect([headers.get('content-encoding'), headers.get('content-type')]).toEqual([null, 'font/woff2']);
  });
});

describe('the error catalogue (platform.md 8) on pages', () => {
  test.each([
    ['no route matches', '/en-us/no/such/level', 404, 'Page Not Found | Skarn'],
    ['an invalid locale', '/en-usa/cart', 404, 'Page Not Found | Skarn'],
    ['more than 10 redirects', '/en-us/up', 400, 'Page Not Found | Skarn'],
  ])('%s', async (_, path, status, title) => {
    const page = await site.get(path);
    expect(page.status).toBe(status);
    expect(page.text).toContain(`<title>${title}</title>`);
  });

  test('too many redirects: an error in the shopper’s language, with a link home', async () => {
    const { text } = await site.get('/de-at/down');
    expect(text).toContain('Zu viele Weiterleitungen.');
    expect(text).toMatch(/<a[^>]* href="\/de-at"/);
  });

  test.each([
    ['/blade', '/en-us/c/skis/piste'],
    ['/blade-optic?utm=1', '/en-us/c/skis/piste/race?utm=1'],
    ['/sv-se/freestyle-skis', '/sv-se/c/skis/park'],
    ['/Freestyle-Skis/', '/en-us/c/skis/park'],
  ])('legacy path %s redirects to %s, which exists', async (path, target) => {
    const moved = await site.get(path);
    expect([moved.status, moved.headers.get('location')]).toEqual([301, target]);
    expect((await site.get(target)).status).toBe(200);
  });
});
