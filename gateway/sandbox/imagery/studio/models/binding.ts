/** Bindings, toe and heel as they stand on a ski, built by family: turntable, track, pins, or both pins and wings. */
import { Group } from 'three';
import type { Look, Model, View } from '../subject.ts';
import { trackHeel, turntableHeel } from './alpineHeel.ts';
import { wingToe } from './alpineToe.ts';
import { racePlate } from './bindingParts.ts';
import { pinHeel, pinToe } from './pinBinding.ts';

/** Without a ski, toe and heel stand closer than on one, so that both fill a picture. */
const close = 236;
/** Millimetres by which the origins of toe and heel are farther apart than the boot's sole is long. */
const beyondSole = { pins: 35, others: 24 };

/** Of the families whose heel is not a housing on a track. */
const heels: Readonly<Record<string, (look: Look) => Promise<Group>>> = {
  pinion: pinHeel,
  windlass: turntableHeel,
};

/** @param sole length of the boot that it is mounted for, in millimetres; absent when it is shown alone. */
export async function bindingModel(look: Look, sole?: number): Promise<Model> {
  const scale = look.family === 'apprentice' ? 0.9 : 1;
  const beyond = look.family === 'pinion' ? beyondSole.pins : beyondSole.others;
  const apart = sole === undefined ? close : sole / scale + beyond;
  const toe = look.family === 'pinion' ? pinToe(look) : await wingToe(look);
  const heel = await (heels[look.family] ?? trackHeel)(look);
  toe.position.z = -apart / 2;
  heel.position.z = apart / 2;
  const group = new Group();
  group.add(toe, heel);
  if (look.family === 'shotfirer') {
    for (const part of [toe, heel]) part.position.y = 9;
    group.add(racePlate(apart));
  }
  group.scale.setScalar(scale);
  return { group, view: viewOf(look) };
}

/** Toes point away from the camera in all but the close-up. */
function viewOf({ angle, turned }: Look): View {
  switch (angle) {
    case 'spin':
      return { elevation: 26, turn: 32 + turned * 360, shows: 720, at: [0, 30, 0] };
    case 'back':
      return { elevation: 10, turn: 84 };
    case 'heel':
      return { elevation: 24, turn: -14 };
    case 'detail':
      return { elevation: 30, turn: 148, shows: 205, at: [-68, 22, 88] };
    default:
      return { elevation: 36, turn: 32 };
  }
}
