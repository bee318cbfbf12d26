/** The command line: output, exit codes, and an interrupted run. */
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  await sandbox.close();
});

function start(args: readonly string[], change: Record<string, string> = {}) {
  const child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname, ...args], {
    env: { ...sandboxEnvironment({ url: sandbox.url, sessionSecret: '', port: 0 }), ...change },
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (out += part.toString()));
  const ended = new Promise<{ code: number | null; out: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out }));
  });
  return { child, ended };
}
const fault = (body: object) =>
  fetch(`${sandbox.url}/__sandbox/faults`, { method: 'PUT', body: JSON.stringify(body) });
const mend = () => fetch(`${sandbox.url}/__sandbox/faults`, { method: 'DELETE' });

/** Batches received by the search service since the record was cleared. */
async function batches(): Promise<number> {
  const { calls } = (await (await fetch(`${sandbox.url}/__sandbox/calls`)).json()) as {
    calls: { method: string; path: string; status: number }[];
  };
  return calls.filter(
    ({ method, path, status }) => method === 'POST' && path.endsWith('/documents') && status === 200,
  ).length;
}
const forget = () => fetch(`${sandbox.url}/__sandbox/calls`, { method: 'DELETE' });

async function engine(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${sandbox.url}/api/as/v1/engines/shop/${path}`, {
    method,
    headers: { authorization: 'Bearer private-search-sandbox', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

test('an interrupted run is continued by the next one, which sends only the rest', async () => {
  // With altered digests every document is outdated.
  const { results } = (await engine('GET', 'documents/list?page[size]=1000')) as {
    results: { id: string }[];
  };
  const due = results.slice(0, 900);
  for (let from = 0; from < due.length; from += 100) {
    const spoilt = due.slice(from, from + 100).map((document) => ({ ...document, fingerprint: 'old' }));
    await engine('POST', 'documents', spoilt);
  }
  await forget();
  await fault({ source: 'engine', delayMs: 300 });
  const first = start([]);
  while ((await batches()) < 1) await sleep(20);
  first.child.kill('SIGKILL');
  expect((await first.ended).code).toBeNull();
  await mend();
  // Pending batches may or may not have been received; wait until the service has handled them.
  await sleep(500);
  const taken = await batches();
  expect(taken).toBeGreaterThanOrEqual(1);
  expect(taken).toBeLessThan(9);

  const second = await start([]).ended;
  expect(second.code, second.out).toBe(0);
  const [, sent] = /documents in the index, (\d+) sent/.exec(second.out) ?? [];
  expect(Number(sent)).toBe(900 - taken * 100);
  const third = await start([]).ended;
  expect(third.out).toContain(' 0 sent, 0 removed');
}, 60_000);

test('an outage of a source gives exit code 1 and names it', async () => {
  await fault({ source: 'delivery', status: 401 });
  const { code, out } = await start([]).ended;
  await mend();
  expect(code).toBe(1);
  expect(out).toContain('The run stopped: delivery.');
});

test.each([
  ['a read-only key', [], { SEARCH_WRITE_KEY: 'search-sandbox' }, 1, '[401] Invalid authentication token.'],
  ['a missing write key', [], { SEARCH_WRITE_KEY: '' }, 2, 'SEARCH_WRITE_KEY is missing'],
  ['an unknown option', ['--everything'], {}, 2, '--allow-shrink'],
  ['an interval that is no number', ['--every', 'hour'], {}, 2, "minutes from 1 to 1440, not 'hour'"],
])('%s gives a clear error message', async (_, args, change, code, words) => {
  const ended = await start(args, change).ended;
  expect(ended.out).toContain(words);
  expect(ended.code).toBe(code);
});

test('with an interval it survives a failed run, and SIGTERM ends it', async () => {
  await fault({ source: 'delivery', status: 401 });
  const { child, ended } = start(['--every', '60']);
  let out = '';
  child.stderr.on('data', (part: Buffer) => (out += part.toString()));
  while (!out.includes('The run stopped')) await sleep(20);
  await mend();
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  await ended;
  expect(child.signalCode).toBe('SIGTERM');
});
