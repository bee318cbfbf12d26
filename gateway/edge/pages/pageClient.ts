/** The client that renders pages: as `npm run build` left it, or as it is being developed. */
import type { Config } from '../../config/config.ts';
import type { Listen } from '../http/listener.ts';
import type { NodeMiddleware } from '../http/middleware/EdgeEnv.ts';
import { builtPages } from './builtPages.ts';
import type { KeptBuild } from '../operationRecords/OperationRecorder.ts';
import type { PageServer } from './pages.ts';

export interface PageClient {
  pages: () => Promise<PageServer>;
  /** Folder of the built files, or the development server that serves them. */
  files: string | NodeMiddleware;
  /** Null in development. */
  buildId: string | null;
  /** Ids of the operations that this build of the client sends; null in development. */
  operationIds: readonly string[] | null;
  /** Builds whose files are kept for open pages, this one included; none in development. */
  keptBuilds: readonly KeptBuild[];
}

/** Replaces the built client in development. */
export interface DevClient {
  pages: () => Promise<PageServer>;
  files: NodeMiddleware;
  listen?: Listen;
}

/** @throws Error when the client is not built. */
export async function pageClient(
  root: string,
  config: Pick<Config, 'cdnUrl'>,
  dev: DevClient | undefined,
): Promise<PageClient> {
  if (dev) return { pages: dev.pages, files: dev.files, buildId: null, operationIds: null, keptBuilds: [] };
  const built = await builtPages(`${root}dist`, config.cdnUrl ?? '');
  const { buildId, operationIds, keptBuilds } = built;
  return { pages: async () => built, files: `${root}dist/client`, buildId, operationIds, keptBuilds };
}
