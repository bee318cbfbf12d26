/** Draws a scene by name; one without a drawing is a bare landscape in its mood. */
import sharp from 'sharp';
import type { DrawingSpec } from '../../library.ts';
import { randomFrom, seedOf } from '../random.ts';
import { rolling } from '../snowfield.ts';
import { outdoorScenes } from './outdoorScenes.ts';
import { drawOutdoors, type Outdoors } from './outdoors.ts';

export async function drawScene(spec: Extract<DrawingSpec, { kind: 'scene' }>): Promise<Buffer> {
  const { name, mood, width, height } = spec;
  const seed = seedOf(name);
  const place = outdoorScenes[name] ?? somewhere(seed);
  const picture = await drawOutdoors(place, mood, width, height, seed);
  return sharp(picture, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

function somewhere(seed: number): Outdoors {
  const known = Object.values(outdoorScenes);
  const view = known[seed % known.length]?.view;
  const random = randomFrom(seed);
  return {
    view: {
      x: 3849,
      z: 3264,
      heading: 4.13,
      lift: -960,
      stretch: 1,
      eyeHeight: 3,
      horizon: 0.7,
      angle: 0.85,
      blend: [220, 1600],
      ...view,
      foreground: rolling(4, 60 + random() * 30, random()),
    },
  };
}
