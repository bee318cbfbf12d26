/**
 * Matches selected options with variants, and determines the state of every option value. Availability is the gateway's
 * verdict (`Variant.availability`).
 *
 * Every value is matched against the other selected options, and none is a dead end: selecting one that is not made
 * with them changes the others to the nearest existing combination. The shopper's preferred values are remembered, so
 * that stepping through values by keyboard has no lasting effect: changed options return as soon as they are made
 * again.
 */
export interface OptionLike {
  readonly name: string;
  readonly values: readonly { readonly label: string }[];
}

export interface VariantLike {
  readonly selections: readonly { readonly name: string; readonly value: string }[];
  readonly isPurchasable: boolean;
  /** `Availability` of the gateway. */
  readonly availability: string;
}

/** Selected label by option name; a missing option is not selected yet. */
export type Choice = Readonly<Record<string, string>>;

/**
 * Impossible: never made in this combination. Sold out: made, but out of stock. Not for sale: made, but the store does
 * not sell it now.
 */
export type ValueState = 'available' | 'soldOut' | 'notForSale' | 'impossible';

export interface Chosen {
  /** What the shopper selected, or the initial selection, by option. */
  readonly preferred: Choice;
  /** The effective selection: the preferred one, or the nearest that is made. */
  readonly choice: Choice;
}

/** An option that changed because of another choice. */
export interface Move {
  readonly name: string;
  readonly to: string;
}

const colourNames = new Set(['color', 'colour']);

export function isColourOption(name: string): boolean {
  return colourNames.has(name.toLowerCase());
}

function valueOf(variant: VariantLike, option: string): string | null {
  return variant.selections.find((selection) => selection.name === option)?.value ?? null;
}

function matches(variant: VariantLike, choice: Choice): boolean {
  return Object.entries(choice).every(([name, label]) => valueOf(variant, name) === label);
}

/** The current variant: only when exactly one matches the selected options (catalogue.md 4). */
export function currentVariant<V extends VariantLike>(variants: readonly V[], choice: Choice): V | null {
  const [first, second] = variants.filter((variant) => matches(variant, choice));
  return first !== undefined && second === undefined ? first : null;
}

/** The other options' selection. */
function othersOf(choice: Choice, name: string): Choice {
  return Object.fromEntries(Object.entries(choice).filter(([other]) => other !== name));
}

/** State of a value given the other options' selection. */
export function valueState(
  variants: readonly VariantLike[],
  choice: Choice,
  name: string,
  label: string,
): ValueState {
  // Without a shop there are no variants and no stock: colours can only be viewed.
  if (variants.length === 0) return 'available';
  const target = { ...othersOf(choice, name), [name]: label };
  const candidates = variants.filter((variant) => matches(variant, target));
  if (candidates.length === 0) return 'impossible';
  if (candidates.some((variant) => variant.isPurchasable)) return 'available';
  return candidates.some((variant) => variant.availability === 'SOLD_OUT') ? 'soldOut' : 'notForSale';
}

/**
 * Selects every option with a single value, and the first colour that can be bought, in whatever size, or else the
 * first. The gateway lists its swatches and opens its gallery by the same rule.
 */
function completed(options: readonly OptionLike[], variants: readonly VariantLike[], choice: Choice): Choice {
  let next = choice;
  for (const { name, values } of options) {
    if (next[name] !== undefined) continue;
    const possible = values.filter(({ label }) => valueState(variants, next, name, label) !== 'impossible');
    const opening = isColourOption(name)
      ? possible.find(({ label }) => valueState(variants, {}, name, label) === 'available')
      : undefined;
    const only = opening ?? (isColourOption(name) || possible.length === 1 ? possible[0] : undefined);
    if (only) next = { ...next, [name]: only.label };
  }
  return next;
}

/**
 * The initial choice: what the address names, as far as it is made; the first colour that can be bought when it names none; and every
 * option with a single value.
 */
export function startChoice(
  options: readonly OptionLike[],
  variants: readonly VariantLike[],
  requested: Choice,
): Choice {
  let choice: Choice = {};
  for (const { name, values } of options) {
    const label = values.find((value) => value.label === requested[name])?.label;
    if (label !== undefined && valueState(variants, choice, name, label) !== 'impossible')
      choice = { ...choice, [name]: label };
  }
  return completed(options, variants, choice);
}

/** Distance of two labels in an option's order. */
function steps(options: readonly OptionLike[], name: string, from: string, to: string | null): number {
  const labels = options.find((option) => option.name === name)?.values.map(({ label }) => label) ?? [];
  return Math.abs(labels.indexOf(from) - (to === null ? labels.length : labels.indexOf(to)));
}

/**
 * The variant with this value that is nearest to the preferred choice: fewest other changed options, then available
 * before unavailable, then the smallest distance along the changed options. Null when none has the value.
 */
function nearest<V extends VariantLike>(
  options: readonly OptionLike[],
  variants: readonly V[],
  preferred: Choice,
  name: string,
  label: string,
): V | null {
  const distance = (variant: V): [changes: number, gone: number, far: number] => {
    const changed = Object.entries(othersOf(preferred, name)).filter(
      ([o, was]) => valueOf(variant, o) !== was,
    );
    const far = changed.reduce((sum, [o, was]) => sum + steps(options, o, was, valueOf(variant, o)), 0);
    return [changed.length, variant.isPurchasable ? 0 : 1, far];
  };
  const [first] = variants
    .filter((variant) => valueOf(variant, name) === label)
    .map((variant) => ({ variant, at: distance(variant) }))
    .toSorted(({ at: a }, { at: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return first?.variant ?? null;
}

/** The selection after a value was selected, and the other options that changed with it. */
export function choose(
  options: readonly OptionLike[],
  variants: readonly VariantLike[],
  { preferred, choice }: Chosen,
  name: string,
  label: string,
): Chosen & { moves: readonly Move[] } {
  const target: Choice = { ...preferred, [name]: label };
  const exists = variants.length === 0 || variants.some((variant) => matches(variant, target));
  const instead = exists ? null : nearest(options, variants, preferred, name, label);
  if (!exists && !instead) return { preferred, choice, moves: [] };
  const settled = instead
    ? Object.fromEntries(Object.keys(target).map((each) => [each, valueOf(instead, each) ?? '']))
    : target;
  const next = completed(options, variants, settled);
  const moves = Object.entries(next)
    .filter(([other, now]) => other !== name && choice[other] !== undefined && choice[other] !== now)
    .map(([other, now]) => ({ name: other, to: now }));
  return { preferred: { ...next, ...target }, choice: next, moves };
}

/** The first missing option; null when all are selected. */
export function missingOption(options: readonly OptionLike[], choice: Choice): string | null {
  return options.find((option) => choice[option.name] === undefined)?.name ?? null;
}

/**
 * The options to show: those of the store; without a store (or while it fails) the colours with pictures in content.
 */
export function shownOptions<V extends { readonly label: string }>(
  options: readonly { readonly name: string; readonly values: readonly V[] }[] | null,
  swatches: readonly V[],
): readonly { readonly name: string; readonly values: readonly V[] }[] {
  if (options && options.length > 0) return options;
  return swatches.length > 1 ? [{ name: 'Color', values: swatches }] : [];
}

/** The selected colour; null when the product has no such option. */
export function chosenColour(choice: Choice): string | null {
  return Object.entries(choice).find(([name]) => isColourOption(name))?.[1] ?? null;
}

/** Content and store use the same colour names, except for case. */
export function isSameColour(label: string, chosen: string | null): boolean {
  return label.trim().toLowerCase() === chosen?.trim().toLowerCase();
}

/** The selected size, whatever the product calls it: the value of the option that is no colour. */
export function chosenSize(choice: Choice): string | null {
  return Object.entries(choice).find(([name]) => !isColourOption(name))?.[1] ?? null;
}

/** The other options' selection as text. */
export function otherSelectionText(
  options: readonly OptionLike[],
  name: string,
  choice: Choice,
  say: (option: string, label: string) => string,
): string {
  const others = options.filter((option) => option.name !== name);
  return others
    .flatMap((option) => {
      const label = choice[option.name];
      return label === undefined ? [] : say(option.name, label);
    })
    .join(', ');
}
