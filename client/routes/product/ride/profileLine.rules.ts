/** A ski from the side, in a box of 200 by 24 with the snow at 20: how its profile is drawn. */

const lines: Readonly<Record<string, string>> = {
  CAMBER: 'M6 14 C12 20 18 20 24 20 Q100 8 176 20 C182 20 188 20 194 17',
  TIP: 'M6 6 C22 18 34 20 46 20 Q110 10 176 20 C182 20 188 20 194 17',
  TIP_AND_TAIL: 'M6 6 C22 18 34 20 46 20 Q100 12 154 20 C166 20 178 18 194 10',
  FULL: 'M6 4 C34 16 66 20 100 20 C134 20 166 16 194 8',
};

/** Path of the ski; null for a profile that this build does not know. */
export function profileLine(profile: string): string | null {
  return lines[profile] ?? null;
}

/**
 * A ski pressed down between two supports, in a box of 200 by 24: the softer, the deeper.
 *
 * @param flex 1 (soft) to 10 (stiff).
 */
export function flexLine(flex: number): string {
  // The middle of a quadratic curve lies half as deep as its control point.
  const depth = Math.round((11 - flex) * 3.4 * 10) / 10;
  return `M4 4 Q100 ${4 + depth} 196 4`;
}

export type FlexWord = 'soft' | 'medium' | 'stiff';

export function flexWord(flex: number): FlexWord {
  if (flex < 4) return 'soft';
  return flex < 7 ? 'medium' : 'stiff';
}

/** The ski from above in a box of 200 by 40, in proportion, its widths enlarged five times against its length. */
export function sidecutOutline({ tip, waist, tail }: { tip: number; waist: number; tail: number }): string {
  const half = (width: number) => Math.round((width / 160) * 18 * 10) / 10;
  const [t, w, e] = [half(tip), half(waist), half(tail)];
  // Above the middle from tip to tail, and back below it.
  const at = (width: number) => (200 + Math.sign(width) * Math.round(Math.abs(width) * 10)) / 10;
  const middle = 2 * w - (t + e) / 2;
  return (
    `M4 20 C4 ${at(-t * 0.6)} 12 ${at(-t)} 30 ${at(-t)} Q100 ${at(-middle)} 176 ${at(-e)} C188 ${at(-e)} 196 ${at(-e * 0.7)} 196 20 ` +
    `C196 ${at(e * 0.7)} 188 ${at(e)} 176 ${at(e)} Q100 ${at(middle)} 30 ${at(t)} C12 ${at(t)} 4 ${at(t * 0.6)} 4 20 Z`
  );
}
