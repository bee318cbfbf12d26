/**
 * Vite as `npm run dev` uses it: serves the client with Fast Refresh over the gateway's own port, renders its pages, and
 * loads the gateway's modules. React's plugin is added here, so that the production build never meets it.
 */
import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

/** What every page of `npm run dev` starts with. */
export const DEV_ENTRY = '/@dev/entry.js';

export interface DevViteOptions {
  /** Folder of the project, with a slash at its end. */
  root: string;
  /** Takes the hot reload sockets: on the page's own origin no policy and no second port stands in their way. */
  server: Server;
  /** Keeps the prepared packages. */
  cacheDir: string;
}

export function openDevVite({ root, server, cacheDir }: DevViteOptions): Promise<ViteDevServer> {
  return createServer({
    configFile: `${root}client/vite.config.ts`,
    configLoader: 'native',
    appType: 'custom',
    clearScreen: false,
    cacheDir,
    plugins: [react(), devEntry(), gatewayModules()],
    environments: { gateway: { consumer: 'server', dev: { preTransformRequests: true } } },
    server: {
      middlewareMode: true,
      ws: { server },
      // A linked node_modules (a second worktree, a test) lies elsewhere.
      fs: { allow: [root, realpathSync(`${root}node_modules`)] },
      warmup: { clientFiles: ['entry.client.tsx'], ssrFiles: ['entry.server.tsx'] },
    },
  });
}

/** Fast Refresh must be set up before React loads: scripts of a page run in any order, imports of a module in theirs. */
function devEntry(): Plugin {
  return {
    name: 'dev-entry',
    resolveId: (id) => (id === DEV_ENTRY ? id : null),
    load: (id) =>
      id === DEV_ENTRY
        ? `import '/@vite/client'; import '@vitejs/plugin-react/preamble'; import('/entry.client.tsx');`
        : null,
  };
}

/** LiveGateway reloads these as a whole; Vite would only report that it found no way to update them one by one. */
function gatewayModules(): Plugin {
  return {
    name: 'gateway-modules',
    hotUpdate() {
      return this.environment.name === 'gateway' ? [] : undefined;
    },
  };
}
