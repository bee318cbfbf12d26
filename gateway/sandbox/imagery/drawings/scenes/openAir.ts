/** All outdoor scenes, by name. */
import { atTheMine } from './atTheMine.ts';
import { inTheRange } from './inTheRange.ts';
import type { Outdoors } from './outdoors.ts';
import { riders } from './riders.ts';

export const openAir: Readonly<Record<string, Outdoors>> = { ...atTheMine, ...inTheRange, ...riders };
