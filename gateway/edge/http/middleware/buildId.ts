/** Sends the build id with every response except files, so that open pages notice a newer build. */
import type { EdgeMiddleware } from './EdgeEnv.ts';

/** @param id null in development. */
export function buildId(id: string | null): EdgeMiddleware {
  return async ({ env: { outgoing } }, next) => {
    if (id !== null) outgoing.setHeader('x-build-id', id);
    return next();
  };
}
