/**
 * The built client's files, compressed when they were built. Before the session: a file is the same for everybody, and
 * unsealing a cookie is not free.
 */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import sirv from 'sirv';
import { fileHeaders } from '../fileHeaders.ts';
import type { EdgeMiddleware, NodeMiddleware } from './EdgeEnv.ts';

export interface StaticFilesOptions {
  /** Folder with the built client. */
  folder: string;
  /** Pages of this shop load its files from another origin, a CDN that fetches them here. */
  servesCdn: boolean;
}

export function staticFiles({ folder, servesCdn }: StaticFilesOptions): EdgeMiddleware {
  const files = nodeFiles(
    sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders: fileHeaders(servesCdn) }),
  );
  return (c, next) =>
    files(c, async () => {
      if (!ofBuild.test(c.env.arrival.path)) return next();
      // Of an earlier or later build: caches must not store that it was missing.
      c.res = c.text(`Page not found: ${c.env.arrival.path}`, 404, { 'cache-control': 'no-store' });
    });
}

const ofBuild = /^\/(assets|builds)\//;

/** What a handler of node:http answers before the pages do. */
export function nodeFiles(handler: NodeMiddleware): EdgeMiddleware {
  return async ({ env: { incoming, outgoing, arrival } }, next) => {
    if (arrival.isApi) return next();
    await new Promise<void>((resolve) => {
      const done = (): void => {
        outgoing.off('close', done);
        resolve();
      };
      outgoing.once('close', done);
      handler(incoming, outgoing, done);
    });
    return outgoing.headersSent || outgoing.destroyed ? RESPONSE_ALREADY_SENT : next();
  };
}
