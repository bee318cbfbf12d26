/** The gateway of `npm run dev`: the real one, with Vite in place of the built client. */
import { createServer } from 'vite';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import type { RenderPage } from '../server/pages.ts';
import { startGateway } from '../server/start.ts';
import { stopOnSignals } from '../server/stopOnSignals.ts';

const HMR_PORT = 24_678;
const root = new URL('../../', import.meta.url).pathname;
const config = readConfig(process.env);
const log = pino({ level: 'warn' });
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
      const bundle = (await vite.ssrLoadModule('/entry.server.tsx')) as { renderPage: RenderPage };
      return {
        renderPage: bundle.renderPage,
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
