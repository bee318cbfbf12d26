/** Products as props of a scene. */
import { Group, Mesh, MeshLambertMaterial, MeshStandardMaterial, type Material } from 'three';
import { modelOf } from './modelOf.ts';
import type { Goods } from './sceneSet.ts';
import type { Subject } from './subject.ts';

/** @param subjects of all pictures that the studio has models for, by picture name. */
export function goodsOf(subjects: Readonly<Record<string, Subject>>): Goods {
  return async (pictureName) => {
    const subject = subjects[pictureName];
    const model = subject && (await modelOf(subject));
    if (!model) throw new Error(`the studio has no model for ${pictureName}`);
    model.group.traverse((part) => {
      if (part instanceof Mesh) part.material = lit(part.material);
    });
    // In a group of its own, so that its place and size are the scene's.
    const group = new Group();
    model.group.scale.setScalar(0.001);
    group.add(model.group);
    return group;
  };
}

/**
 * Packshots add even light to what is matte, which would glow in a dark room. Everything becomes one kind of material:
 * each further kind takes seconds to compile.
 */
function lit(material: Material | Material[]): Material | Material[] {
  if (Array.isArray(material)) return material.map((one) => lit(one) as Material);
  if (!(material instanceof MeshLambertMaterial || material instanceof MeshStandardMaterial)) return material;
  const { color, map, alphaMap, alphaTest, bumpMap, bumpScale, side, transparent, opacity } = material;
  const { roughness = 0.82, metalness = 0 } = material instanceof MeshStandardMaterial ? material : {};
  return new MeshStandardMaterial({
    color,
    map,
    alphaMap,
    alphaTest,
    bumpMap,
    // Seen from farther away than in a packshot.
    bumpScale: bumpScale * 0.35,
    side,
    transparent,
    opacity,
    roughness,
    metalness,
  });
}
