/**
 * The HTTP server of `npm run dev`. It keeps its port and the browsers' hot reload sockets while the gateway that
 * answers is replaced.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Listen } from '../../edge/http/listener.ts';
import { createLimitedServer } from '../../edge/http/requestLimits.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** How often a replaced gateway looks whether its last request is answered. */
const POLL_MS = 20;

export class FrontServer {
  readonly server: Server;
  #answer: Answer | null = null;
  #holds = 0;
  /** Requests that came before there was an answer, or while they are held. */
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

  /** @throws Error with the code EADDRINUSE when another process listens there. */
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

  /** From now on, and for those that have waited. */
  answerWith(answer: Answer): void {
    this.#answer = answer;
    this.#resume();
  }

  /** Lets requests wait while the work is done: none sees half of a change. */
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

  /** Hands the requests to a gateway; closing it leaves the server open. */
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
