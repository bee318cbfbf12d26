/** Runs every example of the partners' guide and of the ten questions (schema/*.md) with a key on the whole shop. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partnerScopes, scopeDescriptions } from '../../edge/partners/scopes.rules.ts';
import { demoPartnerKey, ensureDemoPartner } from '../../sandbox/demoPartner.ts';
import { writeGuidePrograms } from '../shop/guidePrograms.ts';
import { openSite, type Site } from '../shop/site.ts';

const textOf = (file: string): string =>
  readFileSync(new URL(`../../../schema/${file}`, import.meta.url), 'utf8');
const guide = textOf('README.md');

interface Block {
  language: string;
  text: string;
  /** Its line, for the test's name. */
  line: number;
}

function blocksOf(document: string): Block[] {
  return [...document.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map((match) => ({
    language: match[1] ?? '',
    text: match[2] ?? '',
    line: document.slice(0, match.index).split('\n').length,
  }));
}

const blocks = blocksOf(guide);
const questions = blocksOf(textOf('QUESTIONS.md'));
const inLanguage = (language: string): Block[] => blocks.filter((block) => block.language === language);

/** A JSON block that directly follows a query's block contains its variables. */
function variablesOf(query: Block, among = blocks): Record<string, unknown> {
  const next = among[among.indexOf(query) + 1];
  const isNext = next?.line === query.line + query.text.split('\n').length + 2;
  return next?.language === 'json' && isNext ? (JSON.parse(next.text) as Record<string, unknown>) : {};
}

const programs = writeGuidePrograms();
const folder = mkdtempSync(join(tmpdir(), 'skarn-guide-'));
const stateFile = join(folder, 'state.sqlite');
let site: Site;

beforeAll(async () => {
  await ensureDemoPartner({ redisUrl: null, stateFile }, false);
  site = await openSite({ OPEN_GRAPHQL: 'false', STATE_FILE: stateFile });
});
afterAll(async () => {
  await site.close();
  programs.remove();
  rmSync(folder, { recursive: true, force: true });
});

const run = promisify(execFile);
const environment = (): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  SHOP: site.url,
  SKARN_KEY: demoPartnerKey,
});

/** Paths of all empty objects and lists of a response: an example should show something. */
function emptyParts(value: unknown, path: string): string[] {
  if (value === null || typeof value !== 'object') return [];
  const parts = Object.entries(value);
  return parts.length === 0 ? [path] : parts.flatMap(([key, part]) => emptyParts(part, `${path}.${key}`));
}

describe('an example', () => {
  test('exists in each language of the guide', () => {
    expect(inLanguage('graphql').length).toBeGreaterThan(5);
    // Consumers of changes have a test of their own, partnersInStep.test.ts.
    expect([inLanguage('sh').length, inLanguage('js').length]).toEqual([1, 4]);
  });

  test.each(inLanguage('graphql').map((block) => [block.line, block] as const))(
    'in line %i returns data without errors',
    async (_, block) => {
      const { status, text } = await site.post(
        '/api/graphql',
        { query: block.text, variables: variablesOf(block) },
        { authorization: `Bearer ${demoPartnerKey}` },
      );
      const answer = JSON.parse(text) as { data: Record<string, unknown>; errors?: unknown };
      expect([status, answer.errors]).toEqual([200, undefined]);
      expect(Object.entries(answer.data).filter(([, value]) => value === null)).toEqual([]);
      expect(emptyParts(answer.data, 'data')).toEqual([]);
    },
  );

  test.each(
    questions.filter(({ language }) => language === 'graphql').map((block) => [block.line, block] as const),
  )('of the ten questions in line %i answers without errors', async (_, block) => {
    const { status, text } = await site.post(
      '/api/graphql',
      { query: block.text, variables: variablesOf(block, questions) },
      { authorization: `Bearer ${demoPartnerKey}` },
    );
    const answer = JSON.parse(text) as { data: Record<string, unknown>; errors?: unknown };
    expect([status, answer.errors]).toEqual([200, undefined]);
    expect(Object.values(answer.data).some((value) => value !== null)).toBe(true);
  });

  test.each(inLanguage('sh').map((block) => [block.line, block] as const))(
    'for a shell in line %i prints the response',
    async (_, block) => {
      const { stdout } = await run('bash', ['-c', block.text], { env: environment() });
      expect(JSON.parse(stdout)).toEqual({
        data: { market: { locale: 'en-us', currency: { code: 'USD' } } },
        ...(stdout.includes('"extensions"') ? { extensions: expect.anything() } : {}),
      });
    },
  );

  test('for Node reads the whole list', async () => {
    const { stdout } = await run(process.execPath, [programs.path('export')], { env: environment() });
    const [, seen] = /^(\d+) products\n$/.exec(stdout) ?? [];
    // More than a page.
    expect(Number(seen)).toBeGreaterThan(100);
  });
});

describe('the program that asks', () => {
  const degraded = [{ source: 'commerce', call: 'getProductsById', reason: 'stale', staleAgeMs: 40_000 }];

  /** Asks a server that gives these answers one after the other. */
  async function askAt(answers: readonly object[]): Promise<{ told: string; asked: number }> {
    let asked = 0;
    const server = createServer((_, response) => {
      response.setHeader('retry-after', '0').end(JSON.stringify(answers[asked++] ?? answers.at(-1)));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const told = run(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { ask } = await import(${JSON.stringify(programs.path('ask'))});
        console.log(await ask('{ a }', {}, 2).then(({ a }) => a, ({ message }) => message));`,
      ],
      { env: { ...environment(), SHOP: `http://127.0.0.1:${port}` } },
    );
    try {
      return { told: (await told).stdout, asked };
    } finally {
      server.close();
      server.closeAllConnections();
    }
  }

  test('asks again when an answer rests on something older', async () => {
    const answers = [{ data: { a: 'old' }, extensions: { degraded } }, { data: { a: 'new' } }];
    expect(await askAt(answers)).toEqual({ told: 'new\n', asked: 2 });
  });

  test('gives no such answer back', async () => {
    const { told, asked } = await askAt([{ data: { a: 'old' }, extensions: { degraded } }]);
    expect([told, asked]).toEqual([expect.stringMatching(/not current: .*"reason":"stale"/), 2]);
  });
});

test('JSON blocks of the guide are valid', () => {
  for (const { text, line } of inLanguage('json'))
    expect(() => JSON.parse(text), `line ${line}`).not.toThrow();
});

test('the response to an unknown key is as shown', async () => {
  const key = 'skp_abcdefghijkl_known-to-everybody-and-good-in-sandbox-only';
  const { keyText } = await import('../../edge/partners/keyText.ts');
  const [, id = '', secret = ''] = /^skp_(\w{12})_(.*)$/.exec(key) ?? [];
  const { text } = await site.post(
    '/api/graphql',
    { query: '{ market { locale } }' },
    { authorization: `Bearer ${keyText({ id, secret })}` },
  );
  expect(inLanguage('json').map((block) => JSON.parse(block.text) as unknown)).toContainEqual(
    JSON.parse(text),
  );
});

test('the guide lists every scope with what it permits, and the sandbox’s key', () => {
  const rows = new Map(
    [...guide.matchAll(/^\| `(\w+)` +\| (.*?) +\|$/gm)].map(([, scope = '', opens = '']) => [scope, opens]),
  );
  for (const scope of partnerScopes) expect(rows.get(scope)).toBe(scopeDescriptions[scope]);
  expect(guide).toContain(demoPartnerKey);
});
