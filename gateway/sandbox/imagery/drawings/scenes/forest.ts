/** Spruces on a slope, drawn back to front. */
import { spruce } from '../props/spruce.ts';
import { randomFrom } from '../random.ts';
import type { Stage } from '../stage.ts';

export interface Forest {
  count: number;
  /** Metres ahead. */
  near: number;
  far: number;
  /** Keeps places free of trees. */
  open(right: number, ahead: number): boolean;
  /** Metres: the smallest tree, and the range added to it. */
  tall?: readonly [least: number, more: number];
}

export function plant(stage: Stage, seed: number, forest: Forest): void {
  const random = randomFrom(seed);
  const [least, more] = forest.tall ?? [5, 8];
  const trees = Array.from({ length: forest.count }, () => {
    const ahead = forest.near + (forest.far - forest.near) * random() ** 1.4;
    return {
      ahead,
      right: stage.rightAt(-0.1 + random() * 1.2, ahead),
      tall: least + random() ** 1.5 * more,
      seed: Math.floor(random() * 1e9),
    };
  })
    .filter(({ right, ahead }) => !forest.open(right, ahead))
    .sort((a, b) => b.ahead - a.ahead);
  for (const tree of trees) {
    stage.put(spruce(tree.seed, tree.tall, 0.85), tree.right, tree.ahead, {
      sink: 0.3,
      shadow: tree.ahead < 140 ? 0.24 : 0,
    });
  }
}
