/** Skis as props: one ski of a pair with both faces, laid or leaned. */
import { Group, Matrix4, Vector3 } from 'three';
import type { Goods, Place } from '../sceneSet.ts';

/**
 * One ski, its tail's end at the origin. @param towards direction of the tip @param face direction that the top sheet
 * faces, at a right angle to it
 */
export async function skiAlong(
  goods: Goods,
  productAndColour: string,
  at: Place,
  towards: Place,
  face: Place,
): Promise<Group> {
  // Upright, tip up, its top sheet towards positive z.
  const upright = await goods(`${productAndColour}_spin_0`);
  const up = new Vector3(...towards).normalize();
  const top = new Vector3(...face).normalize();
  const across = new Vector3().crossVectors(up, top).normalize();
  const turned = new Group().add(upright);
  turned.applyMatrix4(new Matrix4().makeBasis(across, up, new Vector3().crossVectors(across, up)));
  turned.position.set(...at);
  return turned;
}
