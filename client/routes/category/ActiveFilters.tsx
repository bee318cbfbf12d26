/** What the list is narrowed by, each a link that takes it away again. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ActiveFilters_facets$key } from '#relay/ActiveFilters_facets.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './ActiveFilters.module.css';
import { cleared, listingHref, toggled } from './listing.rules.ts';
import type { Listing } from './listing.rules.ts';

interface ActiveFiltersProps {
  facets: ActiveFilters_facets$key;
  listing: Listing;
  path: string;
}

export function ActiveFilters({ facets: key, listing, path }: ActiveFiltersProps) {
  const t = useWording();
  const facets = useFragment(
    graphql`
      fragment ActiveFilters_facets on Facet @relay(plural: true) {
        name
        label
        values {
          value
          label
        }
      }
    `,
    key,
  );
  const chips = Object.entries(listing.selected).flatMap(([name, values]) => {
    const facet = facets.find((each) => each.name === name);
    return values.map((value) => ({
      name,
      value,
      facet: facet?.label ?? name,
      // A value that no product has any more is still shown, by its own name, so that it can be removed.
      label: facet?.values.find((each) => each.value === value)?.label ?? value,
    }));
  });
  if (chips.length === 0) return null;
  return (
    <ul className={styles.filters} aria-label={t('category.activeFilters')}>
      {chips.map(({ name, value, facet, label }) => (
        <li key={`${name}:${value}`}>
          <Link
            href={listingHref(path, toggled(listing, name, value))}
            scroll={false}
            preload="none"
            className={styles.chip}
          >
            <span aria-hidden="true">{label}</span>
            <VisuallyHidden>{t('category.removeFilter', { facet, value: label })}</VisuallyHidden>
            <Icon name="close" />
          </Link>
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
