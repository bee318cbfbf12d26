/** All outdoor scenes, by name. */
import { mineScenes } from './mineScenes.ts';
import { mountainScenes } from './mountainScenes.ts';
import type { Outdoors } from './outdoors.ts';
import { portraits } from './portraits.ts';

export const outdoorScenes: Readonly<Record<string, Outdoors>> = {
  ...mineScenes,
  ...mountainScenes,
  ...portraits,
};
