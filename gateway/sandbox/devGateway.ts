/** The gateway of `npm run dev`: the real one, with Vite in place of the built client. */
import { createServer } from 'vite';
import { readConfig } from '../config.ts';
import type { PageServer } from '../server/pages.ts';
import { startGateway } from '../server/start.ts';
import { stopOnSignals } from '../server/stopOnSignals.ts';
import { createLog } from '../server/watch/log.ts';

const HMR_PORT = 24_678;
const root = new URL('../../', import.meta.url).pathname;
const config = readConfig(process.env);
const log = createLog('warn');
const vite = await createServer({
  configFile: `${root}client/vite.config.ts`,
  // Bundling the configuration would write a file that Node's watcher takes for a change.
  configLoader: 'native',
  appType: 'custom',
  server: { middlewareMode: true, hmr: { port: HMR_PORT } },
});

const gateway = await startGateway(config, {
  log,
  dev: {
    files: vite.middlewares,
    pages: async () => {
      const bundle = (await vite.ssrLoadModule('/entry.server.tsx')) as Pick<
        PageServer,
        'renderPage' | 'redirectAt' | 'screens'
      >;
      return {
        renderPage: bundle.renderPage,
        redirectAt: bundle.redirectAt,
        screens: bundle.screens,
        assets: { scripts: ['/@vite/client', '/entry.client.tsx'], styles: [], preloads: () => [] },
        devSources: `ws://localhost:${HMR_PORT}`,
      };
    },
  },
});
console.log(`Shop      ${gateway.url} (hot reload)`);
stopOnSignals(async () => {
  await gateway.stop(500);
  await vite.close();
}, log);
