/** The command line, against the stand-in of the stores. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedState } from '../../edge/state/embeddedState.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { holderOf, ProCodes } from '../../sources/commerce/bigcommerce/proCodes/proCodes.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';

let sandbox: TestSandbox;
let folder: string;
beforeAll(async () => {
  [sandbox, folder] = await Promise.all([startTestSandbox(), mkdtemp(join(tmpdir(), 'pro-codes-'))]);
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});
const stateFile = () => join(folder, 'state.sqlite');

async function proCodes(
  args: readonly string[],
  { change = {}, input = '' }: { change?: Record<string, string>; input?: string } = {},
) {
  const address = { url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 4000 };
  const child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname, ...args], {
    env: {
      ...sandboxEnvironment({ ...address, commerceDriver: 'bigcommerce' }),
      STATE_FILE: stateFile(),
      ...change,
    },
  });
  child.stdin.end(input);
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (out += part.toString()));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  return { code: await promise, out };
}

const programme = ['--region', 'pro_ca', '--group', '33', '--expires', '2099-12-31'];

test('creates and imports codes that customers can use, shows, withdraws and counts them', async () => {
  const created = await proCodes(['create', ...programme, '--staying', '34', '--count', '2']);
  expect(created).toEqual({ code: 0, out: expect.stringMatching(/^(PRO(-[2-9A-Z]{4}){4}\n){2}$/) });
  const [used = '', unused = ''] = created.out.split('\n');
  const input = `WELCOME-2099\n\n ${used.toLowerCase()}\n`;
  expect((await proCodes(['import', ...programme], { input })).out).toBe(
    '1 issued, 1 were issued before and stay as they are\n',
  );

  const state = embeddedState({ file: stateFile() });
  const taken = await new ProCodes(state.records('pro-codes')).take('ca', used, [holderOf.account(7)]);
  await state.close();
  expect(taken.record).toMatchObject({ region: 'pro_ca', group: 33, staying: [34] });

  expect((await proCodes(['show', used])).out).toBe(
    'pro_ca at ca, group 33, until 2099-12-31, used (customer:7)\n',
  );
  expect((await proCodes(['withdraw', used])).code).toBe(1);
  expect(await proCodes(['withdraw', unused])).toEqual({ code: 0, out: 'Withdrawn.\n' });
  expect((await proCodes(['show', unused])).code).toBe(1);
  expect((await proCodes(['list'])).out).toBe('pro_ca at ca, group 33, until 2099-12-31: 2 codes, 1 used\n');
}, 60_000);

test.each<[row: string, args: readonly string[], change: Record<string, string>, code: number, says: string]>(
  [
    ['no command', [], {}, 2, 'Say create,'],
    ['another region', ['create', '--region', 'us', ...programme.slice(2)], {}, 2, '--region is one of'],
    ['a past day', ['create', ...programme.slice(0, 5), '2020-01-01'], {}, 1, 'is in the past'],
    ['an unknown group', ['create', ...programme, '--group', '99'], {}, 1, 'has no customer group 99'],
    ['the guests’ group', ['create', ...programme, '--group', '31'], {}, 1, 'is that of guests'],
    ['no shared state', ['list'], { STATE_FILE: '' }, 2, 'REDIS_URL or STATE_FILE is missing'],
    [
      'the other driver',
      ['list'],
      { COMMERCE_DRIVER: 'shop-api', COMMERCE_URL: 'http://127.0.0.1:9' },
      2,
      'keeps its codes itself',
    ],
  ],
)('refuses %s', async (_row, args, change, code, says) => {
  expect(await proCodes(args, { change })).toEqual({ code, out: expect.stringContaining(says) });
});
