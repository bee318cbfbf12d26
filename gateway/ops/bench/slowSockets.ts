/**
 * The attacker of `slowBody`, in its own process so that it does not delay measurements: opens sockets that never
 * complete their requests, and reports when they are closed. Started with fork(); messages start and stop an attack.
 */
import { connect, type Socket } from 'node:net';

export const kinds = {
  body: 'a body of 9,000 bytes, one byte sent',
  trickle: 'the same, one byte a second',
  headers: 'headers, one byte a second',
  silence: 'nothing at all',
} as const;
export type Kind = keyof typeof kinds;

export interface Attack {
  kind: Kind;
  port: number;
  sockets: number;
  /** Local addresses of the sockets, used in turn. */
  addresses: readonly string[];
  /** Milliseconds until closed sockets are replaced; 0: never. */
  againMs: number;
  /** Milliseconds after which the attacker closes open sockets. */
  maxMs: number;
}

export interface AttackReport {
  opened: number;
  /** Sockets that could not be opened. */
  failed: number;
  /** Maximum number of open sockets. */
  most: number;
  /** Milliseconds until half, and all, of the first sockets were closed by the server. */
  halfMs: number;
  allMs: number;
  /** Sockets still open at the end. */
  left: number;
  /** Responses by status; 0 without one. */
  statuses: Record<number, number>;
}

const head = 'POST /api/graphql HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\n';
const first: Record<Kind, string> = {
  body: `${head}Content-Length: 9000\r\n\r\n{`,
  trickle: `${head}Content-Length: 9000\r\n\r\n{`,
  headers: `${head}X-Slow: `,
  silence: '',
};

function attack({ kind, port, sockets, addresses, againMs, maxMs }: Attack): Promise<AttackReport> {
  const started = performance.now();
  const open = new Set<Socket>();
  const report: AttackReport = { opened: 0, failed: 0, most: 0, halfMs: 0, allMs: 0, left: 0, statuses: {} };
  const closings: number[] = [];
  const elapsed = (): number => performance.now() - started;

  return new Promise((resolve) => {
    const end = (): void => {
      clearInterval(trickle);
      clearTimeout(patience);
      report.left = open.size;
      for (const socket of open) socket.destroy();
      report.halfMs = closings[Math.floor(closings.length / 2)] ?? 0;
      report.allMs = closings.at(-1) ?? 0;
      resolve(report);
    };
    const begin = (nth: number): void => {
      const localAddress = addresses[nth % addresses.length] ?? '127.0.0.1';
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      let isOpen = false;
      let status = 0;
      open.add(socket);
      report.most = Math.max(report.most, open.size);
      socket.once('connect', () => {
        isOpen = true;
        report.opened += 1;
        socket.write(first[kind]);
      });
      socket.on('data', (chunk: Buffer) => {
        status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(chunk.toString('latin1'))?.[1] ?? 0);
      });
      // Refused, or reset while writing: handled on close.
      socket.on('error', () => {});
      socket.once('close', () => {
        open.delete(socket);
        if (!isOpen) report.failed += 1;
        else report.statuses[status] = (report.statuses[status] ?? 0) + 1;
        closings.push(elapsed());
        if (elapsed() < againMs) begin(nth);
        else if (open.size === 0) end();
      });
    };
    const patience = setTimeout(end, maxMs);
    const trickle = setInterval(() => {
      if (kind === 'trickle' || kind === 'headers')
        for (const socket of open) if (socket.readyState === 'open') socket.write('a');
    }, 1_000);
    for (let nth = 0; nth < sockets; nth += 1) begin(nth);
  });
}

if (process.argv[1] === import.meta.filename)
  process.on('message', (message) => {
    void attack(message as Attack).then((report) => process.send?.(report));
  });
