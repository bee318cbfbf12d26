/** GraphiQL for everybody on an open endpoint, for holders of a key in production. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPartnerKey, ensureDemoPartner } from '../../../sandbox/demoPartner.ts';
import { openSite, type Site } from '../../../testing/shop/site.ts';

const folder = mkdtempSync(join(tmpdir(), 'skarn-graphiql-'));
const stateFile = join(folder, 'state.sqlite');
const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let site: Site;

beforeAll(async () => {
  await ensureDemoPartner({ redisUrl: null, stateFile }, false);
  site = await openSite({ OPEN_GRAPHQL: 'false', STATE_FILE: stateFile });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('in production', () => {
  test('asks for a key, and says how to get one', async () => {
    const { status, text, headers } = await site.get('/api/graphql', html);
    expect(status).toBe(200);
    expect(text).toContain('data-needs-key="true"');
    expect(text).toMatch(/<input\s+id="key"\s+type="password"\s+autocomplete="off"/);
    expect(text).toContain('/api/reference/guide#a-key');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(text).not.toMatch(/(src|href)="https?:|<script>/);
  });

  test('is not sent in place of a persisted operation’s answer', async () => {
    const { text } = await site.get('/api/graphql?documentId=unknown', html);
    expect(text).toContain('PERSISTED_QUERY_NOT_IN_LIST');
  });

  test('serves its files as they are, and revalidates them', async () => {
    for (const [file, type] of [
      ['open.js', 'text/javascript'],
      ['page.css', 'text/css'],
      ['graphiql.js', 'text/javascript'],
      ['graphiql.css', 'text/css'],
    ]) {
      const { status, headers, text } = await site.get(`/api/graphiql/${file}`);
      expect([status, headers.get('content-type')]).toEqual([200, `${type}; charset=utf-8`]);
      expect(text.length).toBeGreaterThan(1_000);
      const known = { 'if-none-match': headers.get('etag') ?? '' };
      expect((await site.get(`/api/graphiql/${file}`, known)).status).toBe(304);
    }
    expect((await site.get('/api/graphiql/other.js')).status).toBe(404);
  });

  test('gets the schema with a key, and not without one', async () => {
    const ask = async (headers: Record<string, string>): Promise<{ data?: unknown; errors?: unknown }> =>
      JSON.parse(
        (await site.post('/api/graphql', { query: getIntrospectionQuery() }, headers)).text,
      ) as object;
    expect(await ask({ authorization: `Bearer ${demoPartnerKey}` })).toMatchObject({
      data: { __schema: { queryType: { name: 'Query' } } },
    });
    expect((await ask({})).data).toBeUndefined();
  });
});

test('needs no key on an open endpoint', async () => {
  const open = await openSite();
  try {
    expect((await open.get('/api/graphql', html)).text).toContain('data-needs-key="false"');
  } finally {
    await open.close();
  }
});
