/** The illnesses of the fault matrix: what each is on the sandbox's fault switch, and what it is in Redis's own protocol. */
import type { Fault } from '../../sandbox/faults.ts';
import type { RedisFault } from './redisRelay.ts';

/** What the sandbox's fault switch does. A source that never answers is one that would after half a minute. */
const switched = {
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

type Switched = keyof typeof switched;

/** How a Redis says what the status says of an HTTP service; the other illnesses are the same bytes as there. */
const inRedis: Readonly<Record<Switched, RedisFault['reply']>> = {
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

export interface Illness {
  name: string;
  kind: Switched | 'down';
  /** Share of the calls that meet it. */
  share: 1 | 0.5 | 0.1;
}

const kinds = Object.keys(switched) as Switched[];
/** Those that come and go in practice: a service under load, behind several proxies, while it is replaced. */
const passing = ['404', '503', 'slow', 'reset', 'truncated', 'blank'] as const satisfies readonly Switched[];

export const illnesses: readonly Illness[] = [
  { name: 'down', kind: 'down', share: 1 },
  ...kinds.map((kind): Illness => ({ name: kind, kind, share: 1 })),
  ...passing.map((kind): Illness => ({ name: `${kind}, a half`, kind, share: 0.5 })),
  ...passing.map((kind): Illness => ({ name: `${kind}, a tenth`, kind, share: 0.1 })),
];

export const faultOf = (kind: Switched, share: number): Omit<Fault, 'source'> => ({
  ...switched[kind],
  ...(share === 1 ? {} : { rate: share }),
});

export const redisFaultOf = (kind: Switched, share: number): RedisFault => ({ reply: inRedis[kind], share });
