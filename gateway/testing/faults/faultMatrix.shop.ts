/**
 * One source of the shop, or Redis, behind a wire of its own, and what makes it ill: a sandbox of its own, so that cells of
 * the fault matrix run at the same time.
 */
import { pino } from 'pino';
import { readConfig } from '../../config/config.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { startGateway } from '../../edge/start.ts';
import { faultOf, redisFaultOf, type Illness } from './faultMatrix.illnesses.ts';
import { startRedis } from '../deployment/redis.ts';
import { startRedisRelay } from './redisRelay.ts';
import { startRelay } from './relay.ts';
import { startTestSandbox } from '../shop/testSandbox.ts';
import { sourceNames, sourceVariables } from './withoutSource.ts';

/** Milliseconds that a request may take. */
export const DEADLINE = 7_000;

/** What falls ill: a source, the bot protection, or what copies of the gateway share. */
export const rows = [...sourceNames, 'botcheck', 'redis'] as const;
export type Row = (typeof rows)[number];

const variables = { ...sourceVariables, botcheck: 'BOT_ORIGIN', redis: 'REDIS_URL' } as const;

export interface MatrixShop {
  row: Row;
  sandboxUrl: string;
  /** A gateway that reaches the row's part of the world through the wire. */
  openGateway(): Promise<RunningEdge>;
  fallIll(illness: Illness): Promise<void>;
  recover(): Promise<void>;
  close(): Promise<void>;
}

interface Wire {
  url: string;
  fallIll(illness: Illness): Promise<void>;
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** @param copyOf folder of a closed sandbox. */
export async function openShop(row: Row, copyOf: string): Promise<MatrixShop> {
  const sandbox = await startTestSandbox({ copyOf });
  const wire = row === 'redis' ? await redisWire() : await sourceWire(row, sandbox.url);
  const environment = environmentOf(sandbox.url);
  const name = variables[row];
  environment[name] = row === 'redis' ? wire.url : (environment[name] ?? '').replace(sandbox.url, wire.url);
  const running: RunningEdge[] = [];
  return {
    row,
    sandboxUrl: sandbox.url,
    async openGateway() {
      const gateway = await open(environment);
      running.push(gateway);
      return gateway;
    },
    fallIll: wire.fallIll,
    recover: wire.recover,
    async close() {
      for (const gateway of running) await gateway.stop(1_000);
      await wire.close();
      await sandbox.close();
    },
  };
}

export const environmentOf = (url: string): Record<string, string> =>
  sandboxEnvironment({ url, sessionSecret: 'for tests only, long enough to seal', port: 0 });

export const open = (environment: Record<string, string>): Promise<RunningEdge> =>
  startGateway(readConfig({ ...environment, REQUEST_DEADLINE_MS: String(DEADLINE) }), {
    log: pino({ level: 'silent' }),
  });

async function sourceWire(source: Exclude<Row, 'redis'>, url: string): Promise<Wire> {
  const relay = await startRelay(url);
  const faults = async (method: 'PUT' | 'DELETE', fault?: object): Promise<void> => {
    const response = await fetch(`${url}/__sandbox/faults`, {
      method,
      ...(fault ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fault) } : {}),
    });
    if (!response.ok) throw new Error(`faults: ${response.status}`);
  };
  return {
    url: relay.url,
    async fallIll({ kind, share }) {
      if (kind === 'down' || (kind === 'reset' && share === 1)) return relay.set(kind);
      return faults('PUT', { source, ...faultOf(kind, share) });
    },
    async recover() {
      await relay.set('open');
      await faults('DELETE');
    },
    close: relay.close,
  };
}

async function redisWire(): Promise<Wire> {
  const redis = await startRedis();
  const relay = await startRedisRelay(redis.url);
  return {
    url: relay.url,
    fallIll: ({ kind, share }) => relay.set(kind === 'down' ? 'down' : redisFaultOf(kind, share)),
    recover: () => relay.set(null),
    async close() {
      await relay.close();
      await redis.close();
    },
  };
}
