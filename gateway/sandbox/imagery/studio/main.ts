/**
 * `npm run pictures [--all] [parts of names]`: renders the masters that are missing, or all, in Chromium without a
 * graphics card, and removes those of products and scenes that are gone. `--draft FOLDER` renders small PNG files there
 * instead, `--sheet FILE` writes a page of all products with their texts and renders nothing.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { build } from 'vite';
import { brandFor } from '../../brand/brand.ts';
import { spinFrames, type PictureAngle } from '../../brand/ids.ts';
import type { ProductKind } from '../../brand/types.ts';
import { keepBrightness } from '../keptBrightness.ts';
import {
  furtherSize,
  libraryOf,
  packshotGround,
  packshotSize,
  type DrawingSpec,
  type Picture,
} from '../library.ts';
import { asMaster } from './encoding.ts';
import { masterFile, mastersFolder, storedMasters } from './masters.ts';
import { sheetOf } from './sheet.ts';
import type { Photograph, PhotographScene } from './page.ts';
import type { Subject } from './subject.ts';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, draft: { type: 'string' }, sheet: { type: 'string' } },
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

type Shown = Pick<Extract<DrawingSpec, { kind: 'product' }>, 'product' | 'colour'>;

function subjectOf({ spec }: Picture): Subject | null {
  if (spec.kind !== 'product' || spec.angle === 'scene') return null;
  const common = { angle: spec.angle, turned: (spec.frame ?? 0) / spinFrames };
  const subject = { ...shownOf(spec), ...common };
  return spec.binding ? { ...subject, binding: { ...shownOf(spec.binding), ...common } } : subject;
}

function shownOf({ product, colour }: Shown): Omit<Subject, 'angle' | 'turned'> {
  const { key, kind, shape, family, season, measures } = product;
  return { key, kind, shape: shape ?? null, family, season, measures, hex: colour.hex };
}

const sceneExposures = 28;
const draftExposures = 4;

const brand = brandFor();
const library = libraryOf(brand, () => true);
if (values.sheet !== undefined) {
  await writeFile(values.sheet, sheetOf(brand, library, storedMasters()));
  process.exit();
}

const firstColours = new Map(brand.products.map(({ key, colours }) => [key, colours[0]?.name]));
/** Of the kinds whose other views are rendered in the first colour only. */
const inEveryColour: Readonly<Partial<Record<ProductKind, readonly PictureAngle[]>>> = {
  ski: ['front', 'back', 'detail'],
  binding: ['front', 'back', 'detail', 'heel'],
};
/** Without parts of names: all of poles and accessories; of skis and bindings those of every colour, and all of the first. */
function isWanted({ name, spec }: Picture): boolean {
  if (positionals.length > 0) return positionals.some((part) => name.includes(part));
  if (spec.kind !== 'product') return spec.kind === 'scene';
  const views = inEveryColour[spec.product.kind];
  if (!views || views.includes(spec.angle)) return true;
  return spec.colour.name === firstColours.get(spec.product.key);
}
const pictures = [...library.pictures.values()].filter(isWanted);
function isOnSnow({ spec }: Picture): boolean {
  return spec.kind === 'product' && spec.product.kind === 'ski' && spec.angle === 'scene';
}
// The colours of a product follow each other, as they share their light.
const orderOf = ({ spec }: Picture): string =>
  spec.kind === 'product' ? `${spec.product.key} ${spec.angle} ${spec.frame ?? ''}` : '';
const grouped = [...Map.groupBy(pictures, orderOf).values()].flat();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu-watchdog',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
});

/** All models of the studio, as props of scenes. */
const props = Object.fromEntries(
  [...library.pictures.values()].flatMap((picture) => {
    const subject = subjectOf(picture);
    const isFirst = picture.spec.kind === 'product' && (picture.spec.frame ?? 0) === 0;
    return subject && isFirst ? [[picture.name, subject] as const] : [];
  }),
);

async function writeScene(page: Page, picture: Picture, path: string): Promise<void> {
  const { name, width, height, spec } = picture;
  const isProduct = spec.kind === 'product';
  // Full size would take twice the time and show little more of a scene: shadows and depth of field are soft.
  const scale = values.draft === undefined ? (isProduct ? 1 : 0.75) : isProduct ? 0.6 : 0.3;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const exposures = values.draft === undefined ? sceneExposures : draftExposures;
  const shot = await page.evaluate(
    (given) => (globalThis as unknown as { photographScene: PhotographScene }).photographScene(...given),
    [name, props, { ...size, exposures }] as const,
  );
  const raw = { ...size, channels: 4 } as const;
  const whole = sharp(Buffer.from(shot, 'base64'), { raw }).flip().removeAlpha();
  if (values.draft !== undefined) {
    await mkdir(values.draft, { recursive: true });
    await whole.png().toFile(join(values.draft, `${name}.png`));
    return;
  }
  await mkdir(dirname(path), { recursive: true });
  const png = await whole.png({ compressionLevel: 0 }).toBuffer();
  await asMaster(sharp(png).resize(width, height), picture).toFile(path);
}

const startedAt = Date.now();
let rendered = 0;
let before: string | null = null;
/** The last file: it is encoded while the next picture is rendered. */
let written: Promise<unknown> = Promise.resolve();
try {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await studioScript() });
  for (const picture of grouped) {
    const file = masterFile(picture);
    if (!file) continue;
    const path = join(mastersFolder, file);
    const exists = await stat(path).then(
      () => true,
      () => false,
    );
    if (exists && !values.all && values.draft === undefined) continue;
    if (picture.spec.kind === 'scene' || isOnSnow(picture)) {
      await writeScene(page, picture, path);
      rendered += 1;
      continue;
    }
    const subject = subjectOf(picture);
    if (!subject) continue;
    // What is large and soft is rendered smaller and enlarged: it takes half the time.
    const isSmall = picture.width === furtherSize.width;
    const fullScale = isSmall ? 1 : ({ accessory: 0.75, binding: 0.85 }[subject.kind] ?? 1);
    const scale = values.draft === undefined ? fullScale : 0.5;
    const [wide, high] = [picture.width * scale, picture.height * scale];
    // Views that are looked at from close, and the frames of a turn.
    const isFine = picture.width !== packshotSize.width && !isSmall;
    const full = subject.angle === 'spin' ? 2 : subject.kind === 'binding' || isFine || isSmall ? 3 : 4;
    const exposure = {
      width: wide,
      height: high,
      exposures: values.draft === undefined ? full : 3,
      ground: packshotGround,
      lightScale: isFine ? 0.5 : 1,
    };
    const shot = await page.evaluate(
      (given) => (globalThis as unknown as { photograph: Photograph }).photograph(...given),
      [subject, exposure, before === orderOf(picture)] as const,
    );
    before = orderOf(picture);
    if (shot === null) continue;
    await written;
    const { left, top, width, height } = shot.crop;
    const raw = { width, height, channels: 4 } as const;
    const whole = sharp(Buffer.from(shot.pixels, 'base64'), { raw })
      .flip()
      .removeAlpha()
      .extend({
        left,
        top,
        right: wide - left - width,
        bottom: high - top - height,
        background: packshotGround,
      });
    rendered += 1;
    if (values.draft !== undefined) {
      await mkdir(values.draft, { recursive: true });
      written = whole.png().toFile(join(values.draft, `${picture.name}.png`));
      continue;
    }
    await mkdir(dirname(path), { recursive: true });
    const png = await whole.png({ compressionLevel: 0 }).toBuffer();
    written = asMaster(sharp(png).resize(picture.width, picture.height), picture).toFile(path);
  }
  await written;
} finally {
  await browser.close();
}

if (positionals.length === 0 && values.draft === undefined) {
  const current = new Set([...library.pictures.values()].map(masterFile));
  for (const entry of await readdir(mastersFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !current.has(path.slice(mastersFolder.length))) await rm(path);
  }
}
if (values.draft === undefined) {
  const scenes = [...library.pictures.values()].filter(({ spec }) => spec.kind === 'scene');
  const files = scenes.map(masterFile).filter((file) => file !== null);
  await keepBrightness(files.filter((file) => existsSync(join(mastersFolder, file))));
}
const seconds = Math.round((Date.now() - startedAt) / 1000);
process.stdout.write(`${rendered} pictures rendered in ${seconds} s\n`);
