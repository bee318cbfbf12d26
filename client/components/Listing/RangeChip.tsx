/** An active range filter, with numbers formatted for the market. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RangeChip_facet$key } from '#relay/RangeChip_facet.graphql.ts';
import { listingWording } from '../../wording/shopping/listing.ts';
import { useWording } from '../../wording/wording.ts';
import { FilterChip } from './FilterChip.tsx';
import { rangeText, writeRange } from './facets/range.rules.ts';
import type { NumberRange } from './facets/range.rules.ts';
import { useAmountFormat } from './useAmountFormat.ts';

interface RangeChipProps {
  /** Null when this market has no such facet. */
  facet: RangeChip_facet$key | null;
  name: string;
  range: NumberRange;
  href: string;
}

export function RangeChip({ facet: key, name, range, href }: RangeChipProps) {
  const t = useWording(listingWording);
  const facet = useFragment(
    graphql`
      fragment RangeChip_facet on Facet {
        label
        range {
          format {
            ...useAmountFormat_format
          }
        }
      }
    `,
    key,
  );
  const format = useAmountFormat(facet?.range?.format);
  const label = format
    ? rangeText(range, format, {
        from: (amount) => t('listing.from', { amount }),
        upTo: (amount) => t('listing.upTo', { amount }),
      })
    : writeRange(range);
  return <FilterChip facet={facet?.label ?? name} label={label} href={href} />;
}
