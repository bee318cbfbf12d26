// @vitest-environment node
/** A banner's text is readable on its picture, measured on the sandbox's rendered pictures, and the shade has no edge. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bannerOf, type BannerModel } from '../../../gateway/graph/content/pages/banner.ts';
import {
  bannerShade,
  contrast,
  SHADES,
  shadeOpacity,
} from '../../../gateway/graph/content/pages/shade.rules.ts';
import { cropTo } from '../../../gateway/graph/media/crop.rules.ts';
import { brandFor } from '../../../gateway/sandbox/brand/brand.ts';
import { contentPageEntries } from '../../../gateway/sandbox/delivery/seed/pages/contentPages.ts';
import { homeEntries } from '../../../gateway/sandbox/delivery/seed/pages/homePage.ts';
import { landingEntries } from '../../../gateway/sandbox/delivery/seed/pages/landingPages.ts';
import { brightnessOf } from '../../../gateway/sandbox/imagery/brightness.ts';
import { libraryOf } from '../../../gateway/sandbox/imagery/library.ts';
import { hasMaster, masterFile, mastersFolder } from '../../../gateway/sandbox/imagery/studio/masters.ts';
import { bannerEntry } from '../../../gateway/sources/delivery/banners.ts';

const styles = readFileSync('client/components/Banner/Banner.module.css', 'utf8');

type Colour = readonly [number, number, number];

describe('the style sheet', () => {
  test.each(['dark', 'light'] as const)('shades a %s banner in the colour that the schema names', (tone) => {
    const block = styles.split(`.banner[data-tone='${tone}'] {\n  --shade`)[1] ?? '';
    const [, ...parts] = /^: (\d+) (\d+) (\d+);/.exec(block) ?? [];
    expect(parts.map(Number)).toEqual(SHADES[tone].shade);
  });

  test('shades an unknown picture as white or black', () => {
    const opacities = [...styles.matchAll(/--density(?:-top)?: var\(--shade-[\w-]+, ([\d.]+)\)/g)];
    expect(opacities).toHaveLength(4);
    const worst = { columns: 1, rows: 1, brightest: [255], darkest: [0] };
    const whole = { x: 0, y: 0, w: 1, h: 1 };
    const least = Math.max(shadeOpacity(worst, whole, true), shadeOpacity(worst, whole, false));
    for (const [, opacity] of opacities) expect(Number(opacity)).toBeGreaterThanOrEqual(least);
  });

  test('has the full density where the text begins', () => {
    const box = /\n\.content::before \{[^}]*inset: calc\(-1 \* (var\(--\w+\))\)/.exec(styles)?.[1];
    const full = /rgb\(var\(--shade\) \/ var\(--density\)\) (var\(--\w+\));/.exec(styles)?.[1];
    expect(full).toBe('var(--reach)');
    expect(box).toBe(full);
    const beside = /inset-inline-end: calc\(-1 \* (var\(--\w+\))\)/.exec(styles)?.[1];
    expect(/#000 (var\(--\w+\))/.exec(styles)?.[1]).toBe(beside);
  });

  test.each([
    ['down', /rgb\(var\(--shade\) \/ calc\(([\d.]+) \* var\(--density\)\)\) calc\(([\d.]+) \* /g, 1],
    ['sideways', /rgb\(0 0 0 \/ ([\d.]+)%\) calc\(([\d.]+) \* var\(--fade\)\)/g, 100],
  ])('eases %s without an edge', (_way, stop, unit) => {
    const stops = [...styles.matchAll(stop)].map(
      ([, share, at]) => [Number(at), Number(share) / unit] as const,
    );
    const curve = [[0, 0] as const, ...stops, [1, 1] as const];
    expect(curve.length).toBeGreaterThanOrEqual(9);
    const slopes = curve.slice(1).map(([at, share], index) => {
      const [before, shareBefore] = curve[index] ?? [0, 0];
      return (share - shareBefore) / (at - before);
    });
    // An eye sees a change of slope as a line; both ends change from level.
    for (const [index, slope] of [...slopes, 0].entries()) {
      expect(Math.abs(slope - (slopes[index - 1] ?? 0))).toBeLessThan(0.6);
    }
  });
});

/** Banners of the sandbox whose picture the studio has rendered. */
const brand = brandFor();
const { pictures } = libraryOf(brand, hasMaster);
const banners = [...homeEntries(brand), ...contentPageEntries(brand), ...landingEntries(brand)]
  .filter(({ contentType }) => contentType === 'banner')
  .flatMap(({ uid, title, fields }) => bannerOf(bannerEntry.parse({ uid, title, ...fields }), 'en-us') ?? [])
  .filter((banner) => !banner.isCopyBeside && masterOf(banner) !== null);

function masterOf({ background }: BannerModel): string | null {
  const picture = pictures.get(background.name);
  const file = picture && hasMaster(picture) ? masterFile(picture) : null;
  return file && mastersFolder + file;
}

/**
 * The words of a banner on a screen, in CSS pixels of its frame, as the style sheet places them: within the padding, at
 * most 38 rem wide; taller than any of the sandbox.
 */
function wordsBox({ position }: BannerModel, width: number, height: number) {
  const rem = 16;
  const between = (least: number, value: number, most: number): number =>
    Math.min(most, Math.max(least, value));
  const side = between(1.25 * rem, 0.04 * width, 4 * rem);
  const foot = between(1.25 * rem, 0.05 * width, 4.5 * rem);
  const share = position.endsWith('_CENTER') ? 0.9 : 0.6;
  const boxWidth = Math.min(width > 768 ? share * width : width - 2 * side, 38 * rem);
  const boxHeight = Math.min(0.72 * height - foot, 24 * rem);
  const edge = Math.max(side, (width - 94 * rem) / 2);
  const below = height - foot - boxHeight;
  const [vertical = '', horizontal = ''] = position.split('_');
  const top = { TOP: foot, CENTER: (height - boxHeight) / 2 }[vertical] ?? below;
  const left = { CENTER: (width - boxWidth) / 2, RIGHT: width - edge - boxWidth }[horizontal] ?? edge;
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(boxWidth),
    height: Math.round(boxHeight),
  };
}

describe('the words of', () => {
  test('banners with rendered pictures', () => {
    expect(banners.length).toBeGreaterThanOrEqual(6);
    for (const { isOverlayDark } of banners) expect(isOverlayDark).toBe(true);
  });

  describe.each(banners.map((banner) => [banner.background.name, banner] as const))('%s', (name, banner) => {
    test.each([320, 390, 820, 1440, 2560])('have 4.5:1 at %i px', async (screen) => {
      const picture = pictures.get(name);
      const master = readFileSync(masterOf(banner) ?? '');
      if (!picture) throw new Error(`no picture ${name}`);
      const { grid } = await brightnessOf(master);
      const isWide = screen > 768;
      const ratio = (isWide ? banner.aspect.desktop : banner.aspect.mobile) ?? 1;
      const shade = bannerShade(grid, picture, banner);
      const opacity = isWide ? shade.desktop : shade.mobile;

      // The crop of the image service, in the frame.
      const frame = { width: screen, height: Math.round(screen / ratio) };
      const crop = cropTo(picture, ratio);
      const shown = await sharp(master)
        .extract({
          left: Math.round(crop.x * picture.width),
          top: Math.round(crop.y * picture.height),
          width: Math.floor(crop.w * picture.width),
          height: Math.floor(crop.h * picture.height),
        })
        .resize(frame.width, frame.height, { fit: 'fill' })
        .removeAlpha()
        .png({ compressionLevel: 0 })
        .toBuffer();
      const behind = await sharp(shown)
        .extract(wordsBox(banner, frame.width, frame.height))
        .raw()
        .toBuffer();

      const { words, shade: colour } = SHADES.dark;
      let poor = 0;
      const pixels = behind.length / 3;
      for (let at = 0; at < behind.length; at += 3) {
        const mixed = colour.map(
          (part, index) => part * opacity + (behind[at + index] ?? 255) * (1 - opacity),
        );
        if (contrast(words, mixed as unknown as Colour) < 4.5) poor += 1;
      }
      // Glints of a few pixels.
      expect(poor / pixels).toBeLessThan(0.0075);
    });
  });
});
