/** `npm run bench -- <name> [arguments]`: runs one benchmark; without a name it lists them. */
import { spawnSync } from 'node:child_process';

const benchmarks: Readonly<Record<string, string>> = {
  soak: 'two gateways under load while sources and Redis come and go: -- soak [minutes]; needs a build and Redis',
  slowBody:
    'sockets that never finish what they send, while shoppers shop: -- slowBody [sockets]; needs a build',
  restarts:
    'two gateways behind nginx are replaced, then killed, while carts are filled: -- restarts [rounds] [nginx]; needs a build, Redis and nginx',
  hedging: 'what a second request for late reads is worth',
  watchCost: 'processor time that metrics, logs and traces cost a request; needs a build',
};

const [name, ...rest] = process.argv.slice(2);
if (name === undefined || !(name in benchmarks)) {
  const list = Object.entries(benchmarks).map(([one, what]) => `  ${one.padEnd(10)} ${what}`);
  const text = `npm run bench -- <name>\n${list.join('\n')}\n`;
  if (name === undefined) process.stdout.write(text);
  else process.stderr.write(`No benchmark is named ${name}.\n${text}`);
  process.exit(name === undefined ? 0 : 1);
}
const file = new URL(`${name}.ts`, import.meta.url).pathname;
process.exitCode = spawnSync(process.execPath, [file, ...rest], { stdio: 'inherit' }).status ?? 1;
