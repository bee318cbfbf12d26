/** Things that are sold, as they are worn and stood on, in metres. */
import { Box3, Group, Vector3, type Object3D } from 'three';

import type { Goods } from '../sceneSet.ts';

async function made(goods: Goods, name: string): Promise<Object3D> {
  const model = (await goods(name)).children[0];
  if (!model) throw new Error(`${name} has no parts`);
  model.rotation.set(0, 0, 0);
  model.position.set(0, 0, 0);
  return model;
}

/** The middle of the boot on its upper side at the origin, tip towards z. */
export async function mountedSki(goods: Goods, name: string, binding: string | null): Promise<Group> {
  const upright = await made(goods, `${name}_spin_0`);
  upright.children[0]?.rotation.set(0, Math.PI, 0);
  upright.children[0]?.position.set(0, 0, 0);
  upright.position.set(0, -0.012, 0.06);
  const ski = new Group();
  ski.add(upright);
  if (binding) {
    const parts = await made(goods, `${binding}_front`);
    const [toe, heel] = parts.children;
    toe?.position.setZ(-195);
    heel?.position.setZ(190);
    parts.rotation.set(0, Math.PI, 0);
    ski.add(parts);
  }
  return ski;
}

/** Tip at the origin, grip towards -z. */
export async function onePole(goods: Goods, name: string, side: 0 | 1 = 0): Promise<Group> {
  const pair = await made(goods, `${name}_front`);
  const one = pair.children[side] ?? pair.children[0];
  if (!one) throw new Error('a pole has no parts');
  pair.clear();
  one.position.set(0, -40, 0);
  pair.add(one);
  const pole = new Group();
  pole.add(pair);
  pole.userData['grip'] = -new Box3().setFromObject(pole).min.z - 0.085;
  return pole;
}

/** The brow at the origin, its front towards z. */
export async function wornHelmet(goods: Goods, name: string): Promise<Group> {
  const stand = await made(goods, `${name}_front`);
  stand.children[0]?.position.set(0, 0, 0);
  const helmet = new Group();
  helmet.add(stand);
  return helmet;
}

/** Stretched over a head, its label on the right; the brow at the origin. */
export async function wornCap(goods: Goods, name: string): Promise<Group> {
  const knitted = await made(goods, `${name}_front`);
  knitted.rotation.set(-0.16, -Math.PI / 2, 0, 'YXZ');
  const cap = new Group();
  cap.add(knitted);
  cap.scale.set(1.08, 0.8, 1.06);
  return cap;
}

/** On a back at the origin: its top upwards, its face towards -z. */
export async function wornPack(goods: Goods, name: string): Promise<Group> {
  const flat = await made(goods, `${name}_front`);
  const middle = new Box3().setFromObject(flat).getCenter(new Vector3());
  flat.position.set(-middle.x, 0, -middle.z);
  const tilt = new Group();
  tilt.add(flat);
  tilt.rotation.set(Math.PI / 2, 0, 0);
  const pack = new Group();
  const turn = new Group();
  turn.add(tilt);
  turn.rotation.set(0, Math.PI, 0);
  pack.add(turn);
  return pack;
}
