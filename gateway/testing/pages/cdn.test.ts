/** The built client behind a CDN: a second origin that fetches its files from the gateway and forwards its headers. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '../shop/listen.ts';
import { openSite, type Site } from '../shop/site.ts';

let cdn: Listening;
let site: Site;

beforeAll(async () => {
  cdn = await listen({
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      const { status, headers, body } = await fetch(site.url + pathname);
      const handedOn = ['content-type', 'access-control-allow-origin', 'cross-origin-resource-policy'];
      const known = handedOn.map((name) => [name, headers.get(name) ?? '']);
      return new Response(body, { status, headers: Object.fromEntries(known) as Record<string, string> });
    },
  });
  site = await openSite({ CDN_URL: cdn.url });
});
afterAll(async () => {
  await site.close();
  await cdn.close();
});

/** Addresses of built files in a text, resolved against the text's own URL. */
function filesIn(text: string, at: string): string[] {
  const named = text.matchAll(
    /(?:https?:\/\/[\w.:]+)?(?:\.|\/assets)\/[\w.-]+-[0-9a-f]{8}\.(?:js|css|woff2|svg)\b/g,
  );
  return [...new Set([...named].map(([file]) => new URL(file, at).href))];
}

test('every file of a page, and every file loaded by those, comes from the CDN and is permitted by the policy', async () => {
  const address = `${site.url}/en-us/p/lodestar-98`;
  const { text, headers } = await site.get('/en-us/p/lodestar-98');
  expect(headers.get('content-security-policy')).toMatch(new RegExp(`script-src [^;]*${cdn.url}`));
  const waiting = filesIn(`${headers.get('link')} ${text}`, address);
  const seen = new Set(waiting);
  expect(seen.size).toBeGreaterThan(10);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    expect(file).toMatch(new RegExp(`^${cdn.url}/assets/`));
    const answer = await fetch(file);
    expect([file, answer.status]).toEqual([file, 200]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    if (!/\.(js|css)$/.test(file)) continue;
    const code = await answer.text();
    // Files loaded later by a script resolve against its own URL, not the page's.
    expect(code).not.toMatch(/__vite__mapDeps\(\[[\d,]*\]\)(?!,import\.meta\.url)/);
    for (const other of filesIn(code, file).filter((one) => !seen.has(one))) {
      seen.add(other);
      waiting.push(other);
    }
  }
  expect([...seen].some((file) => file.includes('/CartRoute-'))).toBe(true);
});

test('the shop’s own URLs keep its origin', async () => {
  const { text } = await site.get('/en-us/about');
  expect(text).toContain(`"cdnURL":"${cdn.url}"`);
  expect(text).not.toMatch(new RegExp(`${cdn.url}/(?!assets/)[a-z_]`));
  expect((await site.get('/builds/latest.json')).headers.get('access-control-allow-origin')).toBeNull();
});
