/** Hints for developers whose facet filter is valid but is probably not what they meant. */
import { emptyChoiceHint, type FacetChoice } from '../../catalog/products/productList.rules.ts';
import { flagValue, IN_STOCK, parseRange, type FacetDefinition } from './facets.rules.ts';

/** Null when the filter has an effect. @param definitions facets of the market */
export function facetHint(definitions: readonly FacetDefinition[], choice: FacetChoice): string | null {
  const { facet } = choice;
  const values = choice.values ?? [];
  const hasEnds = (choice.min ?? choice.max ?? null) !== null;
  const empty = emptyChoiceHint(choice);
  if (empty !== null) return empty;
  const kind = definitions.find(({ name }) => name === facet)?.kind;
  if (kind === undefined) return `This market has no facet '${facet}': the filter has no effect.`;
  if (kind === 'range') {
    const ignored = hasEnds ? undefined : values.find((value) => !isRange(value));
    return ignored === undefined
      ? null
      : `'${ignored}' is no range of the facet '${facet}', such as '80..90': the filter has no effect. min and max are simpler.`;
  }
  if (values.length === 0) return `The facet '${facet}' takes values: min and max have no effect.`;
  return kind === 'flag' && !values.map(flagValue).includes(IN_STOCK)
    ? `The only value of the facet '${facet}' is '${IN_STOCK}': another finds nothing.`
    : null;
}

/** False also for reversed ends. */
function isRange(text: string): boolean {
  const range = parseRange(text);
  return range !== null && (range.min ?? -Infinity) <= (range.max ?? Infinity);
}
