import type { Brand, BrandScene } from '../../brand/types.ts';

/** The scene called `name`, or one of the mood, or the first: never a picture that does not exist. */
export function sceneOf(brand: Brand, name: string, mood: BrandScene['mood']): BrandScene {
  const scene =
    brand.scenes.find((one) => one.name === name) ??
    brand.scenes.find((one) => one.mood === mood) ??
    brand.scenes[0];
  if (!scene) throw new Error('The brand has no scenes');
  return scene;
}
