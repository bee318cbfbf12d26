/**
 * The seed of what a visit sees where products are picked by chance (catalogue.md 5): the day that it began on and one
 * of sixteen draws. So few that an answer for one of them serves many visitors, and that nobody is known by it.
 */

const DRAWS = 16;
const DAY_MS = 86_400_000;

/** @param chance from 0 to 1. */
export function newSeed(nowMs: number, chance: number): number {
  return Math.floor(nowMs / DAY_MS) * DRAWS + Math.floor(chance * DRAWS);
}

/** The seed that a browser kept; null for none and for one of an earlier visit: one that began before yesterday. */
export function keptSeed(text: string | undefined, nowMs: number): number | null {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return null;
  const age = Math.floor(nowMs / DAY_MS) - Math.floor(Number(text) / DRAWS);
  return age === 0 || age === 1 ? Number(text) : null;
}

/** For who keeps no cookies: the same all day, by where and what the caller is. */
export function callersSeed(
  nowMs: number,
  { address, userAgent }: { address: string; userAgent: string },
): number {
  let hash = 2166136261;
  for (const char of `${address} ${userAgent}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return newSeed(nowMs, ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32);
}
