/**
 * The seed of what a visit sees where products are picked by chance. It comes with the page and goes with every question
 * about such picks, so that the server, the page that comes alive and every later screen see the same.
 */
import type { Environment } from 'relay-runtime';

/** For `options` of an environment: one is of one visit. */
export interface VisitOptions {
  readonly pickSeed: number | null;
}

/** Null: the picks that everybody sees that day. */
export function pickSeedOf({ options }: Pick<Environment, 'options'>): number | null {
  return (options as VisitOptions | undefined)?.pickSeed ?? null;
}
