/**
 * The built client's files, compressed at build time. Served before the session is read, which they do not depend on.
 */
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import sirv from 'sirv';
import { fileHeaders } from '../fileHeaders.ts';
import type { EdgeMiddleware, NodeMiddleware } from './EdgeEnv.ts';

export interface StaticFilesOptions {
  /** Folder of the built client. */
  folder: string;
  /** Pages load the files from a CDN, which fetches them here. */
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

/** Files served by a handler for node:http. */
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
