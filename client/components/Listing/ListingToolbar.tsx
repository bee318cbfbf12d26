/** Number of products, sort order, and the button for the facets on phones. */
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useDeferredChange } from '../../viewport/useDeferredChange.ts';
import { listingWording } from '../../wording/shopping/listing.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './ListingToolbar.module.css';
import { selectedCount, sorted, sorts } from './listing.rules.ts';
import type { ChangeListing, Listing } from './listing.rules.ts';

interface ListingToolbarProps {
  count: number;
  listing: Listing;
  /** Label of the default order. */
  ownOrder: string;
  isPending: boolean;
  /**
   * Id of the facets' form, with which the order is submitted without scripts. Null while there are no facets and
   * orders.
   */
  formId: string | null;
  /** Anchor of the facets without scripts. */
  filtersId: string;
  onOpenFacets: () => void;
  onChange: ChangeListing;
}

export function ListingToolbar({
  count,
  listing,
  ownOrder,
  isPending,
  formId,
  filtersId,
  onOpenFacets,
  onChange,
}: ListingToolbarProps) {
  const t = useWording(listingWording);
  const active = selectedCount(listing);
  const [order, reorder] = useDeferredChange(listing.sort, (sort) =>
    onChange((before) => sorted(before, sort)),
  );
  const filters = (
    <>
      <Icon name="filter" />
      {active > 0 ? t('category.filtersWithCount', { number: active }) : t('category.filters')}
    </>
  );
  return (
    <div className={styles.toolbar}>
      {formId !== null && (
        <>
          <Button variant="secondary" className={styles.filter} aria-haspopup="dialog" onClick={onOpenFacets}>
            {filters}
          </Button>
          <noscript>
            <a href={`#${filtersId}`} className={buttonClass('secondary', styles.jump)}>
              {filters}
            </a>
          </noscript>
        </>
      )}
      <output className={styles.count}>
        {isPending ? t('category.counting') : t('category.count', { count })}
      </output>
      {formId !== null && (
        <label className={styles.sort}>
          <span className={styles.sortLabel}>{t('category.sort')}</span>
          <span className={styles.select}>
            <select
              name="sort"
              form={formId}
              value={sorts.find(({ sort }) => sort === order)?.parameter}
              onChange={({ target }) => {
                const selected = sorts.find(({ parameter }) => parameter === target.value);
                if (selected) reorder(selected.sort);
              }}
            >
              {sorts.map(({ sort, parameter }) => (
                <option key={sort} value={parameter}>
                  {sort === 'FEATURED' ? ownOrder : t(`category.sort.${sort}`)}
                </option>
              ))}
            </select>
            <Icon name="chevronDown" className={styles.chevron} />
          </span>
        </label>
      )}
      {formId !== null && (
        <noscript>
          <button type="submit" form={formId} className={buttonClass('secondary')}>
            {t('category.apply')}
          </button>
        </noscript>
      )}
    </div>
  );
}
