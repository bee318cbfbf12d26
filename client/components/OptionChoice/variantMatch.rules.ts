/**
 * Which variant a shopper means, and which option values can still be had.
 *
 * The options form a ladder: the first one (colour) is always free, each later one is judged against the
 * choices above it. So no choice is ever a dead end: a length that is not made in a colour can be reached
 * by choosing the colour first, and changing the colour drops a length it does not come in.
 */
export interface OptionLike {
  readonly name: string;
  readonly values: readonly { readonly label: string }[];
}

export interface VariantLike {
  readonly selections: readonly { readonly name: string; readonly value: string }[];
  readonly isPurchasable: boolean;
}

/** Chosen label by option name; an option that is missing is not chosen yet. */
export type Choice = Readonly<Record<string, string>>;

/** Impossible: never made in this combination. Sold out: made, but none can be put into the cart now. */
export type ValueState = 'available' | 'soldOut' | 'impossible';

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

function choiceAbove(options: readonly OptionLike[], name: string, choice: Choice): Choice {
  const above: Record<string, string> = {};
  for (const option of options) {
    if (option.name === name) break;
    const label = choice[option.name];
    if (label !== undefined) above[option.name] = label;
  }
  return above;
}

/** What becomes of a value when it is chosen under the choices above it. */
export function valueState(
  options: readonly OptionLike[],
  variants: readonly VariantLike[],
  choice: Choice,
  name: string,
  label: string,
): ValueState {
  // Without a shop there are no variants, and nothing to run out of: colours are there to be looked at.
  if (variants.length === 0) return 'available';
  const wanted = { ...choiceAbove(options, name, choice), [name]: label };
  const candidates = variants.filter((variant) => matches(variant, wanted));
  if (candidates.length === 0) return 'impossible';
  return candidates.some((variant) => variant.isPurchasable) ? 'available' : 'soldOut';
}

/**
 * The choice a page starts with: what the address names, as far as it exists; the first colour when it names
 * none (catalogue.md 4); and every option that leaves no choice.
 */
export function startChoice(
  options: readonly OptionLike[],
  variants: readonly VariantLike[],
  asked: Choice,
): Choice {
  let choice: Choice = {};
  for (const option of options) {
    const possible = option.values
      .map((value) => value.label)
      .filter((label) => valueState(options, variants, choice, option.name, label) !== 'impossible');
    const label =
      possible.find((each) => each === asked[option.name]) ??
      (isColourOption(option.name) || possible.length === 1 ? possible[0] : undefined);
    if (label !== undefined) choice = { ...choice, [option.name]: label };
  }
  return choice;
}

/** The choice after a value was picked, and the later choices that had to go because they are not made with it. */
export function choose(
  options: readonly OptionLike[],
  variants: readonly VariantLike[],
  choice: Choice,
  name: string,
  label: string,
): { choice: Choice; dropped: readonly { name: string; label: string }[] } {
  const next = startChoice(options, variants, { ...choice, [name]: label });
  const dropped = Object.entries(choice)
    .filter(([other, was]) => other !== name && next[other] !== was)
    .map(([other, was]) => ({ name: other, label: was }));
  return { choice: next, dropped };
}

/** The first option that is still to be chosen; null when all are. */
export function missingOption(options: readonly OptionLike[], choice: Choice): string | null {
  return options.find((option) => choice[option.name] === undefined)?.name ?? null;
}

/**
 * The options to show: those of the store; without a store (or while it is ill) the colours that content has pictures
 * of, to look at.
 */
export function shownOptions<V extends { readonly label: string }>(
  options: readonly { readonly name: string; readonly values: readonly V[] }[] | null,
  swatches: readonly V[],
): readonly { readonly name: string; readonly values: readonly V[] }[] {
  if (options && options.length > 0) return options;
  return swatches.length > 1 ? [{ name: 'Color', values: swatches }] : [];
}

/** The chosen colour; null when the product has no such option. */
export function chosenColour(choice: Choice): string | null {
  return Object.entries(choice).find(([name]) => isColourOption(name))?.[1] ?? null;
}

/** The chosen size, whatever the product calls it: what is chosen and no colour. */
export function chosenSize(choice: Choice): string | null {
  return Object.entries(choice).find(([name]) => !isColourOption(name))?.[1] ?? null;
}

/** What is chosen above an option, in words. */
export function choiceAboveInWords(options: readonly OptionLike[], name: string, choice: Choice): string {
  return Object.values(choiceAbove(options, name, choice)).join(', ');
}
