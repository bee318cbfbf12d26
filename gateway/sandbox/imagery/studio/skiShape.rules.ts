/**
 * Shape of a ski from its listed numbers, in millimetres. The outline is two parabolas that meet at the waist, which is
 * what a radius means, closed by a rounded tip and tail; `s` runs from 0 at the tip to 1 at the tail.
 */
export interface SkiNumbers {
  length: number;
  tip: number;
  waist: number;
  tail: number;
  rocker: 'none' | 'tip' | 'both' | 'full';
  form: SkiForm;
}

export interface SkiForm {
  /** 1 is a pointed tip, 3 a blunt one. */
  tipBluntness: number;
  tail: 'flat' | 'round' | 'twin';
  /** Notch for the clip of a skin. */
  notch: boolean;
}

/** Tips and tails by family, as their texts describe them. */
const forms: Readonly<Record<string, SkiForm>> = {
  lodestar: { tipBluntness: 2, tail: 'round', notch: false },
  overburden: { tipBluntness: 2.6, tail: 'flat', notch: false },
  ropeway: { tipBluntness: 1.7, tail: 'flat', notch: true },
  gangue: { tipBluntness: 2.8, tail: 'twin', notch: false },
  adit: { tipBluntness: 1.5, tail: 'round', notch: false },
  'night-shift': { tipBluntness: 2.4, tail: 'twin', notch: false },
  canary: { tipBluntness: 1.25, tail: 'flat', notch: true },
  assay: { tipBluntness: 1.6, tail: 'round', notch: false },
  shotfirer: { tipBluntness: 1.15, tail: 'flat', notch: false },
  drift: { tipBluntness: 1.1, tail: 'flat', notch: false },
  apprentice: { tipBluntness: 3, tail: 'round', notch: false },
};
const plainForm: SkiForm = { tipBluntness: 2, tail: 'round', notch: false };

/** Millimetres between the edge and the top sheet. */
export const sheetInset = 1.8;
/** Millimetres of the steel edge that show from above. */
export const steelEdge = 0.6;
/** Millimetres that the height of every picture of whole skis and skins shows: shorter ones look shorter. */
export const longFrame = 2040;

export type Measures = Readonly<Record<string, string | number>>;

/** Null when the sidecut or the length is not listed. */
export function skiNumbers(measures: Measures, family: string): SkiNumbers | null {
  const [tip, waist, tail] = String(measures['Sidecut'] ?? '')
    .split('-')
    .map(Number);
  const length = Number(measures['Length']) * 10;
  if (!tip || !waist || !tail || !length) return null;
  const listed = String(measures['Rocker'] ?? '');
  const rocker =
    listed === 'Full'
      ? 'full'
      : listed === 'Tip and tail'
        ? 'both'
        : listed.startsWith('Tip')
          ? 'tip'
          : 'none';
  return { length, tip, waist, tail, rocker, form: forms[family] ?? plainForm };
}

const contact = { none: 0.075, tip: 0.105, both: 0.12, full: 0.15 } as const;
const waistAt = 0.56;

function tailContact({ form, rocker }: SkiNumbers): number {
  if (form.tail === 'twin') return 1 - contact[rocker];
  return form.tail === 'round' ? 0.945 : 0.965;
}

/** Half the width at `s`. */
export function halfWidthAt(ski: SkiNumbers, s: number): number {
  const front = contact[ski.rocker];
  const back = tailContact(ski);
  if (s < front) return (ski.tip / 2) * closing((front - s) / front, ski.form.tipBluntness);
  if (s > back) {
    const bluntness = { flat: 4.5, round: 2.2, twin: ski.form.tipBluntness }[ski.form.tail];
    return (ski.tail / 2) * closing((s - back) / (1 - back), bluntness);
  }
  const [end, reach] = s < waistAt ? [ski.tip, waistAt - front] : [ski.tail, back - waistAt];
  return (ski.waist + (end - ski.waist) * ((s - waistAt) / reach) ** 2) / 2;
}

/** Falls from 1 to 0 as a superellipse. */
function closing(t: number, bluntness: number): number {
  return Math.max(0, 1 - Math.min(1, t) ** (1 + bluntness)) ** (1 / (1 + 0.5 * bluntness));
}

/** Height of the base above the ground at `s`: camber, rocker, and the raised ends. */
export function baseHeightAt(ski: SkiNumbers, s: number): number {
  const early = { none: 0.07, tip: 0.17, both: 0.2, full: 0.42 }[ski.rocker];
  const late =
    ski.form.tail === 'twin' ? 0.16 : { none: 0.04, tip: 0.04, both: 0.13, full: 0.36 }[ski.rocker];
  const camber = ski.rocker === 'full' ? 0 : 5;
  const tipRise = ski.rocker === 'none' ? 42 : 62;
  const tailRise = ski.form.tail === 'twin' ? 48 : ski.form.tail === 'round' ? 14 : 6;
  if (s < early) return tipRise * ((early - s) / early) ** 2.2;
  if (s > 1 - late) return tailRise * ((s - (1 - late)) / late) ** 2.2;
  return camber * Math.sin((Math.PI * (s - early)) / (1 - late - early)) ** 2;
}

/** Thickness at `s`: thickest under the boot. */
export function thicknessAt(ski: SkiNumbers, s: number): number {
  const most = ski.length > 1300 ? 13 : 10;
  return 3.4 + (most - 3.4) * Math.exp(-(((s - 0.54) / 0.26) ** 2));
}
