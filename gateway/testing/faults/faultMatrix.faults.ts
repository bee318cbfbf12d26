/** Faults of the fault matrix: their equivalents in the sandbox's fault simulation and in Redis's protocol. */
import type { Fault } from '../../sandbox/faults.ts';
import type { RedisFault } from './redisRelay.ts';

/** As simulated by the sandbox. An unresponsive source responds after half a minute. */
const sandboxFaults = {
  '302': { status: 302 },
  '401': { status: 401 },
  '403': { status: 403 },
  '404': { status: 404 },
  '429': { status: 429 },
  '500': { status: 500 },
  '503': { status: 503 },
  slow: { delayMs: 30_000 },
  reset: { drop: true },
  HTML: { body: 'html' },
  truncated: { malformed: true },
  blank: { body: 'blank' },
  null: { body: 'null' },
  '{}': { body: '{}' },
  huge: { body: 'huge' },
} as const satisfies Record<string, Omit<Fault, 'source'>>;

type SandboxFaultKind = keyof typeof sandboxFaults;

/** Redis's equivalents of the HTTP statuses; the other faults use the same bytes. */
const redisReplies: Readonly<Record<SandboxFaultKind, RedisFault['reply']>> = {
  '302': '-MOVED 3999 127.0.0.1:1\r\n',
  '401': '-NOAUTH Authentication required.\r\n',
  '403': '-NOPERM this user has no permissions to run the command\r\n',
  '404': '-ERR unknown command\r\n',
  '429': '-ERR max number of clients reached\r\n',
  '500': '-ERR internal error\r\n',
  '503': '-LOADING Redis is loading the dataset in memory\r\n',
  slow: { does: 'silence' },
  reset: { does: 'reset' },
  HTML: 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n<!doctype html><title>Back soon</title>\r\n',
  truncated: { does: 'cut' },
  blank: '$0\r\n\r\n',
  null: '$-1\r\n',
  '{}': '$2\r\n{}\r\n',
  huge: `$16777216\r\n${'x'.repeat(16 * 1024 * 1024)}\r\n`,
};

export interface MatrixFault {
  name: string;
  kind: SandboxFaultKind | 'down';
  /** Share of affected calls. */
  share: 1 | 0.5 | 0.1;
}

const kinds = Object.keys(sandboxFaults) as SandboxFaultKind[];
/**
 * Faults that occur intermittently in practice: an overloaded service, behind several proxies, during its replacement.
 */
const intermittent = [
  '404',
  '503',
  'slow',
  'reset',
  'truncated',
  'blank',
] as const satisfies readonly SandboxFaultKind[];

export const matrixFaults: readonly MatrixFault[] = [
  { name: 'down', kind: 'down', share: 1 },
  ...kinds.map((kind): MatrixFault => ({ name: kind, kind, share: 1 })),
  ...intermittent.map((kind): MatrixFault => ({ name: `${kind}, a half`, kind, share: 0.5 })),
  ...intermittent.map((kind): MatrixFault => ({ name: `${kind}, a tenth`, kind, share: 0.1 })),
];

export const faultOf = (kind: SandboxFaultKind, share: number): Omit<Fault, 'source'> => ({
  ...sandboxFaults[kind],
  ...(share === 1 ? {} : { rate: share }),
});

export const redisFaultOf = (kind: SandboxFaultKind, share: number): RedisFault => ({
  reply: redisReplies[kind],
  share,
});
