/** Tells with every answer that is no file which build answered, so that open pages notice a newer one. */
import type { EdgeMiddleware } from './EdgeEnv.ts';

/** @param id null while developing. */
export function buildId(id: string | null): EdgeMiddleware {
  return async ({ env: { outgoing } }, next) => {
    if (id !== null) outgoing.setHeader('x-build-id', id);
    return next();
  };
}
