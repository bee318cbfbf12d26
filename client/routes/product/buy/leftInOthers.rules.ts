/** What can be bought instead of a sold-out choice: the values that one change of it leads to. */

interface OptionStates {
  readonly values: readonly { readonly label: string; readonly state: string }[];
  readonly chosen: string | null;
}

/** Labels by option, options that are not chosen yet left out; empty when nothing is left beside the choice. */
export function leftInOthers(options: readonly OptionStates[]): readonly (readonly string[])[] {
  return options
    .filter(({ chosen }) => chosen !== null)
    .map(({ values, chosen }) =>
      values
        .filter(({ label, state }) => state === 'available' && label !== chosen)
        .map(({ label }) => label),
    )
    .filter((labels) => labels.length > 0);
}
