/**
 * Two gateways behind one proxy are replaced in turn while shoppers read pages and fill carts: no request fails, and no
 * cart loses an item.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { Browser } from '../shop/browser.ts';
import { freePort } from '../shop/freePort.ts';
import { startGatewayProcess, type GatewayProcess } from './gatewayProcess.ts';
import { PROXY_IDLE_MS, startProxy, type Proxy } from './proxy.ts';

const root = new URL('../../../', import.meta.url).pathname;
const DRAIN_MS = 2 * PROXY_IDLE_MS;
let sandbox: TestSandbox;
let ports: [number, number];
let gateways: GatewayProcess[];
let proxy: Proxy;

const start = (port: number): Promise<GatewayProcess> =>
  startGatewayProcess({
    folder: root,
    env: {
      ...sandboxEnvironment({
        url: sandbox.url,
        sessionSecret: 'one secret for both, long enough to seal',
        port,
      }),
      DRAIN_DELAY_MS: String(DRAIN_MS),
      TRUSTED_PROXIES: '1',
    },
  });

beforeAll(async () => {
  sandbox = await startTestSandbox();
  ports = [await freePort(), await freePort()];
  gateways = await Promise.all(ports.map(start));
  proxy = await startProxy(ports, process.env['NGINX_PATH'] ?? '/usr/sbin/nginx');
});
afterAll(async () => {
  await proxy.close();
  for (const gateway of gateways) gateway.kill('SIGKILL');
  await Promise.all(gateways.map(({ ended }) => ended));
  await sandbox.close();
});

/** Repeats an action until the load ends; records every failure with its request. */
class Load {
  readonly failures: string[] = [];
  done = 0;
  #isOver = false;
  readonly #running: Promise<void>[] = [];

  add(name: string, once: (turn: number) => Promise<void>, pauseMs: number): void {
    const run = async (): Promise<void> => {
      for (let turn = 0; !this.#isOver; turn += 1) {
        try {
          await once(turn);
          this.done += 1;
        } catch (error) {
          const cause = error instanceof Error && error.cause ? ` (${String(error.cause)})` : '';
          this.failures.push(`${name}: ${String(error)}${cause}`);
        }
        await sleep(pauseMs);
      }
    };
    this.#running.push(run());
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }
}

async function mustAnswer(path: string, status = 200): Promise<void> {
  const answer = await fetch(proxy.url + path);
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
}

const cartFields = 'cart { totalQuantity lines { id quantity } }';
interface Cart {
  cart: { totalQuantity: number; lines: { id: string; quantity: number }[] } | null;
}

async function somethingToBuy(): Promise<string> {
  const { body } = await new Browser(proxy.url).ask<{
    product: { variants: { id: string; availability: string }[] };
  }>(`{ product(handle: "lodestar-98") { ... on Product { variants { id availability } } } }`);
  const found = body.data?.product.variants.find(({ availability }) => availability === 'IN_STOCK');
  if (!found) throw new Error('nothing to buy');
  return found.id;
}

/** A shopper who changes a line and checks that the cart has the last quantity. */
async function shopper(variantId: string): Promise<(turn: number) => Promise<void>> {
  const browser = new Browser(proxy.url);
  const { body } = await browser.mutate(
    `mutation ($input: AddCartItemInput!) { addCartItem(input: $input) { ... on AddCartItemPayload { ${cartFields} } } }`,
    { input: { variantId, quantity: 1 } },
  );
  const added = body.data?.['addCartItem'] as Cart | undefined;
  const lineId = added?.cart?.lines[0]?.id;
  return async (turn) => {
    const quantity = (turn % 3) + 1;
    const changed = await browser.mutate(
      `mutation ($input: ChangeCartItemInput!) { changeCartItem(input: $input) { __typename } }`,
      { input: { lineId, quantity } },
    );
    if (changed.status !== 200 || !changed.text.includes('ChangeCartItemPayload'))
      throw new Error(`${changed.status} ${changed.text}`);
    const read = await browser.ask<Cart>(`{ ${cartFields} }`);
    const total = read.body.data?.cart?.totalQuantity;
    if (total !== quantity) throw new Error(`${quantity} were put into the cart, ${total} are there`);
  };
}

describe('a rolling restart', () => {
  test('fails no request', async () => {
    const variantId = await somethingToBuy();
    const load = new Load();
    load.add('page', () => mustAnswer('/'), 80);
    load.add('file', () => mustAnswer('/robots.txt'), 40);
    load.add('missing page', () => mustAnswer('/en-us/p/there-is-none', 404), 120);
    load.add('shopper', await shopper(variantId), 15);
    load.add('another shopper', await shopper(variantId), 15);
    await sleep(500);
    for (const [index, port] of ports.entries()) {
      const before = load.done;
      gateways[index]?.kill('SIGTERM');
      expect(await gateways[index]?.ended).toBe(0);
      gateways[index] = await start(port);
      await sleep(300);
      expect(load.done - before).toBeGreaterThan(20);
    }
    await load.end();
    expect(load.failures).toEqual([]);
  }, 60_000);

  test('both gateways served requests afterwards', async () => {
    const before = gateways.map((gateway) => gateway.output().length);
    for (let turn = 0; turn < 8; turn += 1) await mustAnswer('/en-us/p/there-is-none', 404);
    await sleep(100);
    expect(gateways.every((gateway, index) => gateway.output().length > (before[index] ?? 0))).toBe(true);
  });
});

describe('a gateway after a stop signal', () => {
  test('is not ready, still responds, and closes connections; then it closes its port', async () => {
    const [gateway] = gateways as [GatewayProcess];
    gateway.kill('SIGTERM');
    await sleep(DRAIN_MS / 3);
    const ready = await fetch(`${gateway.url}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ status: 'draining' });
    const page = await fetch(gateway.url);
    expect(page.status).toBe(200);
    expect(page.headers.get('connection')).toBe('close');
    await page.text();
    expect(await gateway.ended).toBe(0);
    await expect(fetch(`${gateway.url}/health/live`)).rejects.toThrow();
    gateways[0] = await start(ports[0]);
  });
});
