/**
 * Links that come into view may preload their target, except in data-saver mode or on a 2G connection. At most 4 routes
 * preload at once (platform.md 2). A preloaded route keeps its slot until it is used or released, so a long page of
 * links costs four routes and not a hundred.
 */
import type { Connection } from '../../viewport/pictures/connection.ts';

export const preloadLimit = 4;

/** view: the link came into view · intent: it is hovered, focused or pressed. */
export type PreloadReason = 'view' | 'intent';

export function mayPreload(connection: Connection): boolean {
  if (connection.saveData === true) return false;
  return connection.effectiveType !== '2g' && connection.effectiveType !== 'slow-2g';
}

export interface HeldRoute {
  readonly href: string;
  readonly reason: PreloadReason;
  /** False when its link is out of view again and not hovered. */
  readonly isWanted: boolean;
}

export type Place = { readonly isFree: true; readonly evict: string | null } | { readonly isFree: false };

/**
 * Frees a slot.
 * @param held routes preloaded now, oldest first.
 */
export function placeFor(held: readonly HeldRoute[], reason: PreloadReason): Place {
  if (held.length < preloadLimit) return { isFree: true, evict: null };
  const leaving =
    held.find((route) => !route.isWanted) ??
    (reason === 'intent' ? (held.find((route) => route.reason === 'view') ?? held[0]) : undefined);
  return leaving ? { isFree: true, evict: leaving.href } : { isFree: false };
}
