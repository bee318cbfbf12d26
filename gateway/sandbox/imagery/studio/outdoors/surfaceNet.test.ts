import { expect, test } from 'vitest';
import { blend, limb, surfaceNet } from './surfaceNet.ts';

test('the mesh of a ball lies on it, closed and facing outwards', () => {
  const ball = surfaceNet((x, y, z) => Math.hypot(x, y, z) - 0.3, [-0.4, -0.4, -0.4], [0.4, 0.4, 0.4], 0.02);
  const position = ball.getAttribute('position');
  const normal = ball.getAttribute('normal');
  const index = ball.getIndex();
  if (!index) throw new Error('a mesh has triangles');
  expect(position.count).toBeGreaterThan(1000);
  const uses = new Map<string, number>();
  for (let i = 0; i < index.count; i += 3) {
    const corners = [index.getX(i), index.getX(i + 1), index.getX(i + 2)];
    corners.forEach((from, k) => {
      const key = [from, corners[(k + 1) % 3] ?? 0].toSorted((a, b) => a - b).join(' ');
      uses.set(key, (uses.get(key) ?? 0) + 1);
    });
  }
  expect([...uses.values()].every((count) => count === 2)).toBe(true);
  for (let i = 0; i < position.count; i += 1) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    expect(Math.abs(Math.hypot(x, y, z) - 0.3)).toBeLessThan(0.004);
    expect(x * normal.getX(i) + y * normal.getY(i) + z * normal.getZ(i)).toBeGreaterThan(0.29);
  }
});

test('a limb tapers, and a union has a round seam', () => {
  expect(limb([0, 1, 0.5], [0, 0, 0], [0, 1, 0], 0.2, 0.1)).toBeCloseTo(0.4);
  expect(limb([0.5, 0, 0], [0, 0, 0], [0, 1, 0], 0.2, 0.1)).toBeCloseTo(0.3);
  expect(blend(0.1, 0.1, 0.2)).toBeCloseTo(0.05);
  expect(blend(0.1, 0.9, 0.2)).toBe(0.1);
});
