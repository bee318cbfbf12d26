/**
 * Vite for `npm run dev`: serves the client with Fast Refresh over the gateway's port, renders its pages, and loads the
 * gateway's modules. React's plugin is added here to keep it out of the production build.
 */
import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ViteDevServer } from 'vite';

/** Entry script of every page in `npm run dev`. */
export const DEV_ENTRY = '/@dev/entry.js';

export interface DevViteOptions {
  /** Project folder, with a trailing slash. */
  root: string;
  /** Server for the hot-reload sockets: on the page's origin, no content security policy or second port interferes. */
  server: Server;
  /** Folder for prebundled packages. */
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
      // A linked node_modules (a second worktree, a test) is outside the root.
      fs: { allow: [root, realpathSync(`${root}node_modules`)] },
      warmup: { clientFiles: ['entry.client.tsx'], ssrFiles: ['entry.server.tsx'] },
    },
  });
}

/**
 * Fast Refresh must be set up before React loads. A page's scripts run in any order, a module's imports in sequence.
 */
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

/** LiveGateway reloads these as a whole; Vite would only report that it cannot hot-replace them. */
function gatewayModules(): Plugin {
  return {
    name: 'gateway-modules',
    hotUpdate() {
      return this.environment.name === 'gateway' ? [] : undefined;
    },
  };
}
