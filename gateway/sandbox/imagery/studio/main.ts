/**
 * `npm run pictures [--all] [parts of names]`: renders the masters that are missing, or all, in Chromium without a
 * graphics card, and removes those of products that are gone.
 */
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { build } from 'vite';
import { brandFor } from '../../brand/brand.ts';
import { libraryOf, packshotGround, type Picture } from '../library.ts';
import { masterFile, mastersFolder } from './masters.ts';
import type { Photograph } from './page.ts';
import type { Subject } from './subject.ts';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});

async function studioScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('page.ts', import.meta.url)), formats: ['iife'], name: 'studio' },
    },
  });
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const script = output.find((one) => one.type === 'chunk');
  if (!script) throw new Error('the studio could not be bundled');
  return script.code;
}

function subjectOf({ spec }: Picture): Subject | null {
  if (spec.kind !== 'product' || spec.angle === 'scene') return null;
  const { key, kind, shape, family, season, measures } = spec.product;
  return {
    key,
    kind,
    shape: shape ?? null,
    family,
    season,
    measures,
    hex: spec.colour.hex,
    angle: spec.angle,
  };
}

const pictures = [...libraryOf(brandFor()).pictures.values()].filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const startedAt = Date.now();
let rendered = 0;
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await studioScript() });
  for (const picture of pictures) {
    const subject = subjectOf(picture);
    const file = masterFile(picture);
    if (!subject || !file) continue;
    const path = join(mastersFolder, file);
    const exists = await stat(path).then(
      () => true,
      () => false,
    );
    if (exists && !values.all) continue;
    const exposure = { width: picture.width, height: picture.height, exposures: 10, ground: packshotGround };
    const shot = await page.evaluate(
      ([one, how]) => (globalThis as unknown as { photograph: Photograph }).photograph(one, how),
      [subject, exposure] as const,
    );
    if (shot === null) continue;
    await mkdir(dirname(path), { recursive: true });
    const { left, top, width, height } = shot.crop;
    const whole = sharp(Buffer.from(shot.png, 'base64'))
      .removeAlpha()
      .extend({
        left,
        top,
        right: picture.width - left - width,
        bottom: picture.height - top - height,
        background: packshotGround,
      });
    const webp = whole.webp({ quality: 84, effort: 5, smartSubsample: true });
    await writeFile(path, await webp.toBuffer());
    rendered += 1;
  }
} finally {
  await browser.close();
}

if (positionals.length === 0) {
  const current = new Set(pictures.map(masterFile));
  for (const entry of await readdir(mastersFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !current.has(path.slice(mastersFolder.length))) await rm(path);
  }
}
const seconds = Math.round((Date.now() - startedAt) / 1000);
process.stdout.write(`${rendered} pictures rendered in ${seconds} s\n`);
