/**
 * `npm run bench:pages -- [options] [page…]` measures pages of the built shop with Lighthouse, on phone and desktop, and
 * prints each metric with its budget. Exit code 1 when a budget is missed.
 *
 *   --runs 5             runs per page and screen, of which the median counts; --quick is one
 *   --screen phone       one screen only
 *   --all                one page of each indexed kind
 *   --pro                also as a pro customer
 *   --locales de-de,…    locales in addition to en-us
 *   --proxy              behind nginx as in docker-compose.yml, with HTTP/2 (NGINX_PATH; needs openssl)
 *   --write              also writes the table to PAGES.md
 *
 * Needs a build, and Chromium at CHROMIUM_PATH.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Browser } from '../../testing/shop/browser.ts';
import { freePort } from '../../testing/shop/freePort.ts';
import { startSecureProxy } from '../../testing/deployment/proxy.ts';
import { aligned } from './figures.rules.ts';
import { canPin, cores, MeasuredServer } from './measure/MeasuredServer.ts';
import { addressIn, measuredPages } from './pages/measuredPages.ts';
import { PageMeter } from './pages/PageMeter.ts';
import { beyondBudget, budgets, figureRows, screens, type PageRow } from './pages/pageFigures.rules.ts';
import { gatewayEnvironment, root, runBenchmark, say, startReplica, type Keep } from './parts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    quick: { type: 'boolean', default: false },
    screen: { type: 'string' },
    all: { type: 'boolean', default: false },
    pro: { type: 'boolean', default: false },
    locales: { type: 'string', default: 'en-us' },
    proxy: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const runs = values.quick ? 1 : Number(values.runs);
const pages = measuredPages.filter(({ name, isMain }) =>
  positionals.length > 0 ? positionals.includes(name) : values.all || isMain,
);
const shownScreens = screens.filter((screen) => values.screen === undefined || values.screen === screen);
const locales = values.locales.split(',');
const shoppers = values.pro ? (['guest', 'pro'] as const) : (['guest'] as const);
const MAX_MS_PER_RUN = 60_000;
const looks = pages.length * shownScreens.length * locales.length * shoppers.length;

interface Shop {
  /** URL for browsers. */
  url: string;
  /** Environment of its gateway. */
  environment: Readonly<Record<string, string>>;
}

async function openShop(keep: Keep): Promise<Shop> {
  const sandbox = keep(
    await MeasuredServer.start({
      name: 'sandbox',
      file: new URL('shop/sandboxServer.ts', import.meta.url).pathname,
      args: ['--pictures'],
      ...(canPin ? { core: cores.rest } : {}),
    }),
  );
  const environment = gatewayEnvironment(sandbox.url);
  const port = await freePort();
  if (!values.proxy) {
    const { url } = keep(await startReplica({ ...environment, PORT: String(port) }));
    return { url, environment };
  }
  const secure = { shop: await freePort(), pictures: await freePort(), picturesUrl: sandbox.url };
  const nginx = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
  const proxy = keep(await startSecureProxy([port, port], nginx, secure));
  const proxied = {
    TRUSTED_PROXIES: '1',
    PUBLIC_ORIGIN: proxy.url,
    IMAGES_URL: `https://127.0.0.1:${secure.pictures}`,
    NODE_EXTRA_CA_CERTS: proxy.certificate,
  };
  keep(await startReplica({ ...environment, ...proxied, PORT: String(port) }));
  return { url: proxy.url, environment };
}

/** Cookies of a pro customer of the market's store, signed in at a replica without bot protection. */
async function signedIn({ environment }: Shop, locale: string): Promise<string> {
  const open = Object.entries(environment).filter(([name]) => !name.startsWith('BOT_'));
  const copy = await startReplica({ ...Object.fromEntries(open), PORT: String(await freePort()) });
  const shopper = new Browser(copy.url);
  await shopper.signIn(locale === 'de-de' ? 'pro.eu' : 'pro.us', locale);
  await copy.close();
  return [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

async function measurePages(keep: Keep): Promise<boolean> {
  const shop = await openShop(keep);
  const meter = keep(await PageMeter.open(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'));
  const rows: PageRow[] = [];
  const findings: string[] = [];
  for (const locale of locales) {
    for (const shopper of shoppers) {
      const cookie = shopper === 'pro' ? await signedIn(shop, locale) : undefined;
      for (const { name, path, isIndexable } of pages) {
        for (const screen of shownScreens) {
          const page = [name, locale, shopper].join(' ');
          const visit = { url: shop.url + addressIn(locale, path), screen, isIndexable, cookie };
          const report = await meter.measure(visit, runs);
          rows.push({ page, screen, figures: report.figures });
          findings.push(...report.findings.map((finding) => `${page}, ${screen}: ${finding}`));
          process.stderr.write(
            `${page}, ${screen}: ${beyondBudget(report.figures, budgets).join(', ') || 'good'}\n`,
          );
        }
      }
    }
  }
  const table = aligned(figureRows(rows));
  const how = `Median of ${runs}, ${values.proxy ? 'behind nginx with HTTP/2' : 'the gateway itself'}; each metric with its budget.`;
  const text = [how, '', table, ...(findings.length > 0 ? ['', ...findings] : [])].join('\n');
  say(text);
  if (values.write) {
    const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
    const date = new Date().toISOString().slice(0, 10);
    const file = new URL('PAGES.md', import.meta.url);
    writeFileSync(
      file,
      `# Results of \`npm run bench:pages\`\n\n${date}, ${commit}. Written by the benchmark.\n\n\`\`\`\n${text}\n\`\`\`\n`,
    );
  }
  return rows.every(({ figures }) => beyondBudget(figures, budgets).length === 0);
}

await runBenchmark(measurePages, 300_000 + looks * (runs + 2) * MAX_MS_PER_RUN);
