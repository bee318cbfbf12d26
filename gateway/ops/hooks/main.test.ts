/** The command line against the stand-in of the vendor: output, exit codes, and that no secret is printed. */
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeHookSecret } from '../../edge/hooks/hookSecret.ts';
import { sandboxStores } from '../../sandbox/commerce/bigcommerce/credentials.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { startTestSandbox, type TestSandbox } from '../../testing/shop/testSandbox.ts';

const secret = 'commerce secret for these tests only';
const { us } = sandboxStores;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

async function hooks(args: readonly string[], change: Record<string, string> = {}) {
  const address = { url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 4000 };
  const child = spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname, ...args], {
    env: {
      ...sandboxEnvironment({ ...address, commerceDriver: 'bigcommerce' }),
      PUBLIC_ORIGIN: 'https://skarn.example',
      COMMERCE_HOOK_SECRET: secret,
      ...change,
    },
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (out += part.toString()));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  return { code: await promise, out };
}

const atVendor = async (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${sandbox.url}/stores/${us.hash}/v3/hooks${path}`, {
    ...init,
    headers: { 'x-auth-token': us.accessToken, 'content-type': 'application/json' },
  });

interface StoredHook {
  id: number;
  scope: string;
  destination: string;
  is_active: boolean;
  headers: Record<string, string>;
}

async function stored(): Promise<StoredHook[]> {
  return ((await (await atVendor('?limit=250')).json()) as { data: StoredHook[] }).data;
}

test('registers each webhook once, renews what the vendor switched off, and lists them', async () => {
  expect(await hooks(['register'])).toEqual({
    code: 0,
    out: ['us', 'ca', 'eu_region_1']
      .map((region) => `${region}: 17 created, 0 renewed, 0 unchanged\n`)
      .join(''),
  });
  const [first, ...others] = await stored();
  if (!first) throw new Error('there is no webhook');
  expect(others).toHaveLength(16);
  expect(first).toMatchObject({
    scope: 'store/product/created',
    destination: 'https://skarn.example/api/hooks/commerce',
    is_active: true,
    headers: { 'x-hook-secret': storeHookSecret(secret, us.hash) },
  });

  const { scope, destination, headers } = first;
  const off = { method: 'PUT', body: JSON.stringify({ scope, destination, headers, is_active: false }) };
  expect((await atVendor(`/${first.id}`, off)).status).toBe(200);
  const listed = await hooks(['list']);
  expect([listed.code, listed.out]).toEqual([0, expect.stringContaining('us: 17 webhooks\n')]);
  expect(listed.out).toContain(`  ${first.id}  off  store/product/created`);
  expect(listed.out).not.toContain(storeHookSecret(secret, us.hash));
  expect((await hooks(['register'])).out).toContain('us: 0 created, 1 renewed, 16 unchanged\n');
  expect((await stored())[0]?.is_active).toBe(true);

  const renewed = await hooks(['register'], { COMMERCE_HOOK_SECRET: 'another secret for these tests only' });
  expect(renewed.out).toContain('us: 0 created, 17 renewed, 0 unchanged\n');
  expect(await stored()).toHaveLength(17);
}, 60_000);

test('registers the content stack’s webhook once, and renews it', async () => {
  const contentSecret = 'content secret for these tests only';
  const content = {
    COMMERCE_DRIVER: 'shop-api',
    COMMERCE_URL: 'http://127.0.0.1:9',
    CONTENT_HOOK_SECRET: contentSecret,
    CONTENT_MANAGEMENT_URL: `${sandbox.url}/v3`,
    CONTENT_MANAGEMENT_TOKEN: 'management-sandbox',
  };
  expect((await hooks(['list'], content)).out).toBe('content: 0 webhooks\n  missing\n');
  expect(await hooks(['register'], content)).toEqual({
    code: 0,
    out: 'content: 1 created, 0 renewed, 0 unchanged\n',
  });
  expect((await hooks(['register'], content)).out).toBe('content: 0 created, 0 renewed, 1 unchanged\n');
  const other = { ...content, CONTENT_HOOK_SECRET: 'another secret for these tests only' };
  const outdated = await hooks(['list'], other);
  expect(outdated.out).toMatch(
    /^content: 1 webhooks\n {2}blt\w+ {2}outdated {2}content_types\.entries\.publish .* {2}https:\/\/skarn\.example\/api\/hooks\/content\n$/,
  );
  expect(outdated.out).not.toContain(contentSecret);
  expect((await hooks(['register'], other)).out).toBe('content: 0 created, 1 renewed, 0 unchanged\n');

  const refused = await hooks(['list'], { ...content, CONTENT_MANAGEMENT_TOKEN: 'revoked' });
  expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('delivery')]);
  expect(refused.out).not.toContain('revoked');
}, 60_000);

test.each<[row: string, args: readonly string[], change: Record<string, string>, says: string]>([
  ['no command', [], {}, 'Say register or list.'],
  ['an unknown option', ['list', '--all'], {}, 'Unknown option'],
  ['no secret', ['list'], { COMMERCE_HOOK_SECRET: '' }, 'COMMERCE_HOOK_SECRET is missing.'],
  [
    'a stack without a secret',
    ['list'],
    { CONTENT_MANAGEMENT_TOKEN: 'any' },
    'CONTENT_HOOK_SECRET is missing.',
  ],
  ['no address', ['list'], { PUBLIC_ORIGIN: 'request' }, 'PUBLIC_ORIGIN names no origin'],
  ['an address without https', ['list', '--to', 'http://127.0.0.1'], {}, 'to https and port 443 only'],
  ['another port', ['list', '--to', 'https://skarn.example:8443'], {}, 'to https and port 443 only'],
  [
    'the other driver',
    ['list'],
    { COMMERCE_DRIVER: 'shop-api', COMMERCE_URL: 'http://127.0.0.1:9' },
    'only: set',
  ],
])('refuses %s', async (_, args, change, says) => {
  const { code, out } = await hooks(args, change);
  expect([code, out]).toEqual([2, expect.stringContaining(says)]);
});

test('says that a store refused, and exits with 1', async () => {
  const { code, out } = await hooks(['list'], { BIGCOMMERCE_US_ACCESS_TOKEN: 'revoked' });
  expect([code, out]).toEqual([1, expect.stringContaining('commerce')]);
  expect(out).not.toContain('revoked');
});
