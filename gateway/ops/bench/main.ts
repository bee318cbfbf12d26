/**
 * `npm run bench [-- --quick]` compares this project with its peers; `npm run bench -- <name> [arguments]` runs another
 * benchmark, and `-- --help` lists them.
 */
import { spawnSync } from 'node:child_process';

const benchmarks: Readonly<Record<string, string>> = {
  comparison:
    'this project against its peers, as without a name: -- comparison [--quick] [posts] [shop] [watching] [copies]; needs a build',
  soak: 'two gateways under load while sources and Redis come and go: -- soak [minutes]; needs a build and Redis',
  slowBody:
    'sockets that never finish what they send, while shoppers shop: -- slowBody [sockets]; needs a build',
  restarts:
    'two gateways behind nginx are replaced, then killed, while carts are filled: -- restarts [rounds] [nginx]; needs a build, Redis and nginx',
  memory: 'distinct queries and pages without end: -- memory [minutes] [how many]; needs a build',
  bigCatalogue: 'the shop with 20,000 products against the shop with its own: needs a build and 5 minutes',
  pages:
    'what Lighthouse says of pages, beside their budgets: -- pages [--quick] [--all] [page…], more in pages.ts; needs a build and Chromium',
  hedging: 'what a second request for late reads is worth',
  monitoringCost: 'processor time that metrics, logs and traces cost a request; needs a build',
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
