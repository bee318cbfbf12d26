/** An upstream that misbehaves as a test says, unlike the stand-ins, and a source that calls it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { defineCall } from '../../sources/transport/call.ts';
import { SourceError } from '../../sources/transport/errors.ts';
import { Source, type SourceOptions } from '../../sources/transport/source.ts';

/** Handles the nth request, from 1. */
export type Behaviour = (response: ServerResponse, nth: number, request: IncomingMessage) => void;

export interface Upstream {
  source: Source;
  /** Requests received. */
  seen: number;
  /** Requests aborted before the response. */
  aborted: number;
  behave: Behaviour;
  close(): Promise<void>;
}

export const answer = (response: ServerResponse, name = 'lodestar', status = 200): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ name }));
};
export const answerAfter = (response: ServerResponse, ms: number, name?: string): void => {
  setTimeout(() => answer(response, name), ms);
};

export const getThing = defineCall({
  source: 'commerce',
  name: 'getThing',
  method: 'GET',
  route: '/things/{id}',
  varies: [],
  idempotent: true,
  request: ({ id }: { id: number }) => ({ path: `/things/${id}` }),
  answer: z.object({ name: z.string() }),
});
export const putThing = defineCall({ ...getThing, name: 'putThing', method: 'PUT', idempotent: false });

export async function startUpstream(options: Partial<SourceOptions> = {}): Promise<Upstream> {
  const server = createServer((request, response) => {
    upstream.seen += 1;
    response.once('close', () => {
      if (!response.writableFinished) upstream.aborted += 1;
    });
    upstream.behave(response, upstream.seen, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const upstream: Upstream = {
    source: new Source({ name: 'commerce', url, ...options }),
    seen: 0,
    aborted: 0,
    behave: (response) => answer(response),
    async close() {
      server.closeAllConnections();
      await upstream.source.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
}

/** The error that a call fails with. */
export async function sourceFailure(call: Promise<unknown>): Promise<SourceError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SourceError)) throw new Error(`expected a SourceError, got ${String(error)}`);
  return error;
}
