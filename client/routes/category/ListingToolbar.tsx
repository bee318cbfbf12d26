/** How many products there are, in which order, and the way to the facets on a phone. */
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './ListingToolbar.module.css';
import { selectedCount, sorted, sorts } from './listing.rules.ts';
import type { Listing, Sort } from './listing.rules.ts';

interface ListingToolbarProps {
  count: number;
  listing: Listing;
  isPending: boolean;
  hasFacets: boolean;
  onOpenFacets: () => void;
  onChange: (listing: Listing) => void;
}

export function ListingToolbar({
  count,
  listing,
  isPending,
  hasFacets,
  onOpenFacets,
  onChange,
}: ListingToolbarProps) {
  const t = useWording();
  const active = selectedCount(listing);
  const isSort = (value: string): value is Sort => sorts.some(({ sort }) => sort === value);
  return (
    <div className={styles.toolbar}>
      {hasFacets && (
        <Button variant="secondary" className={styles.filter} aria-haspopup="dialog" onClick={onOpenFacets}>
          <Icon name="filter" />
          {active > 0 ? t('category.filtersWithCount', { number: active }) : t('category.filters')}
        </Button>
      )}
      <output className={styles.count}>
        {isPending ? t('category.counting') : t('category.count', { count })}
      </output>
      <label className={styles.sort}>
        <span className={styles.sortLabel}>{t('category.sort')}</span>
        <span className={styles.select}>
          <select
            value={listing.sort}
            onChange={({ target }) => {
              if (isSort(target.value)) onChange(sorted(listing, target.value));
            }}
          >
            {sorts.map(({ sort }) => (
              <option key={sort} value={sort}>
                {t(`category.sort.${sort}`)}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" className={styles.chevron} />
        </span>
      </label>
    </div>
  );
}
