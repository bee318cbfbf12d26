/**
 * A proxy between gateway and stand-ins that forwards everything and checks each call of the gateway against the
 * documents (callContract.rules.ts). Calls of browsers and tests, which have no request id, are not checked.
 */
import { createHash } from 'node:crypto';
import {
  Agent,
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { LRUCache } from 'lru-cache';
import { attemptsAfter, callKey, checkCall, exceedsAttempts, type Exchange } from './callChecks.rules.ts';

export interface CallReport {
  /** Number of observations of each call: `commerce GET /api/products`. */
  calls: Record<string, number>;
  /** Described in words, with their number. */
  violations: Record<string, number>;
}

export interface CheckingProxy {
  /** Origin to use instead of the target's. */
  url: string;
  /** Requests that arrive before there is a target wait. */
  passTo(target: string): void;
  report(): CallReport;
  close(): Promise<void>;
}

export async function startCheckingProxy(): Promise<CheckingProxy> {
  const { promise: target, resolve: passTo } = Promise.withResolvers<string>();
  // No kept connections: the target may close an idle one just as a call is sent on it, and the caller would lose it.
  const agent = new Agent({ keepAlive: false });
  const calls = new Map<string, number>();
  const violations = new Map<string, number>();
  /** Recent calls: retries come soon. */
  const sent = new LRUCache<string, number>({ max: 20_000 });
  const count = (counts: Map<string, number>, name: string): void =>
    void counts.set(name, (counts.get(name) ?? 0) + 1);

  function check(exchange: Exchange, succeeded: boolean): void {
    const { rule, violations: found } = checkCall(exchange);
    for (const violation of found) count(violations, violation);
    if (!rule) return;
    count(calls, `${rule.source} ${rule.verb} ${rule.path}`);
    const key = callKey(exchange);
    const times = (sent.get(key) ?? 0) + 1;
    sent.set(key, attemptsAfter(rule, times, succeeded));
    const tooOften = exceedsAttempts(rule, times);
    if (tooOften !== null) count(violations, tooOften);
  }

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { hostname, port } = new URL(await target);
    const started = performance.now();
    const { method: verb = 'GET', url: path = '/', headers } = incoming;
    const digest = createHash('sha1');
    let hasBody = false;
    const upstream = forward({ hostname, port, path, method: verb, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
      answer.pipe(outgoing);
      answer.once('error', () => incoming.socket.destroy());
    });
    upstream.once('error', () => incoming.socket.destroy());
    incoming.on('data', (chunk: Buffer) => {
      hasBody = true;
      digest.update(chunk);
    });
    incoming.pipe(upstream);
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) upstream.destroy();
      if (headers['x-request-id'] === undefined) return;
      const bodyDigest = hasBody ? digest.digest('base64') : '';
      const succeeded = outgoing.writableFinished && outgoing.statusCode < 300;
      check({ verb, target: path, headers, bodyDigest, tookMs: performance.now() - started }, succeeded);
    });
  }

  const server = createServer((incoming, outgoing) => void pass(incoming, outgoing));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    passTo,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    report: () => ({ calls: Object.fromEntries(calls), violations: Object.fromEntries(violations) }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          agent.destroy();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
