/**
 * The HTTP server of `npm run dev`. Keeps its port and the hot-reload sockets while the gateway behind it is replaced.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listen } from '../../edge/http/listener.ts';
import { createLimitedServer } from '../../edge/http/requestLimits.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** How often a replaced gateway checks for outstanding requests. */
const POLL_MS = 20;

export class FrontServer {
  readonly server: Server;
  #answer: Answer | null = null;
  #holds = 0;
  /** Requests that arrived before the first gateway or while requests are held. */
  #waiting: (() => void)[] = [];

  constructor() {
    this.server = createLimitedServer((request, response) => {
      if (this.#answer && this.#holds === 0) this.#answer(request, response);
      else this.#waiting.push(() => this.#answer?.(request, response));
    });
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** @throws Error with the code EADDRINUSE when the port is in use. */
  async open(port: number, host: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  /** For new and waiting requests. */
  answerWith(answer: Answer): void {
    this.#answer = answer;
    this.#resume();
  }

  /** Holds requests during the work, so that none sees a partial change. */
  async holdDuring<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#holds += 1;
    try {
      return await work();
    } finally {
      this.#holds -= 1;
      this.#resume();
    }
  }

  #resume(): void {
    if (!this.#answer || this.#holds > 0) return;
    for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Passes requests to a gateway; closing it leaves the server open. */
  readonly listen: Listen = async (answer) => {
    const running = new Set<ServerResponse>();
    this.answerWith((request, response) => {
      running.add(response);
      response.once('close', () => running.delete(response));
      answer(request, response);
    });
    return {
      port: this.port,
      close: async (graceMs) => {
        const end = performance.now() + graceMs;
        while (running.size > 0 && performance.now() < end) await sleep(POLL_MS);
      },
    };
  };
}
