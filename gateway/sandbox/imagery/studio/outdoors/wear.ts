/** People as they are dressed in the scenes, in colours that are sold. */
import type { Group } from 'three';
import type { Goods } from '../sceneSet.ts';
import { mountedSki, onePole, wornCap, wornHelmet, wornPack } from './gear.ts';
import { rider, type Outfit } from './rider.ts';
import type { Pose } from './skeleton.ts';

export interface Person {
  outfit: Partial<Outfit>;
  /** Picture names without their view; null without. */
  helmet: string | null;
  /** A knitted cap instead of a helmet. */
  cap?: string;
  pack?: string;
  ski?: string;
  pole?: string;
}

const shell: Outfit = {
  jacket: '#B8352B',
  trousers: '#23282C',
  gloves: '#1b1d1f',
  boots: '#E4E0D6',
  frame: '#17191b',
  lens: ['#e8a24a', '#5a2340'],
  neck: '#26313A',
  ease: 1,
  hood: true,
};

/** @param cell size of the finest folds in metres. */
export async function dressed(goods: Goods, pose: Pose, person: Person, cell = 0.0065): Promise<Group> {
  const skis = person.ski ? [await mountedSki(goods, person.ski, null)] : [];
  if (skis[0]) skis.push(skis[0].clone());
  const poles = person.pole
    ? [await onePole(goods, person.pole, 0), await onePole(goods, person.pole, 1)]
    : [];
  return rider(
    pose,
    { ...shell, ...person.outfit },
    {
      helmet: person.helmet
        ? await wornHelmet(goods, person.helmet)
        : person.cap
          ? await wornCap(goods, person.cap)
          : null,
      pack: person.pack ? await wornPack(goods, person.pack) : null,
      ski: (side) => skis[side === 'left' ? 0 : 1] ?? null,
      pole: (side) => poles[side === 'left' ? 0 : 1] ?? null,
    },
    cell,
  );
}
