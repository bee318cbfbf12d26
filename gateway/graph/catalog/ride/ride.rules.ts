/**
 * What a ski feels like, from its measured attributes alone: profile, sidecut, and how it differs from its neighbours.
 * The editors' words are not used. Not specified.
 */
import type { Specification } from '../products/specifications.rules.ts';

export type Profile = 'CAMBER' | 'TIP' | 'TIP_AND_TAIL' | 'FULL';

const profileOf: Readonly<Record<string, Profile>> = {
  camber: 'CAMBER',
  'tip only': 'TIP',
  'tip and tail': 'TIP_AND_TAIL',
  full: 'FULL',
};

/** Millimetres. */
export interface Sidecut {
  tip: number;
  waist: number;
  tail: number;
}

export interface Ride {
  /** Null for a rocker that the shop cannot draw. */
  profile: Profile | null;
  sidecut: Sidecut | null;
  /** 1 (soft) to 10 (stiff); null when unknown. */
  flex: number | null;
  /** Metres, of the middle length; null when unknown. */
  radius: number | null;
  /** Grams, of the middle length; null when unknown. */
  weight: number | null;
}

/** Ends of the scale of content's `flex`. */
const FLEX = { least: 1, most: 10 };

interface SizedSki {
  flex?: number | null | undefined;
  specs: readonly Specification[];
  size_specs: readonly { size: string; specs: readonly Specification[] }[];
}

/** Null when nothing is known, as for everything that is no ski. */
export function rideOf({ specs, size_specs: sizes, flex = null }: SizedSki): Ride | null {
  const middle = sizes[Math.floor((sizes.length - 1) / 2)]?.specs ?? [];
  const valueOf = (title: string) => named(middle, title) ?? named(specs, title);
  const sidecut = sidecutIn(valueOf('Sidecut') ?? '');
  const profile = profileOf[(valueOf('Rocker') ?? '').trim().toLowerCase()] ?? null;
  if (!sidecut && !profile) return null;
  const isOnScale = flex !== null && flex >= FLEX.least && flex <= FLEX.most;
  return {
    profile,
    sidecut,
    flex: isOnScale ? flex : null,
    radius: number(valueOf('Radius')),
    weight: number(valueOf('Weight')),
  };
}

function named(specs: readonly Specification[], title: string): string | null {
  return specs.find((spec) => spec.title.trim().toLowerCase() === title.toLowerCase())?.value ?? null;
}

function number(text: string | null): number | null {
  const found = /^\s*(\d+(?:\.\d+)?)/.exec(text ?? '')?.[1];
  return found === undefined ? null : Number(found);
}

function sidecutIn(text: string): Sidecut | null {
  const [, tip, waist, tail] = /^\s*(\d+)\s*[-–/]\s*(\d+)\s*[-–/]\s*(\d+)/.exec(text) ?? [];
  return tip === undefined ? null : { tip: Number(tip), waist: Number(waist), tail: Number(tail) };
}

const scales = ['FLOAT', 'QUICKNESS', 'LIGHTNESS'] as const;
export type Scale = (typeof scales)[number];

/** Ends of the scales: the narrowest and widest skis in trade, the longest and shortest radius, the weights. */
const ends: Readonly<Record<Scale, readonly [number, number]>> = {
  FLOAT: [65, 120],
  QUICKNESS: [25, 11],
  LIGHTNESS: [2400, 900],
};

/** 0 to 1, for each measure that is known. */
export function scalesOf({ sidecut, radius, weight }: Ride): { scale: Scale; value: number }[] {
  const measures: Record<Scale, number | null> = {
    FLOAT: sidecut?.waist ?? null,
    QUICKNESS: radius,
    LIGHTNESS: weight,
  };
  return scales.flatMap((scale) => {
    const measure = measures[scale];
    if (measure === null) return [];
    const [least, most] = ends[scale];
    const value = (measure - least) / (most - least);
    return [{ scale, value: Math.round(Math.min(1, Math.max(0, value)) * 100) / 100 }];
  });
}

export type Difference =
  | 'WIDER'
  | 'NARROWER'
  | 'SOFTER'
  | 'STIFFER'
  | 'LIGHTER'
  | 'HEAVIER'
  | 'QUICKER'
  | 'CALMER';

/** Smaller differences cannot be felt: millimetres, steps of the scale, grams, metres. */
const FELT = { waist: 3, flex: 1, weight: 80, radius: 1.5 };

/** How the first differs from the second, at most one word for each measure. */
export function differencesFrom(own: Ride, other: Ride): Difference[] {
  const words: Difference[] = [];
  const compare = (
    a: number | null | undefined,
    b: number | null | undefined,
    felt: number,
    more: Difference,
    less: Difference,
  ) => {
    if (a === null || a === undefined || b === null || b === undefined) return;
    if (Math.abs(a - b) >= felt) words.push(a > b ? more : less);
  };
  compare(own.sidecut?.waist, other.sidecut?.waist, FELT.waist, 'WIDER', 'NARROWER');
  compare(own.flex, other.flex, FELT.flex, 'STIFFER', 'SOFTER');
  compare(own.weight, other.weight, FELT.weight, 'HEAVIER', 'LIGHTER');
  compare(own.radius, other.radius, FELT.radius, 'CALMER', 'QUICKER');
  return words;
}
