/**
 * GraphiQL: a small page, and its nine megabytes of script as a file that browsers keep. Nothing comes from other
 * origins. Where queries need a key the page asks for one before it loads the script (openGraphiql.js).
 */
import { readFileSync } from 'node:fs';
import { html } from '../../html/html.ts';
import { KeptBytes } from '../../html/KeptBytes.ts';
import { fontSource, type ShopFonts } from '../../html/ShopFonts.ts';
import { shopTokens } from '../../html/shopTokens.ts';
import { GUIDE_PATH } from '../../reference/pages/layout.ts';
import { REFERENCE_PATH } from '../../reference/elements.ts';
import { defaultQuery, exampleTabs } from './exampleQueries.ts';
import { graphiqlStyles } from './graphiqlStyles.ts';

export const GRAPHIQL_FILES = '/api/graphiql';

export interface Graphiql {
  page: KeptBytes;
  /** Null for a path that is none of its files. */
  file(path: string): Promise<KeptBytes | null>;
}

export interface GraphiqlOptions {
  /** Queries need a partner's key. */
  needsKey: boolean;
  /** Default headers of its requests. */
  headers: Readonly<Record<string, string>>;
  fonts: ShopFonts;
}

export function createGraphiql({ needsKey, headers, fonts }: GraphiqlOptions): Graphiql {
  const opener = readFileSync(new URL('openGraphiql.js', import.meta.url), 'utf8');
  const files = new Map<string, () => Promise<KeptBytes>>([
    ['/open.js', async () => new KeptBytes(opener, script)],
    [
      '/page.css',
      async () => new KeptBytes(`${await fonts.faces()}:root {\n  ${shopTokens}\n}${graphiqlStyles}`, style),
    ],
    ['/graphiql.js', async () => new KeptBytes(await graphiqlScript(), script)],
    [
      '/graphiql.css',
      async () => new KeptBytes((await import('@graphql-yoga/render-graphiql/graphiql')).css, style),
    ],
  ]);
  const kept = new Map<string, Promise<KeptBytes>>();
  return {
    page: new KeptBytes(pageOf(needsKey, headers), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(fonts),
    }),
    async file(path) {
      const name = path.slice(GRAPHIQL_FILES.length);
      const make = files.get(name);
      if (!make) return null;
      const file = kept.get(name) ?? make();
      kept.set(name, file);
      return file;
    },
  };
}

const script = { 'content-type': 'text/javascript; charset=utf-8' };
const style = { 'content-type': 'text/css; charset=utf-8' };

const policyOf = (fonts: ShopFonts): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // The editor injects style elements for its colours.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `font-src ${fontSource(fonts)} data:`,
    "connect-src 'self'",
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** GraphiQL with its editor's workers, as @graphql-yoga/render-graphiql would inline it. */
async function graphiqlScript(): Promise<string> {
  const { editorWorkerService, graphqlWorker, js, jsonWorker } =
    await import('@graphql-yoga/render-graphiql/graphiql');
  return `const workerText = ${JSON.stringify({ editorWorkerService, json: jsonWorker, graphql: graphqlWorker })};
globalThis.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_, label) => URL.createObjectURL(new Blob([workerText[label]], { type: 'application/javascript' })),
};
${js}`;
}

function pageOf(needsKey: boolean, headers: GraphiqlOptions['headers']): string {
  const options = {
    title: 'Skarn GraphiQL',
    defaultQuery,
    defaultTabs: exampleTabs.map(({ query }) => ({ query })),
    shouldPersistHeaders: true,
    headers: JSON.stringify(headers, null, 2),
  };
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Skarn GraphiQL</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${GRAPHIQL_FILES}/page.css" />
      </head>
      <body data-options="${JSON.stringify(options)}" data-needs-key="${String(needsKey)}">
        <header class="bar">
          <a class="brand" href="${REFERENCE_PATH}">Skarn <span>GraphiQL</span></a>
          <p id="key-in-use" hidden>
            Key <span id="key-name"></span> <button type="button" id="forget">Forget this key</button>
          </p>
          <a href="${REFERENCE_PATH}">Reference</a>
        </header>
        <main id="key-needed" hidden>
          <h1>GraphiQL</h1>
          <p>
            Queries of your own need a partner’s key. It stays in this tab, is sent to this shop alone, and is
            gone when you close the tab.
          </p>
          <form id="key-form">
            <label for="key">Key</label>
            <input
              id="key"
              type="password"
              autocomplete="off"
              autocapitalize="none"
              spellcheck="false"
              placeholder="skp_…"
              required
              aria-describedby="problem"
            />
            <p id="problem" role="alert"></p>
            <button>Open GraphiQL</button>
          </form>
          <p>
            No key yet? Ask your contact at the shop for one, and say what you need it for:
            <a href="${GUIDE_PATH}#a-key">what a key opens</a>. The
            <a href="${REFERENCE_PATH}">reference</a> shows every type and example without one.
          </p>
        </main>
        <div id="graphiql" role="main" hidden><p class="loading">Loading GraphiQL…</p></div>
        <noscript
          ><p class="loading">
            GraphiQL needs JavaScript. The <a href="${REFERENCE_PATH}">reference</a> does not.
          </p></noscript
        >
        <script src="${GRAPHIQL_FILES}/open.js"></script>
      </body>
    </html> `.text;
}
