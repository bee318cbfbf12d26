// @vitest-environment node
/** A banner's text is readable whatever its picture shows: the scrim alone gives the contrast. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styles = readFileSync('client/components/Banner/Banner.module.css', 'utf8');

type Colour = readonly [number, number, number];
const ink: Colour = [20, 24, 26];
const snow: Colour = [245, 244, 240];
const black: Colour = [0, 0, 0];
const white: Colour = [255, 255, 255];

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A picture's colour under the scrim of a tone. */
function shaded(tone: string, picture: Colour): Colour {
  const block = styles.split(`.banner[data-tone='${tone}'] {`)[1] ?? '';
  const [, ...parts] = /--shade: (\d+) (\d+) (\d+);/.exec(block) ?? [];
  const [red = NaN, green = NaN, blue = NaN] = parts.map(Number);
  // Where the text begins, and where it is in the middle: the lowest density of both.
  const shares = [...styles.matchAll(/rgb\(var\(--shade\) \/ (\d+)%\)(?: var\(--reach\),|;)/g)];
  const share = Math.min(...shares.map(([, percent]) => Number(percent)));
  const mixed = [red, green, blue].map(
    (part, index) => (part * share + (picture[index] ?? NaN) * (100 - share)) / 100,
  );
  return mixed as unknown as Colour;
}

test.each([
  ['light text on white snow', snow, 'dark', white],
  ['dark text on a black night', ink, 'light', black],
] as const)('%s has the contrast of 4.5:1', (_, text, tone, picture) => {
  expect(contrast(text, shaded(tone, picture))).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, picture)).toBeLessThan(4.5);
});

test('the scrim has its full density where the text begins', () => {
  const [, start] = /\.content::before \{[^}]*inset: calc\(-1 \* (var\(--\w+\))\)/.exec(styles) ?? [];
  const [, full] =
    /\.content::before \{[^}]*rgb\(var\(--shade\) \/ \d+%\) (var\(--\w+\)),/.exec(styles) ?? [];
  expect(start).toBeDefined();
  expect(full).toBe(start);
});
