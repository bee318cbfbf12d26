import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scenes } from '../../../brand/scenes.ts';
import { libraryOf } from '../../library.ts';
import { hasMaster } from '../../studio/masters.ts';
import { testBrand } from '../../testBrand.ts';
import { outdoorScenes } from './outdoorScenes.ts';
import { drawScene } from './scene.ts';

test('every scene of the brand is rendered or has its own drawing', () => {
  const { pictures } = libraryOf({ ...testBrand, scenes }, hasMaster);
  const isRendered = (name: string): boolean => {
    const picture = pictures.get(name);
    return picture !== undefined && hasMaster(picture);
  };
  expect(
    scenes.map(({ name }) => name).filter((name) => !(name in outdoorScenes) && !isRendered(name)),
  ).toEqual([]);
});

async function levels(name: string, mood: (typeof scenes)[number]['mood']): Promise<number[]> {
  const spec = {
    kind: 'scene',
    name,
    mood,
    width: 160,
    height: 90,
    poi: { x: 0, y: 0, w: 1, h: 1 },
  } as const;
  const { channels } = await sharp(await drawScene(spec)).stats();
  return channels.map((channel) => Math.round(channel.mean));
}

test('moods determine the light, and drawing is deterministic', async () => {
  const [noon, night, dusk] = [
    await levels('scene-groomer', 'noon'),
    await levels('scene-night-shift', 'night'),
    await levels('scene-copper-dusk', 'dusk'),
  ];
  expect(noon[1]).toBeGreaterThan(130);
  expect(night[1]).toBeLessThan(90);
  // Blue hour below, copper above.
  expect(dusk[2]).toBeGreaterThan(dusk[1] ?? 255);
  expect(await levels('scene-groomer', 'noon')).toEqual(noon);
}, 60_000);

test('a scene without a drawing is a landscape in its mood', async () => {
  expect((await levels('scene-of-tomorrow', 'noon'))[1]).toBeGreaterThan(100);
}, 60_000);
