/**
 * One dependency of the shop (a source or Redis) behind a fault-injecting relay, with a sandbox of its own, so that
 * cells of the fault matrix run concurrently.
 */
import { pino } from 'pino';
import { readConfig } from '../../config/config.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import { startGateway } from '../../edge/start.ts';
import { faultOf, redisFaultOf, type MatrixFault } from './faultMatrix.faults.ts';
import { startRedis } from '../deployment/redis.ts';
import { startRedisRelay } from './redisRelay.ts';
import { startRelay } from './relay.ts';
import { startTestSandbox } from '../shop/testSandbox.ts';
import { sourceNames, sourceVariables } from './withoutSource.ts';

/** Request deadline in milliseconds. */
export const DEADLINE = 7_000;

/** The faulty dependency: a source, bot protection, or the state shared by replicas. */
export const rows = [...sourceNames, 'botcheck', 'redis'] as const;
export type Row = (typeof rows)[number];

const variables = { ...sourceVariables, botcheck: 'BOT_ORIGIN', redis: 'REDIS_URL' } as const;

export interface MatrixShop {
  row: Row;
  sandboxUrl: string;
  /** A gateway that uses the row's dependency through the relay. */
  openGateway(): Promise<RunningEdge>;
  startFault(fault: MatrixFault): Promise<void>;
  recover(): Promise<void>;
  close(): Promise<void>;
}

interface FaultyConnection {
  url: string;
  startFault(fault: MatrixFault): Promise<void>;
  recover(): Promise<void>;
  close(): Promise<void>;
}

/** @param copyOf folder of a closed sandbox. */
export async function openShop(row: Row, copyOf: string): Promise<MatrixShop> {
  const sandbox = await startTestSandbox({ copyOf });
  const connection = row === 'redis' ? await redisConnection() : await sourceConnection(row, sandbox.url);
  const environment = environmentOf(sandbox.url);
  const name = variables[row];
  environment[name] =
    row === 'redis' ? connection.url : (environment[name] ?? '').replace(sandbox.url, connection.url);
  const running: RunningEdge[] = [];
  return {
    row,
    sandboxUrl: sandbox.url,
    async openGateway() {
      const gateway = await open(environment);
      running.push(gateway);
      return gateway;
    },
    startFault: connection.startFault,
    recover: connection.recover,
    async close() {
      for (const gateway of running) await gateway.stop(1_000);
      await connection.close();
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

async function sourceConnection(source: Exclude<Row, 'redis'>, url: string): Promise<FaultyConnection> {
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
    async startFault({ kind, share }) {
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

async function redisConnection(): Promise<FaultyConnection> {
  const redis = await startRedis();
  const relay = await startRedisRelay(redis.url);
  return {
    url: relay.url,
    startFault: ({ kind, share }) => relay.set(kind === 'down' ? 'down' : redisFaultOf(kind, share)),
    recover: () => relay.set(null),
    async close() {
      await relay.close();
      await redis.close();
    },
  };
}
