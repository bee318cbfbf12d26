/** What a page does without still stands in the log (platform.md 7, 8: "failure is logged"). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { startSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { sandboxEnvironment } from '../sandbox/sandboxConfig.ts';
import type { RunningEdge } from './server.ts';
import { startGateway } from './start.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'skarn-log-'));
const lines: { msg: string; calls?: string[] }[] = [];
let sandbox: Sandbox;
let gateway: RunningEdge;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, dataDir, fresh: true });
  const config = readConfig(
    sandboxEnvironment({ url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 0 }),
  );
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) });
  const dev = {
    pages: () => Promise.reject(new Error('no pages here')),
    files: (_request: unknown, _response: unknown, next: () => void) => next(),
  };
  gateway = await startGateway(config, { log, dev });
});
afterAll(async () => {
  await gateway.stop(1_000);
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function suggestion(country: string): Promise<object> {
  const response = await fetch(`${gateway.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-country': country },
    body: JSON.stringify({ query: '{ marketSuggestion { country } }' }),
  });
  return (await response.json()) as object;
}

test('a failed geolocation is no error to the shopper, and a line in the log', async () => {
  expect(await suggestion('de')).toEqual({ data: { marketSuggestion: { country: 'de' } } });
  expect(lines).toEqual([]);
  await fetch(`${sandbox.url}/__sandbox/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'spend', status: 503 }),
  });
  // One that nobody has been from yet: what was answered is kept.
  const answer = await suggestion('fr');
  expect(answer).toMatchObject({ data: { marketSuggestion: null } });
  expect(answer).not.toHaveProperty('errors');
  await vi.waitFor(() =>
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'sources failed', calls: ['spend.getGeolocation'] }),
    ),
  );
});
