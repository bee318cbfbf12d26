/** Snow that falls between the viewer and what is seen. */
import { Vector3 } from 'three';
import type { Grain } from './spray.ts';

export interface Snowfall {
  eye: Vector3;
  /** Half the width of the cone of view as a share of the distance, with some room. */
  half: number;
  /** Metres ahead between which flakes are seen one by one. */
  from: number;
  to: number;
  count: number;
  /** Metres across of most flakes. */
  size: number;
}

/** As many flakes in each cubic metre, so that most are far away. */
export function snowfall(random: () => number, { eye, half, from, to, count, size }: Snowfall): Grain[] {
  return Array.from({ length: count }, () => {
    const ahead = Math.cbrt(from ** 3 + (to ** 3 - from ** 3) * random());
    const reach = half * ahead;
    return {
      at: eye.clone().add(new Vector3((2 * random() - 1) * reach, (2 * random() - 1) * reach * 1.25, -ahead)),
      size: size * (0.5 + random()),
      thick: 1,
      lit: 0.9,
    };
  });
}
