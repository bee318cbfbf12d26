/** Which of the editors' size finders is for a product, and what it asks. Not specified. */
import type { Specification } from '../products/specifications.rules.ts';

export const finderKinds = ['SKI', 'POLE', 'HELMET', 'CLOTHING'] as const;
export type FinderKind = (typeof finderKinds)[number];

/** Null for a kind that no client can ask about. */
export function finderKind(text: string): FinderKind | null {
  return finderKinds.find((kind) => kind === text.trim().toUpperCase()) ?? null;
}

/**
 * The finder of the nearest of a category and its ancestors; the product's primary category first.
 * @param ways one per category: the category itself, then its ancestors up to the top.
 */
export function nearestFinder<Finder extends { categories: readonly { uid: string }[] }>(
  ways: readonly (readonly string[])[],
  finders: readonly Finder[],
): Finder | null {
  for (const uid of ways.flat()) {
    const found = finders.find(({ categories }) => categories.some((category) => category.uid === uid));
    if (found) return found;
  }
  return null;
}

/** Centimetres that the product's profile adds; 0 when the finder or the product says nothing. */
export function profileChange(
  profiles: readonly { rocker: string; change: number }[],
  specs: readonly Specification[],
): number {
  const rocker = specs.find(({ title }) => title.trim().toLowerCase() === 'rocker')?.value ?? '';
  return (
    profiles.find((profile) => profile.rocker.toLowerCase() === rocker.trim().toLowerCase())?.change ?? 0
  );
}
