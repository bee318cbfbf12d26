/**
 * The gateway of `npm run dev`, replaced as a whole when one of its files changes. Vite's module runner re-evaluates
 * the modules in this process (about 0.2 s; a new process takes seconds to load the packages). All of them, because the
 * schema's modules register with one builder. The previous gateway serves until the new one runs.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Logger } from 'pino';
import { createServerModuleRunner, normalizePath, type ViteDevServer } from 'vite';
import type * as Config from '../../config/config.ts';
import type * as Contract from '../../ops/schemaCheck/printSchema.ts';
import type { PageBundle } from '../../../schema/pageContract.ts';
import type { PageServer } from '../../edge/pages/pages.ts';
import type { RunningEdge } from '../../edge/http/server.ts';
import type * as Start from '../../edge/start.ts';
import { DEV_ENTRY } from './devVite.ts';
import { failurePage } from './failurePage.ts';
import type { FrontServer } from './FrontServer.ts';
import type { RelayArtifacts } from './RelayArtifacts.ts';

export interface LiveGatewayOptions {
  /** Project folder, with a trailing slash. */
  root: string;
  vite: ViteDevServer;
  front: FrontServer;
  artifacts: RelayArtifacts;
  /** Environment variables for the gateway's configuration. */
  environment: Readonly<Record<string, string | undefined>>;
  log: Logger;
}

/** Milliseconds for the replaced gateway to finish its requests. */
const GRACE_MS = 1_000;

export class LiveGateway {
  readonly #options: LiveGatewayOptions;
  readonly #import: <Module>(file: string) => Promise<Module>;
  readonly #forget: () => void;
  #running: RunningEdge | null = null;
  #turn: Promise<void> | null = null;
  #isStale = false;
  /** Why the newest code does not run; null when it does. */
  #failure: string | null = null;
  #isPageBroken = false;

  constructor(options: LiveGatewayOptions) {
    this.#options = options;
    const environment = options.vite.environments['gateway'];
    if (!environment) throw new Error('Vite has no environment for the gateway.');
    const runner = createServerModuleRunner(environment, { hmr: false });
    this.#import = (file) => runner.import(options.root + file);
    this.#forget = () => runner.clearCache();
  }

  /** Vite itself invalidates the file after its plugins' asynchronous hooks, which may be later than the reload. */
  fileChanged(file: string): void {
    this.#options.vite.environments['gateway']?.moduleGraph.onFileChange(normalizePath(file));
  }

  /** Runs the current code and reloads open pages. Prints errors; never throws. */
  async reload(): Promise<void> {
    this.#isStale = true;
    this.#turn ??= this.#options.front
      .holdDuring(() => this.#catchUp())
      .finally(() => {
        this.#turn = null;
      });
    await this.#turn;
  }

  /** Compiles the client's graphql literals and passes the operations to the gateway. */
  async compile(): Promise<void> {
    const { artifacts, front } = this.#options;
    await front.holdDuring(async () => {
      const before = artifacts.operations();
      try {
        await artifacts.compile();
      } catch (error) {
        this.report('relay-compiler', error);
        return;
      }
      const isOld = this.#running !== null && artifacts.operations() !== before;
      if (isOld || this.#failure !== null) await this.reload();
    });
  }

  async #catchUp(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      const started = performance.now();
      const isFirst = this.#running === null;
      try {
        await this.#replace();
        this.#failure = null;
        if (!isFirst) console.log(`Gateway   reloaded in ${Math.round(performance.now() - started)} ms`);
        this.reloadPages();
      } catch (error) {
        this.#failure = this.report('The gateway does not run', error);
        if (isFirst) this.#answerWithFailure();
      }
    }
  }

  async #replace(): Promise<void> {
    const { environment, front, vite, log } = this.#options;
    this.#forget();
    await this.#writeContract();
    const { readConfig } = await this.#import<typeof Config>('gateway/config/config.ts');
    const { startGateway } = await this.#import<typeof Start>('gateway/edge/start.ts');
    const before = this.#running;
    this.#running = await startGateway(readConfig(environment), {
      log,
      dev: { pages: () => this.#pages(), files: vite.middlewares, listen: front.listen },
    });
    before?.stop(GRACE_MS).catch((error: unknown) => this.report('The replaced gateway did not stop', error));
  }

  /** Writes a changed schema and compiles it into the client before it is served. */
  async #writeContract(): Promise<void> {
    const { printedSchema, schemaFile } = await this.#import<typeof Contract>(
      'gateway/ops/schemaCheck/printSchema.ts',
    );
    const text = printedSchema();
    if (readFileSync(schemaFile, 'utf8') === text) return;
    writeFileSync(schemaFile, text);
    console.log('Schema    written to schema/schema.graphql');
    await this.#options.artifacts.compile();
  }

  async #pages(): Promise<PageServer> {
    const { vite, front } = this.#options;
    const shared = {
      assets: {
        scripts: [DEV_ENTRY],
        styles: ['/styles/fonts.css'],
        fontFaces: '',
        preloads: () => [],
        styleText: () => null,
      },
      // Older browsers do not apply 'self' to sockets.
      devSources: `ws://localhost:${front.port} ws://127.0.0.1:${front.port}`,
    };
    try {
      const { pageBundle } = (await vite.ssrLoadModule('/entry.server.tsx')) as { pageBundle: PageBundle };
      return { ...pageBundle, ...shared };
    } catch (error) {
      this.#isPageBroken = true;
      const html = failurePage(this.report('The page does not load', error));
      return {
        renderPage: async () => ({ status: 500, headers: {}, body: [html] }),
        inlineScripts: [],
        redirectAt: () => null,
        readPayload: async () => ({ status: 500, answers: {} }),
        screens: [],
        ...shared,
      };
    }
  }

  /** A failure page has no client modules that Vite could update. */
  clientChanged(): void {
    if (!this.#isPageBroken) return;
    this.#isPageBroken = false;
    this.reloadPages();
  }

  reloadPages(): void {
    this.#options.vite.environments.client.hot.send({ type: 'full-reload', path: '*' });
  }

  #answerWithFailure(): void {
    const { front, vite } = this.#options;
    front.answerWith((request, response) => {
      vite.middlewares(request, response, () => {
        response
          .writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
          .end(failurePage(this.#failure ?? ''));
      });
    });
  }

  /** Reports an error in the terminal and over open pages. Returns the message. */
  report(what: string, error: unknown): string {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const places = stack.split('\n').filter((line) => /^\s+at .*\/(gateway|client)\//.test(line));
    const own = places.filter((line) => !line.includes('/gateway/sandbox/dev'));
    const said = [`${what}: ${message.trim()}`, ...own.slice(0, 5)].join('\n');
    console.error(`\n${said}\n`);
    const plain = stripVTControlCharacters(said);
    this.#options.vite.environments.client.hot.send({ type: 'error', err: { message: plain, stack: '' } });
    return plain;
  }

  async stop(): Promise<void> {
    await this.#turn;
    await this.#running?.stop(GRACE_MS);
  }
}
