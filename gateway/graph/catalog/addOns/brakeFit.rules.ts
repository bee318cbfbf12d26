/**
 * Whether a brake fits a ski. Its arms sit either side of the ski: narrower than the waist they jam on the edges, much
 * wider they drag in the snow. Not specified; the trade's rule is "your waist, or up to 15 mm more".
 */
import type { Specification } from '../products/specifications.rules.ts';

export type FitVerdict = 'FITS' | 'TOO_NARROW' | 'TOO_WIDE' | 'UNKNOWN';

/** Millimetres that a brake may be wider than the waist. */
export const BRAKE_MARGIN_MM = 15;

/** The size fields of a product entry. */
export interface SizedProduct {
  specs: readonly Specification[];
  size_title: string;
  size_specs: readonly { size: string; specs: readonly Specification[] }[];
}

export interface BrakeWidth {
  /** Label of the size; null when the product has a single width given in its specifications. */
  size: string | null;
  /** Millimetres between the arms. */
  width: number;
}

/** Widths of a brake, or of a binding with a brake. Empty for other products. */
export function brakeWidths({ specs, size_title: title, size_specs: sizes }: SizedProduct): BrakeWidth[] {
  if (isNamed(title, 'Brake Width')) {
    return sizes.flatMap(({ size }) => {
      const width = millimetres(size);
      return width === null ? [] : { size, width };
    });
  }
  const width = millimetres(valueOf(specs, 'Brake Width'));
  return width === null ? [] : [{ size: null, width }];
}

/**
 * Waists of a ski in millimetres: a size's own (the middle of its sidecut, such as `126-94-113`), else the product's.
 * Without a size: the waists of all sizes. Empty when unknown.
 */
export function waistsOf({ specs, size_specs: sizes }: SizedProduct, size: string | null): number[] {
  const own = millimetres(valueOf(specs, 'Waist'));
  const meant = sizes.filter((each) => each.size === size);
  const rows = (meant.length > 0 ? meant : sizes).map((each) => waistIn(each.specs) ?? own);
  const known = (rows.length > 0 ? rows : [own]).filter((waist) => waist !== null);
  return [...new Set(known)];
}

/** Verdict on one width. For several possible waists, only a verdict that holds for all of them is given. */
export function widthFit(width: number, waists: readonly number[]): FitVerdict {
  const [first, ...others] = waists.map((waist) => fitOver(width, waist));
  return first !== undefined && others.every((other) => other === first) ? first : 'UNKNOWN';
}

/** Verdict on a product: fits when one of its widths does; otherwise too wide outranks too narrow. */
export function productFit(widths: readonly BrakeWidth[], waists: readonly number[]): FitVerdict {
  const verdicts = widths.map(({ width }) => widthFit(width, waists));
  const order = ['FITS', 'UNKNOWN', 'TOO_WIDE', 'TOO_NARROW'] as const;
  return order.find((verdict) => verdicts.includes(verdict)) ?? 'UNKNOWN';
}

/** Labels of the sizes that fit. */
export function fittingSizes(widths: readonly BrakeWidth[], waists: readonly number[]): string[] {
  return widths.flatMap(({ size, width }) =>
    size !== null && widthFit(width, waists) === 'FITS' ? size : [],
  );
}

function fitOver(width: number, waist: number): FitVerdict {
  if (width < waist) return 'TOO_NARROW';
  return width > waist + BRAKE_MARGIN_MM ? 'TOO_WIDE' : 'FITS';
}

function waistIn(specs: readonly Specification[]): number | null {
  const middle = /^\s*[\d.]+\s*[-–/]\s*([\d.]+)\s*[-–/]\s*[\d.]+/.exec(valueOf(specs, 'Sidecut'))?.[1];
  return millimetres(middle ?? valueOf(specs, 'Waist'));
}

/** `98`, `98 mm`, `98.5`; null for anything else. */
function millimetres(text: string): number | null {
  const number = /^\s*(\d+(?:\.\d+)?)\s*(?:mm)?\s*$/i.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}

function valueOf(specs: readonly Specification[], title: string): string {
  return specs.find((spec) => isNamed(spec.title, title))?.value ?? '';
}

function isNamed(title: string, name: string): boolean {
  return title.trim().toLowerCase() === name.toLowerCase();
}
