/** Soft goods that lie flat for their packshot, hung on a wall behind z = 0. */
import { Box3, Group, Vector3 } from 'three';
import type { Goods, Place } from '../sceneSet.ts';

/** @param at the hook: middle of the upper edge, on the wall @param lean radians, clockwise */
export async function hung(goods: Goods, pictureName: string, at: Place, lean = 0): Promise<Group> {
  const flat = await goods(pictureName);
  flat.rotation.x = Math.PI / 2;
  const hanging = new Group().add(flat);
  const box = new Box3().setFromObject(hanging);
  const middle = box.getCenter(new Vector3());
  flat.position.set(-middle.x, -box.max.y, -box.min.z);
  hanging.position.set(...at);
  hanging.rotation.z = -lean;
  return hanging;
}
