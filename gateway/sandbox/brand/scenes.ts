/** The pictures without a product on white: wide masters for heroes and banners, 4:5 masters for narrow screens. */
import { z } from 'zod';
import { readFacts, readTexts, withTexts } from './readData.ts';
import type { BrandScene } from './types.ts';

const fraction = z.number().min(0).max(1);
const row = z.strictObject({
  key: z.string(),
  width: z.int(),
  height: z.int(),
  mood: z.enum(['dawn', 'noon', 'dusk', 'storm', 'night', 'forest']),
  poi: z.strictObject({ x: fraction, y: fraction, w: fraction, h: fraction }),
});

const rows = readFacts('scenes/scenes.json', z.array(row));
const texts = readTexts('scenes', z.record(z.string(), z.strictObject({ alt: z.string() })));

export const scenes: readonly BrandScene[] = withTexts('scenes/scenes.json', rows, texts).map(
  ({ key, ...scene }) => ({ name: key, ...scene }),
);

export const sceneNames = scenes.map(({ name }) => name);
