/** Gateways that share a Redis, over a sandbox whose products change and are reported by webhooks and the indexer. */
import { pino, type Logger } from 'pino';
import { readConfig, readIndexerConfig } from '../../config/config.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { startGateway } from '../../edge/start.ts';
import { runIndexer } from '../../ops/indexer/indexer.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { startRedis, type TestRedis } from '../deployment/redis.ts';
import { startTestSandbox, type TestSandbox } from './testSandbox.ts';

const secret = 'for webhooks in tests only';

export interface ChangingShop {
  sandbox: TestSandbox;
  redis: TestRedis;
  gateways: readonly RunningEdge[];
  /** One more gateway, which `close` stops, too. */
  startReplica(): Promise<RunningEdge>;
  /** Runs the indexer once, and returns the number of changes that it logged. */
  index(): Promise<number>;
  /** Writes fields of a product's entry; nobody is told. */
  editProduct(uid: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
  /** Writes a variant's stock or price; nobody is told. */
  editVariant(id: number, fields: { stock?: number; price?: number }): Promise<void>;
  /** Tells a gateway what changed. */
  report(keys: readonly string[]): Promise<void>;
  /** @throws Error with the message of the first error. */
  ask<Data>(query: string, variables?: Record<string, unknown>, gateway?: RunningEdge): Promise<Data>;
  close(): Promise<void>;
}

export interface ChangingShopOptions {
  replicas?: number;
  /** Variables beside those of the sandbox. */
  environment?: Readonly<Record<string, string>>;
  log?: Logger;
}

export async function openChangingShop({
  replicas = 1,
  environment = {},
  log = pino({ level: 'silent' }),
}: ChangingShopOptions = {}): Promise<ChangingShop> {
  const [sandbox, redis] = await Promise.all([startTestSandbox(), startRedis()]);
  const settings = { url: sandbox.url, sessionSecret: 'for tests only, long enough to seal', port: 0 };
  const variables = {
    ...sandboxEnvironment(settings),
    REDIS_URL: redis.url,
    INVALIDATION_SECRET: secret,
    WORKERS: '1',
    ...environment,
  };
  const running: RunningEdge[] = [];
  const startReplica = async (): Promise<RunningEdge> => {
    const gateway = await startGateway(readConfig(variables), { log });
    running.push(gateway);
    return gateway;
  };
  const gateways = await Promise.all(Array.from({ length: replicas }, startReplica));
  const first = (): RunningEdge => {
    const [gateway] = gateways;
    if (!gateway) throw new Error('there is no gateway');
    return gateway;
  };
  const put = async (path: string, fields: object): Promise<void> => {
    const url = `${sandbox.url}/__sandbox/${path}`;
    const { status } = await fetch(url, { method: 'PUT', body: JSON.stringify(fields) });
    if (status !== 204) throw new Error(`${path}: ${status}`);
  };
  return {
    sandbox,
    redis,
    gateways,
    startReplica,
    async index() {
      const { logged } = await runIndexer(readIndexerConfig(variables), { allowShrink: true });
      return logged;
    },
    editProduct: (uid, fields) => put(`entries/product/${uid}`, fields),
    editVariant: (id, fields) => put(`variants/${id}`, fields),
    async report(keys) {
      const { status } = await fetch(`${first().url}/api/invalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        body: JSON.stringify({ keys }),
      });
      if (status !== 200) throw new Error(`the webhook was answered with ${status}`);
    },
    async ask<Data>(query: string, values: Record<string, unknown> = {}, gateway = first()) {
      const response = await fetch(`${gateway.url}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
        body: JSON.stringify({ query, variables: values }),
      });
      const { data, errors } = (await response.json()) as {
        data: Data;
        errors?: { message: string; extensions: { code: string } }[];
      };
      if (errors)
        throw new Error(errors.map(({ message, extensions }) => `${extensions.code}: ${message}`)[0]);
      return data;
    },
    async close() {
      await Promise.all(running.map((gateway) => gateway.stop(1_000)));
      await Promise.all([sandbox.close(), redis.close()]);
    },
  };
}
