/** The middle of a pair of skis with bindings, at a boot's distance, toes away from the camera. */
import { Box3, Group } from 'three';
import { bindingModel } from './models/binding.ts';
import { skiPart } from './models/ski.ts';
import { baseHeightAt, skiNumbers, thicknessAt } from './skiShape.rules.ts';
import type { Look, Model } from './subject.ts';

/** Share of a ski's length from its tip at which the middle of a boot stands; on skis that also land backwards it is nearer to the middle. */
const bootAt = { usual: 0.545, twin: 0.52 };
/** Millimetres ahead of the boot's middle and behind it that are modelled: more than is seen. */
const reach = { ahead: 840, behind: 640 };

export async function mountedModel(look: Look, binding: Look): Promise<Model | null> {
  const numbers = skiNumbers(look.measures, look.family);
  if (!numbers) return null;
  const s = numbers.form.tail === 'twin' ? bootAt.twin : bootAt.usual;
  const boot = s * numbers.length;
  const part = { from: boot - reach.ahead, to: boot + reach.behind, sharp: 5, isAlone: true };
  const high = baseHeightAt(numbers, s) + thicknessAt(numbers, s) - 0.3;
  const brake = Number.parseFloat(String(binding.measures['Brake Width'] ?? '')) || 0;
  const pitch = Math.max(numbers.waist, brake) + 44;
  const pair = new Group();
  for (const side of [0, 1] as const) {
    const ski = await skiPart(look, numbers, side, part);
    const { group: mounted } = await bindingModel(binding, soleOf(numbers.length));
    mounted.position.set(0, high, boot - numbers.length / 2);
    const one = new Group().add(ski, mounted);
    one.position.x = (side - 0.5) * pitch;
    pair.add(one);
  }
  // Open brakes hold it above the ground.
  pair.position.y = Math.max(0, -new Box3().setFromObject(pair).min.y);
  const group = new Group().add(pair);
  const turn = 30;
  const along = boot - numbers.length / 2;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return {
    group,
    view: { elevation: 40, turn, shows: 470 + pitch, at: [along * sin + 12, 40, along * cos] },
  };
}

/** Millimetres of a boot's sole that suits skis of this length. */
function soleOf(length: number): number {
  if (length < 1450) return 255;
  return length < 1650 ? 285 : 305;
}
