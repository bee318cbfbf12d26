/**
 * The container image, as far as it can be tested without an engine: the files that its Dockerfile copies, less
 * `.dockerignore`, are put into a folder with the production packages only, where the image's command runs.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageEnvironment, shopOptions } from '../../ops/bench/measure/MeasuredServer.ts';
import { startTestSandbox, type TestSandbox } from '../shop/testSandbox.ts';
import { sandboxEnvironment } from '../../sandbox/sandboxConfig.ts';
import { freePort } from '../shop/freePort.ts';
import { startGatewayProcess } from './gatewayProcess.ts';

const root = new URL('../../../', import.meta.url).pathname;
const read = (file: string): string => readFileSync(root + file, 'utf8');
const dockerfile = read('gateway/ops/deploy/Dockerfile').replaceAll(/\\\n\s*/g, ' ');
const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
const last = stages.at(-1) ?? '';
const instructions = (stage: string, name: string): string[] =>
  [...stage.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest);

interface Copy {
  fromBuild: boolean;
  from: string;
  to: string;
}
const copies = instructions(last, 'COPY').map((line): Copy => {
  const output = line.split(' ');
  const fromBuild = output[0] === '--from=build';
  const [from = '', to = ''] = fromBuild ? output.slice(1) : output;
  return { fromBuild, from: from.replace(/^\/shop\//, ''), to };
});

/**
 * Patterns of `.dockerignore` in the forms that ours uses: `*`, `!top`, `folder/or/file`, and names with stars
 * anywhere.
 */
const rules = read('.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const text = line.replace(/^!/, '');
    const name = text
      .replace(/^\*\*\//, '')
      .replaceAll('.', String.raw`\.`)
      .replaceAll('*', '[^/]*');
    const pattern = new RegExp(`^${text.startsWith('**/') ? '(?:.*/)?' : ''}${name}(?:/|$)`);
    return { isTaken: line.startsWith('!'), pattern };
  });
/** The last matching line decides. */
const isInContext = (path: string): boolean =>
  rules.findLast(({ pattern }) => pattern.test(path))?.isTaken ?? true;

interface Locked {
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}
const locked = (JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }).packages;
/** Top-level package folders that `npm prune --omit=dev` keeps, including their nested packages. */
const production = Object.keys(locked).filter(
  (place) =>
    /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(place) && !locked[place]?.dev && existsSync(root + place),
);

const image = mkdtempSync(join(tmpdir(), 'skarn-image-'));
let sandbox: TestSandbox;

beforeAll(async () => {
  for (const { fromBuild, from, to } of copies) {
    if (from === 'node_modules') continue;
    cpSync(root + from, join(image, to === './' ? from : to), {
      recursive: true,
      // Results of an earlier stage are copied whole.
      filter: (source) => fromBuild || isInContext(relative(root, source)),
    });
  }
  for (const place of production) {
    mkdirSync(dirname(join(image, place)), { recursive: true });
    symlinkSync(root + place, join(image, place));
  }
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  await sandbox.close();
  rmSync(image, { recursive: true, force: true });
});

const files = (): string[] =>
  readdirSync(image, { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('node_modules'),
  );

describe('the Dockerfile', () => {
  test('has two stages on one image: Debian’s slim Node, pinned by its major version', () => {
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:26-bookworm-slim$/m);
    expect(stages.map((stage) => stage.split('\n', 1)[0])).toEqual([
      'FROM ${NODE_IMAGE} AS build',
      'FROM ${NODE_IMAGE} AS gateway',
    ]);
    const major = (JSON.parse(read('package.json')) as { devDependencies: { node: string } }).devDependencies
      .node;
    expect(major).toMatch(/^26\./);
  });

  test('installs the locked packages, builds, and prunes development packages', () => {
    expect(instructions(stages[0] ?? '', 'RUN').map((line) => line.replaceAll(/ --no-\w+/g, ''))).toEqual([
      'npm ci',
      'npm run build && npm prune --omit=dev',
    ]);
  });

  test('runs as an unprivileged user, stops on SIGTERM, and checks readiness', () => {
    expect(instructions(last, 'USER')).toEqual(['node']);
    expect(instructions(last, 'STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(instructions(last, 'HEALTHCHECK')[0]).toContain('/health/ready');
    // The exec form: a shell would swallow the signal.
    expect(JSON.parse(instructions(last, 'CMD')[0] ?? '')).toEqual([
      'node',
      ...shopOptions,
      'gateway/main.ts',
    ]);
    expect(instructions(last, 'RUN')).toEqual([]);
  });

  test('starts Node with the options of `npm start` and of the benchmark', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
    expect(scripts.start).toContain(`&& node ${shopOptions.join(' ')} gateway/sandbox/main.ts`);
  });

  test('sets the environment that the benchmark measures', () => {
    const [environment = ''] = instructions(last, 'ENV');
    for (const [name, value] of Object.entries(imageEnvironment))
      expect(environment).toContain(`${name}=${value}`);
  });

  test('copies allowlisted files only', () => {
    expect(
      read('.dockerignore')
        .split('\n')
        .find((line) => line !== '' && !line.startsWith('#')),
    ).toBe('*');
    for (const path of [
      '.git/config',
      '.env',
      '.sandbox/commerce.db',
      'e2e/shopping/cart.spec.ts',
      'node_modules/x',
    ])
      expect([path, isInContext(path)]).toEqual([path, false]);
    for (const path of [
      'package-lock.json',
      'client/routes.tsx',
      'gateway/main.ts',
      'schema/operations.json',
      // The reference shows these.
      'schema/README.md',
      'schema/QUESTIONS.md',
      'schema/CHANGELOG.md',
      'gateway/docs/examples/catalogueExport/README.md',
      'gateway/docs/examples/catalogueExport/shop.ts',
    ])
      expect([path, isInContext(path)]).toEqual([path, true]);
  });
});

describe('the image', () => {
  test('contains no sandbox, tests, repository tools or client sources', () => {
    const found = files();
    expect(found).toEqual(
      expect.arrayContaining(['gateway/main.ts', 'schema/operations.json', 'package.json']),
    );
    expect(
      found.filter((file) => /sandbox|testing|bench|\.test\.|^e2e|^client|checkSchema|Dockerfile/.test(file)),
    ).toEqual([]);
  });

  test('contains the packages that the gateway imports, and no development-only ones', () => {
    const has = new Set(production.map((place) => place.replace('node_modules/', '')));
    const named = files()
      .filter((file) => /^gateway\/.*\.ts$/.test(file))
      .flatMap((file) =>
        [
          ...readFileSync(join(image, file), 'utf8').matchAll(
            /^(?:import|export) (?!type)[^'";]*?from '([^'.]+[^']*)'/gm,
          ),
        ].map(([, from = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? ''),
      )
      .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !has.has(name))).toEqual([]);
    for (const tool of ['vite', 'typescript', 'relay-compiler', 'react-dom', 'sharp', 'node', 'vitest'])
      expect([tool, has.has(tool)]).toEqual([tool, false]);
  });

  test('starts, becomes ready, and serves a page with its files', async () => {
    const port = await freePort();
    const gateway = await startGatewayProcess({
      folder: image,
      env: {
        ...sandboxEnvironment({
          url: sandbox.url,
          sessionSecret: 'a secret that is long enough to seal',
          port,
        }),
        OPEN_GRAPHQL: 'false',
        NODE_ENV: 'production',
      },
      // Symlinks are resolved: only packages of the image are found.
      options: ['--preserve-symlinks', '--preserve-symlinks-main'],
    });
    const ready = await fetch(`${gateway.url}/health/ready`);
    expect(ready.status).toBe(200);
    const page = await fetch(gateway.url);
    const html = await page.text();
    expect([page.status, html.includes('Skarn')]).toEqual([200, true]);
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1];
    expect((await fetch(gateway.url + script)).status).toBe(200);
    // A worker thread reads the gazetteer from its own package.
    const places = await fetch(`${gateway.url}/en-us/stores?near=Berlin`);
    expect(places.status).toBe(200);
    await places.text();
    gateway.kill('SIGTERM');
    expect(await gateway.ended).toBe(0);
  });
});
