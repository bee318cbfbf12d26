/** Active filters, each a link that removes it. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ActiveFilters_facets$key } from '#relay/ActiveFilters_facets.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { listingWording } from '../../wording/shopping/listing.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './ActiveFilters.module.css';
import { FilterChip } from './FilterChip.tsx';
import { cleared, isFiltered, listingHref, toggled, without } from './listing.rules.ts';
import type { Listing } from './listing.rules.ts';
import { RangeChip } from './RangeChip.tsx';

interface ActiveFiltersProps {
  facets: ActiveFilters_facets$key;
  listing: Listing;
  path: string;
}

export function ActiveFilters({ facets: key, listing, path }: ActiveFiltersProps) {
  const t = useWording(listingWording);
  const facets = useFragment(
    graphql`
      fragment ActiveFilters_facets on Facet @relay(plural: true) {
        name
        label
        values {
          value
          label
        }
        ...RangeChip_facet
      }
    `,
    key,
  );
  if (!isFiltered(listing)) return null;
  const facetOf = (name: string) => facets.find((each) => each.name === name) ?? null;
  return (
    <ul className={styles.filters} aria-label={t('category.activeFilters')}>
      {Object.entries(listing.selected).flatMap(([name, values]) =>
        values.map((value) => (
          <li key={`${name}:${value}`}>
            <FilterChip
              facet={facetOf(name)?.label ?? name}
              // A value without products is still shown, by its own name, so that it can be removed.
              label={facetOf(name)?.values.find((each) => each.value === value)?.label ?? value}
              href={listingHref(path, toggled(listing, name, value))}
            />
          </li>
        )),
      )}
      {Object.entries(listing.ranges).map(([name, range]) => (
        <li key={name}>
          <RangeChip
            facet={facetOf(name)}
            name={name}
            range={range}
            href={listingHref(path, without(listing, name))}
          />
        </li>
      ))}
      <li>
        <Link
          href={listingHref(path, cleared(listing))}
          scroll={false}
          preload="none"
          className={styles.clear}
        >
          {t('category.clearAll')}
        </Link>
      </li>
    </ul>
  );
}
