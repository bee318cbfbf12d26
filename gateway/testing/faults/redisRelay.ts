/**
 * A relay between gateway and Redis with simulated faults: connections refused or reset, no replies, or invalid ones.
 * It parses commands and replies one by one, so that a fault can affect a share of them.
 */
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface RedisFault {
  /**
   * Bytes that replace the reply; `reset` closes the connection; `silence` lasts until the fault ends; `cut` is half a
   * reply.
   */
  reply: string | { does: 'reset' | 'silence' | 'cut' };
  /** Share of affected commands, spread evenly. */
  share: number;
}

export interface RedisRelay {
  url: string;
  /** Fault of the next commands, or null. `down` refuses connections. */
  set(fault: RedisFault | 'down' | null): Promise<void>;
  close(): Promise<void>;
}

export async function startRedisRelay(target: string): Promise<RedisRelay> {
  const { hostname, port } = new URL(target);
  const connections = new Set<RelayedConnection>();
  let fault: RedisFault | null = null;
  let due = 0;
  let bound = 0;
  let server: Server | null = null;

  const next = (): RedisFault | null => {
    if (!fault) return null;
    due += fault.share;
    // Compensates for rounding, so that no command is skipped.
    if (due < 1 - 1e-9) return null;
    due -= 1;
    return fault;
  };

  async function listen(): Promise<void> {
    const opened = createServer((incoming) => {
      const connection = new RelayedConnection(incoming, connect(Number(port), hostname), next);
      connections.add(connection);
      incoming.once('close', () => connections.delete(connection));
    });
    server = opened;
    await new Promise<void>((resolve, reject) => {
      opened.once('error', reject);
      opened.listen(bound, '127.0.0.1', resolve);
    });
    bound = (opened.address() as AddressInfo).port;
  }

  async function stop(): Promise<void> {
    const closed = server;
    server = null;
    for (const connection of connections) connection.close();
    if (closed) await new Promise((resolve) => closed.close(resolve));
  }

  await listen();
  return {
    url: `redis://127.0.0.1:${bound}`,
    async set(to) {
      fault = to === 'down' ? null : to;
      due = 0;
      if (to === 'down') return stop();
      if (!server) await listen();
      if (!to) for (const connection of connections) connection.resume();
    },
    close: stop,
  };
}

/** Sends one command at a time, and the next after its reply. */
class RelayedConnection {
  readonly #incoming: Socket;
  readonly #outgoing: Socket;
  readonly #next: () => RedisFault | null;
  #unsent = Buffer.alloc(0);
  #unread = Buffer.alloc(0);
  #held: Buffer | null = null;
  #waits = false;

  constructor(incoming: Socket, outgoing: Socket, next: () => RedisFault | null) {
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#next = next;
    for (const socket of [incoming, outgoing]) {
      socket.on('error', () => this.close());
      socket.once('close', () => this.close());
    }
    incoming.on('data', (bytes: Buffer) => {
      this.#unsent = Buffer.concat([this.#unsent, bytes]);
      this.#send();
    });
    outgoing.on('data', (bytes: Buffer) => {
      this.#unread = Buffer.concat([this.#unread, bytes]);
      for (let end = endOf(this.#unread); end !== null; end = endOf(this.#unread)) {
        incoming.write(this.#unread.subarray(0, end));
        this.#unread = this.#unread.subarray(end);
        this.#waits = false;
      }
      this.#send();
    });
  }

  /** Answers the commands held back by `silence`, like a server that resumes. */
  resume(): void {
    const held = this.#held;
    this.#held = null;
    if (held) this.#outgoing.write(held);
  }

  close(): void {
    this.#incoming.destroy();
    this.#outgoing.destroy();
  }

  #send(): void {
    while (!this.#waits) {
      const end = endOf(this.#unsent);
      if (end === null) return;
      const command = this.#unsent.subarray(0, end);
      this.#unsent = this.#unsent.subarray(end);
      const fault = this.#next();
      if (!fault) {
        this.#waits = true;
        this.#outgoing.write(command);
      } else if (typeof fault.reply === 'string') this.#incoming.write(fault.reply);
      else if (fault.reply.does === 'silence') {
        this.#waits = true;
        this.#held = command;
      } else if (fault.reply.does === 'cut') {
        this.#waits = true;
        this.#incoming.end('$100\r\n{"data": [{"id": 1, "na');
      } else {
        this.#waits = true;
        this.#incoming.resetAndDestroy();
      }
    }
  }
}

/** End of the first RESP value in the bytes; null while it is incomplete. */
function endOf(bytes: Buffer, at = 0): number | null {
  const line = bytes.indexOf('\r\n', at);
  if (line < 0) return null;
  const behind = line + 2;
  const kind = String.fromCharCode(bytes[at] ?? 0);
  const length = Number(bytes.toString('latin1', at + 1, line));
  if (kind === '$') {
    const end = length < 0 ? behind : behind + length + 2;
    return end <= bytes.length ? end : null;
  }
  if (kind !== '*') return behind;
  let end: number | null = behind;
  for (let index = 0; index < length && end !== null; index += 1) end = endOf(bytes, end);
  return end;
}
