import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { poses } from './poses.ts';
import { bent, skeletonOf, turnTo } from './skeleton.ts';

describe('a person in a pose', () => {
  test.each(Object.entries(poses))('%s: limbs keep their lengths', (_, pose) => {
    const bones = skeletonOf(pose);
    for (const { hip, knee, ankle, shoulder, elbow, wrist } of [bones.left, bones.right]) {
      expect(knee.distanceTo(hip)).toBeCloseTo(0.45, 2);
      expect(elbow.distanceTo(shoulder)).toBeCloseTo(0.31, 2);
      expect(wrist.distanceTo(elbow)).toBeLessThan(0.29);
      expect(ankle.distanceTo(knee)).toBeLessThan(0.46);
    }
  });

  test('a knee lies on the side that it points to', () => {
    const knee = bent(new Vector3(0, 0.8, 0), new Vector3(0, 0, 0), 0.45, 0.44, new Vector3(0, 0, 1));
    expect(knee.z).toBeGreaterThan(0.1);
    expect(knee.x).toBeCloseTo(0);
  });

  test('a turn maps its axes', () => {
    const turn = turnTo(new Vector3(0, 0, -1), new Vector3(0, 1, 0));
    expect(new Vector3(1, 0, 0).applyQuaternion(turn).z).toBeCloseTo(-1);
    expect(new Vector3(0, 1, 0).applyQuaternion(turn).y).toBeCloseTo(1);
    expect(new Vector3(0, 0, 1).applyQuaternion(turn).x).toBeCloseTo(1);
  });
});
