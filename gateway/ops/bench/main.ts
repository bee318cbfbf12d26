/**
 * `npm run bench [-- --quick]` compares this project with its peers; `npm run bench -- <name> [arguments]` runs another
 * benchmark, and `-- --help` lists them.
 */
import { spawnSync } from 'node:child_process';

const benchmarks: Readonly<Record<string, string>> = {
  comparison:
    'this project compared with its peers (the default): -- comparison [--quick] [posts] [shop] [watching] [copies] [catalogue] [memory]; needs a build',
  soak: 'two gateways under load during outages of sources and Redis: -- soak [minutes]; needs a build and Redis',
  slowBody:
    'sockets that never complete their requests, alongside shoppers: -- slowBody [sockets]; needs a build',
  restarts:
    'two gateways behind nginx, restarted and killed under load of cart changes: -- restarts [rounds] [nginx]; needs a build, Redis and nginx',
  memory: 'memory under distinct queries and pages: -- memory [minutes] [how many]; needs a build',
  bigCatalogue: 'the shop with 20,000 products compared with its own catalogue: needs a build and 5 minutes',
  catalogueExport:
    'every product of a market in pages of 100, while products change, then the change log: -- catalogueExport [products]; needs a build and Redis',
  pages:
    'Lighthouse metrics of pages with their budgets: -- pages [--quick] [--all] [page…], more in pages.ts; needs a build and Chromium',
  hedging: 'benefit of hedged reads',
  monitoringCost: 'CPU cost of metrics, logs and traces per request; needs a build',
};

const given = process.argv.slice(2);
const [name = 'comparison', ...rest] = given[0]?.startsWith('--') ? ['comparison', ...given] : given;
if (given.includes('--help') || !(name in benchmarks)) {
  const list = Object.entries(benchmarks).map(([one, what]) => `  ${one.padEnd(12)} ${what}`);
  const text = `npm run bench -- <name>\n${list.join('\n')}\n`;
  if (name in benchmarks) process.stdout.write(text);
  else process.stderr.write(`No benchmark is named ${name}.\n${text}`);
  process.exit(name in benchmarks ? 0 : 1);
}
const file = new URL(`${name}.ts`, import.meta.url).pathname;
process.exitCode = spawnSync(process.execPath, [file, ...rest], { stdio: 'inherit' }).status ?? 1;
