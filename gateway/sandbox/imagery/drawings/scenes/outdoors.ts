/** Draws an outdoor scene: landscape, props, weather and film look. */
import sharp from 'sharp';
import { toneMap, grain } from '../toneMapping.ts';
import { paintLandscape, type Lamp, type Mark } from '../landscape.ts';
import { lights, type Light, type Mood } from '../light.ts';
import { Stage } from '../stage.ts';
import type { View } from '../view.ts';
import { drawSnowfall, type Weather } from '../weather.ts';

export interface Outdoors {
  /** Position and direction in the range (view.ts); the size is the picture's. */
  view: Omit<View, 'width' | 'height'>;
  light?: Partial<Light>;
  mark?: (right: number, ahead: number, mark: Mark) => void;
  lamps?: readonly Lamp[];
  foregroundLit?: number;
  ripples?: number;
  rockAbove?: number;
  stage?: (stage: Stage) => void;
  weather?: Weather;
  /** Resolution of the landscape as a share of the picture's: a low one is out of focus, as behind a portrait. */
  sharpness?: number;
}

/**
 * Renders landscapes at reduced size and enlarges them, which halves the time: snow and air have no finer detail. Props
 * and grain are drawn at full size.
 */
const landscapeScale = 0.7;

/** 8-bit RGB. */
export async function drawOutdoors(
  scene: Outdoors,
  mood: Mood,
  width: number,
  height: number,
  seed: number,
): Promise<Buffer> {
  const scale = scene.sharpness ?? landscapeScale;
  const small = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const light: Light = { ...lights[mood], ...scene.light };
  const { mark, lamps, foregroundLit, ripples, rockAbove } = scene;
  const landscape = paintLandscape({
    view: { ...scene.view, ...small },
    light,
    ...(mark ? { mark } : {}),
    ...(lamps ? { lamps } : {}),
    ...(foregroundLit === undefined ? {} : { foregroundLit }),
    ...(ripples === undefined ? {} : { ripples }),
    ...(rockAbove === undefined ? {} : { rockAbove }),
  });
  const toneMapped = toneMap(landscape, { exposure: light.exposure, vignette: 0.45 });
  let image = sharp(toneMapped, { raw: { ...small, channels: 3 } }).resize(width, height, { fit: 'fill' });
  if (scene.stage) {
    const stage = new Stage({ ...scene.view, width, height }, light, foregroundLit);
    scene.stage(stage);
    image = sharp(await image.raw().toBuffer(), { raw: { width, height, channels: 3 } }).composite([
      { input: Buffer.from(stage.svg()) },
    ]);
  }
  const picture = await image.removeAlpha().raw().toBuffer();
  if (scene.weather) drawSnowfall(picture, width, height, scene.weather, seed);
  grain(picture, width, height, mood === 'night' ? 4 : 3);
  return picture;
}
