/** Measures as entered and as kept in this browser. */
import type { MeasureName, Measures } from './findSize.rules.ts';

/** `height=178`, `ability=expert`, `units=imperial`. */
export const measureForm = /^[a-z]{2,12}=[a-z0-9.]{1,12}$/;

/** Enough for all measures and answers. */
export const mostMeasures = 12;

export type Units = 'metric' | 'imperial';

export type Entries = Readonly<Record<string, string>>;

export function entriesOf(kept: readonly string[]): Entries {
  return Object.fromEntries(kept.map((entry) => entry.split('=') as [string, string]));
}

/** Without empty ones. */
export function keptEntries(entries: Entries): string[] {
  return Object.entries(entries)
    .map(([key, value]) => `${key}=${value}`)
    .filter((entry) => measureForm.test(entry));
}

const names = new Set<string>(['height', 'weight', 'head', 'chest']);

export function measuresOf(entries: Entries): Measures {
  const number = (name: MeasureName) => {
    const value = Number(entries[name] ?? '');
    return Number.isFinite(value) && value > 0 ? value : null;
  };
  return {
    height: number('height'),
    weight: number('weight'),
    head: number('head'),
    chest: number('chest'),
    answers: Object.fromEntries(Object.entries(entries).filter(([key]) => !names.has(key))),
  };
}

const CM_PER_INCH = 2.54;
const KG_PER_POUND = 0.453_592_37;

/** One decimal is finer than anybody measures. */
function rounded(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** What is shown of a metric measure; empty when there is none. Feet and inches are two fields. */
export interface Shown {
  main: string;
  /** Inches beside feet. */
  inches: string;
}

export function shownMeasure(name: MeasureName, metric: string | undefined, units: Units): Shown {
  const value = Number(metric ?? '');
  if (!metric || !Number.isFinite(value)) return { main: '', inches: '' };
  if (units === 'metric') return { main: metric, inches: '' };
  if (name === 'weight') return { main: String(Math.round(value / KG_PER_POUND)), inches: '' };
  const inches = Math.round((value / CM_PER_INCH) * 2) / 2;
  if (name !== 'height') return { main: String(inches), inches: '' };
  return { main: String(Math.floor(inches / 12)), inches: String(inches % 12) };
}

/** The metric measure of what was typed; empty when that is no number. A decimal comma is understood. */
export function metricMeasure(name: MeasureName, { main, inches }: Shown, units: Units): string {
  const number = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')));
  const value = number(main);
  if (!Number.isFinite(value) || value <= 0) return '';
  if (units === 'metric') return rounded(value);
  if (name === 'weight') return rounded(value * KG_PER_POUND);
  const more = number(inches);
  return name === 'height'
    ? rounded((value * 12 + (Number.isFinite(more) ? more : 0)) * CM_PER_INCH)
    : rounded(value * CM_PER_INCH);
}
