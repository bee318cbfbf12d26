/** Hints for developers whose facet filter is valid but has no effect. */
import type { FacetChoice } from '../../catalog/products/productList.rules.ts';
import { IN_STOCK, parseRange, type FacetDefinition } from './facets.rules.ts';

/** Null when the filter has an effect, or filters nothing by intent. @param definitions facets of the market */
export function facetHint(definitions: readonly FacetDefinition[], choice: FacetChoice): string | null {
  const { facet } = choice;
  const values = choice.values ?? [];
  const hasEnds = (choice.min ?? choice.max ?? null) !== null;
  if (values.length === 0 && !hasEnds) return null;
  const kind = definitions.find(({ name }) => name === facet)?.kind;
  if (kind === undefined) return `This market has no facet '${facet}': the filter has no effect.`;
  if (kind === 'range') {
    const ignored = hasEnds ? undefined : values.find((value) => parseRange(value) === null);
    return ignored === undefined
      ? null
      : `'${ignored}' is no range of the facet '${facet}', such as '80..90': the filter has no effect. min and max are simpler.`;
  }
  if (values.length === 0) return `The facet '${facet}' takes values: min and max have no effect.`;
  return kind === 'flag' && !values.includes(IN_STOCK)
    ? `The only value of the facet '${facet}' is '${IN_STOCK}': the filter has no effect.`
    : null;
}
