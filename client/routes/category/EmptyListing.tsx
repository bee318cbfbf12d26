/** No product matches, or the category holds none: the way out. */
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './EmptyListing.module.css';
import { cleared, isFiltered, listingHref } from './listing.rules.ts';
import type { Listing } from './listing.rules.ts';

interface EmptyListingProps {
  title: string;
  path: string;
  /** Home of the market. */
  home: string;
  listing: Listing;
}

export function EmptyListing({ title, path, home, listing }: EmptyListingProps) {
  const t = useWording();
  const narrowed = isFiltered(listing);
  return (
    <div className={styles.empty}>
      <h2 className={styles.heading}>{t(narrowed ? 'category.empty' : 'category.emptyPlain')}</h2>
      <p className={styles.text}>{t(narrowed ? 'category.emptyText' : 'category.emptyPlainText')}</p>
      {narrowed ? (
        <LinkButton variant="secondary" href={listingHref(path, cleared(listing))} scroll={false}>
          {t('category.emptyWayOut', { title })}
        </LinkButton>
      ) : (
        <LinkButton variant="secondary" href={home}>
          {t('error.home')}
        </LinkButton>
      )}
    </div>
  );
}
