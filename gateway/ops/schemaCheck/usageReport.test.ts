/** Where `--usage` finds the report on shipped operations, and what CI does without one. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOf, InvalidUsage, readUsage, usageOf } from './usageFile.ts';
import { testUsage } from './testUsage.ts';

const TODAY = '2027-06-01';
const report = testUsage(TODAY, { a1: { name: 'Tile', lastAsked: { public: '2027-03-01' } } });
const answers: Readonly<Record<string, [status: number, text: string]>> = {
  '/usage.json': [200, JSON.stringify(report)],
  '/old.json': [200, JSON.stringify({ ...report, on: '2027-05-01' })],
  '/login': [200, '<html>'],
};

const folder = mkdtempSync(join(tmpdir(), 'skarn-usage-'));
const file = join(folder, 'usage.json');
let server: Server;
let storage: string;
beforeAll(async () => {
  writeFileSync(file, JSON.stringify(report));
  server = createServer(({ url = '' }, response) => {
    const [status, text] = answers[url.split('?')[0] ?? ''] ?? [404, 'nothing here'];
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  storage = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

test('an operation ends by the report that a deployment keeps at an address', async () => {
  const { usage, notes } = await usageOf(`${storage}/usage.json?signature=secret`, TODAY);
  expect([endOf(usage, 'a1').ended, notes]).toEqual([true, []]);
  expect(await readUsage(file, TODAY)).toEqual(usage);
});

test.each([
  ['is missing', '/none.json', 'cannot be read (HTTP 404).'],
  ['is too old', '/old.json', 'is of 2027-05-01; a report of the last 7 days is needed.'],
  ['is something else', '/login', 'is no output of gateway/edge/operationRecords/main.ts.'],
])(
  'a report at an address that %s is one note, without the address, and nothing ends',
  async (_, path, why) => {
    const { usage, notes } = await usageOf(`${storage}${path}?signature=secret`, TODAY);
    expect(notes).toEqual([
      `--usage: the report at the address ${why} Without it no shipped operation may go.`,
    ]);
    expect(endOf(usage, 'a1').ended).toBe(false);
  },
);

test('a server that cannot be reached is a note as well', async () => {
  const { notes } = await usageOf('http://127.0.0.1:1/usage.json', TODAY);
  expect(notes).toEqual([
    '--usage: the report at the address cannot be read. Without it no shipped operation may go.',
  ]);
});

test('CI without an address says so; a person who names no report is told nothing', async () => {
  expect(await usageOf('', TODAY)).toEqual({
    usage: null,
    notes: ['There is no report on the use of operations: no shipped operation may go.'],
  });
  expect(await usageOf(null, TODAY)).toEqual({ usage: null, notes: [] });
});

test('a file that cannot be read is an error', async () => {
  await expect(usageOf(join(folder, 'none.json'), TODAY)).rejects.toThrow(InvalidUsage);
});
