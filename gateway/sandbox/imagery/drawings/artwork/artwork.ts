/** Top-sheet artwork of skis: geological motifs, one per family for all its models and colours. */
import { seedOf } from '../random.ts';
import { cores, facets, fault, grains, strata, timbering } from './blocks.ts';
import { contours, plan, rays, veins } from './lines.ts';
import type { Motif, Strip } from './motif.ts';

const motifs: readonly Motif[] = [
  contours,
  facets,
  strata,
  fault,
  cores,
  veins,
  plan,
  grains,
  rays,
  timbering,
];

/** Families with an assigned motif; the others get one by a hash of their name. */
const chosen: Readonly<Record<string, Motif>> = {
  lodestar: fault,
  overburden: strata,
  ropeway: plan,
  gangue: grains,
  adit: timbering,
  'night-shift': contours,
  canary: facets,
  assay: veins,
  shotfirer: rays,
  drift: cores,
};

/** Draws the family's motif over its ground; model and season rotate it. */
export function artworkOf(family: string, strip: Strip): string {
  const motif = chosen[family] ?? motifs[seedOf(family) % motifs.length] ?? contours;
  return `<rect x="-20" y="-20" width="${strip.width + 40}" height="${strip.height + 40}" fill="${strip.inks.ground}"/>${motif(strip)}`;
}
