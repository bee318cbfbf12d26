/**
 * Finds the size from the shopper's measures by the editors' rules (`Product.sizeFinder`). Evaluated in the browser, so
 * that the measures never leave it. Lengths are in centimetres, weights in kilograms.
 */

export interface Finder {
  readonly kind: string;
  readonly heightFactor: number;
  readonly heightOffset: number;
  readonly profileChange: number;
  readonly questions: readonly {
    readonly key: string;
    readonly answers: readonly { readonly key: string; readonly change: number }[];
  }[];
  readonly weights: readonly { readonly from: number; readonly until: number; readonly change: number }[];
  readonly ranges: readonly { readonly size: string; readonly from: number; readonly until: number }[];
}

/** What the shopper entered. Answers by the key of their question. */
export interface Measures {
  readonly height: number | null;
  readonly weight: number | null;
  readonly head: number | null;
  readonly chest: number | null;
  readonly answers: Readonly<Record<string, string>>;
}

export type MeasureName = 'height' | 'weight' | 'head' | 'chest';

/** Smallest and largest plausible values. */
export const measureBounds: Readonly<Record<MeasureName, readonly [number, number]>> = {
  height: [80, 220],
  weight: [15, 200],
  head: [44, 66],
  chest: [60, 150],
};

/** One part of the result, in centimetres. */
export type Reason =
  | { readonly because: 'height' | 'weight' | 'profile'; readonly cm: number }
  | { readonly because: 'answer'; readonly question: string; readonly answer: string; readonly cm: number };

export interface FoundSize {
  /** Label of the size; null when no size fits. */
  readonly size: string | null;
  /** The length by the rules, or the measure itself. */
  readonly ideal: number;
  /** The height first. Empty where the measure is the size. */
  readonly reasons: readonly Reason[];
  /** The ideal is beyond the sizes that are made. */
  readonly isBeyond: boolean;
}

/** Centimetres beyond the shortest or longest that still count as that one. */
const TOLERANCE = 4;

/** The measures that the kind needs; the first is required. */
export function neededMeasures({ kind, weights }: Pick<Finder, 'kind' | 'weights'>): readonly MeasureName[] {
  if (kind === 'HELMET') return ['head'];
  if (kind === 'CLOTHING') return ['chest'];
  return weights.length > 0 ? ['height', 'weight'] : ['height'];
}

/**
 * Null while the required measure is missing or implausible.
 * @param sizes labels in the row's order.
 */
export function findSize(finder: Finder, sizes: readonly string[], measures: Measures): FoundSize | null {
  const [required = 'height'] = neededMeasures(finder);
  const measure = plausible(required, measures[required]);
  if (measure === null) return null;
  if (required !== 'height') {
    const size = sizeByRange(finder, sizes, measure);
    return { size, ideal: measure, reasons: [], isBeyond: size === null };
  }
  const reasons = reasonsFor(finder, measure, measures);
  const ideal = reasons.reduce((sum, { cm }) => sum + cm, 0);
  return { ...sizeByLength(finder.kind, sizes, ideal), ideal, reasons };
}

/** Half centimetres: finer than any length is made. */
function toHalf(cm: number): number {
  return Math.round(cm * 2) / 2;
}

function plausible(name: MeasureName, value: number | null): number | null {
  const [least, most] = measureBounds[name];
  return value !== null && value >= least && value <= most ? value : null;
}

function reasonsFor(finder: Finder, height: number, { weight: given, answers }: Measures): Reason[] {
  const reasons: Reason[] = [
    { because: 'height', cm: toHalf(height * finder.heightFactor + finder.heightOffset) },
  ];
  const weight = plausible('weight', given);
  if (weight !== null) {
    const index = weight / (height / 100) ** 2;
    const change = finder.weights.find(({ from, until }) => index >= from && index < until)?.change ?? 0;
    if (change !== 0) reasons.push({ because: 'weight', cm: change });
  }
  for (const { key: question, answers: possible } of finder.questions) {
    const answer = possible.find(({ key }) => key === answers[question]);
    if (answer && answer.change !== 0)
      reasons.push({ because: 'answer', question, answer: answer.key, cm: answer.change });
  }
  if (finder.profileChange !== 0) reasons.push({ because: 'profile', cm: finder.profileChange });
  return reasons;
}

interface Span {
  size: string;
  from: number;
  until: number;
}

/** `178`, `105–135`, `S 51–55`; null for a label without a number. */
function spanOf(size: string): Span | null {
  const [from, until] = Array.from(size.matchAll(/\d+(?:\.\d+)?/g), ([number]) => Number(number));
  return from === undefined ? null : { size, from, until: until ?? from };
}

/**
 * Skis: the nearest, and the shorter of two. Poles: the longest that is not too long, or the range that holds the
 * length nearest to its middle.
 */
function sizeByLength(
  kind: string,
  sizes: readonly string[],
  ideal: number,
): Pick<FoundSize, 'size' | 'isBeyond'> {
  const spans = sizes.flatMap((size) => spanOf(size) ?? []).toSorted((a, b) => a.from - b.from);
  const [shortest] = spans;
  if (!shortest) return { size: null, isBeyond: true };
  const off = ({ from, until }: Span) => Math.max(from - ideal, ideal - until, 0);
  const toMiddle = ({ from, until }: Span) => Math.abs((from + until) / 2 - ideal);
  const isFixedPole = kind === 'POLE' && spans.every(({ from, until }) => from === until);
  const nearest = isFixedPole
    ? (spans.findLast(({ from }) => from <= ideal) ?? shortest)
    : spans.toSorted((a, b) => off(a) - off(b) || toMiddle(a) - toMiddle(b))[0];
  const longest = Math.max(...spans.map(({ until }) => until));
  return {
    size: nearest?.size ?? null,
    isBeyond: ideal < shortest.from - TOLERANCE || ideal > longest + TOLERANCE,
  };
}

/** Between two sizes the smaller helmet, whose lining gives, and the larger jacket, which is warmer. */
function sizeByRange({ kind, ranges }: Finder, sizes: readonly string[], measure: number): string | null {
  const spans = sizes.flatMap((size) => ranges.find((range) => range.size === size) ?? spanOf(size) ?? []);
  const fitting = spans.filter(({ from, until }) => measure >= from && measure <= until);
  return (kind === 'CLOTHING' ? fitting.at(-1) : fitting[0])?.size ?? null;
}
