/** Number format of a facet in the market, from the gateway. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useAmountFormat_format$key } from '#relay/useAmountFormat_format.graphql.ts';
import type { AmountFormat } from './facets/range.rules.ts';

/** Null when unknown: a facet without counts. */
export function useAmountFormat(key: useAmountFormat_format$key | null | undefined): AmountFormat | null {
  const format = useFragment(
    graphql`
      fragment useAmountFormat_format on AmountFormat {
        prefix
        suffix
        group
        decimal
        decimals
      }
    `,
    key,
  );
  if (!format) return null;
  const { prefix, suffix, group, decimal, decimals } = format;
  return { prefix, suffix, group, decimal, decimals };
}
