/**
 * `npm run content:model` writes the content types that the gateway reads; `npm run content:seed` also writes the
 * sandbox's brand as entries and assets. Both write a folder that the vendor's `csdx cm:stacks:import` reads. Exit code 2
 * for invalid arguments.
 */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brandFor } from '../../sandbox/brand/brand.ts';
import { assetFile } from '../../sandbox/delivery/assets.ts';
import { brandEntries } from '../../sandbox/delivery/seed/brandEntries.ts';
import { imageryStandin } from '../../sandbox/imagery/server.ts';
import { modelFiles, type StackFiles } from './modelFiles.ts';
import { assetFiles, entryFiles } from './seedFiles.ts';

const usage = `npm run content:model -- --out DIR [--environment NAME]
npm run content:seed -- --out DIR [--environment NAME] [--sandbox URL]
  --out          an empty folder, or one that does not exist
  --environment  environment that entries are published in; production by default
  --sandbox      where the brand's links to the sandbox lead; http://127.0.0.1:4100 by default`;

class UsageError extends Error {}

async function read() {
  const [what, ...args] = process.argv.slice(2);
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string' },
      environment: { type: 'string', default: 'production' },
      sandbox: { type: 'string', default: 'http://127.0.0.1:4100' },
    },
  });
  const { out, environment, sandbox } = values;
  if (what !== 'model' && what !== 'seed') throw new UsageError('Say model or seed.');
  if (out === undefined || out === '') throw new UsageError('--out is missing.');
  if (!/^https?:\/\/[^/]+$/.test(sandbox)) throw new UsageError('--sandbox is no origin.');
  const present = await readdir(out).catch(() => []);
  if (present.length > 0) throw new UsageError(`${out} is not empty.`);
  return { isSeed: what === 'seed', out, environment, sandbox };
}

const wanted = await read().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${usage}\n`);
  process.exit(2);
});
await write(modelFiles(wanted.environment));
if (wanted.isSeed) {
  const brand = brandFor();
  const { files, leftOut } = entryFiles(brandEntries(brand), wanted.sandbox);
  await write(files);
  const dataDir = await mkdtemp(join(tmpdir(), 'content-seed-'));
  const pictures = imageryStandin(brand, { dataDir, fresh: true });
  await write(
    await assetFiles(async ({ uid, filename }) => {
      const file = assetFile(uid, filename);
      if (file === null) throw new Error(`There is no file of asset ${uid}.`);
      if ('text' in file) return Buffer.from(file.text);
      const answer = await pictures.app.request(file.path);
      if (!answer.ok) throw new Error(`${file.path} answers ${answer.status}.`);
      return new Uint8Array(await answer.arrayBuffer());
    }),
  );
  await pictures.close();
  await rm(dataDir, { recursive: true });
  if (leftOut.length > 0)
    process.stdout.write(`Left out, as the vendor refuses it:\n${leftOut.join('\n')}\n`);
}
process.stdout.write(
  `Written to ${wanted.out}; import it with csdx cm:stacks:import --data-dir ${wanted.out}\n`,
);

async function write(files: StackFiles): Promise<void> {
  for (const [path, content] of files) {
    const file = join(wanted.out, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content instanceof Uint8Array ? content : `${JSON.stringify(content, null, 2)}\n`);
  }
}
