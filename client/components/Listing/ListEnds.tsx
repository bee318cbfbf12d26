/** Both ends of a paginated list: links to previous and next entries. */
import { listingWording } from '../../wording/shopping/listing.ts';
import { useWording } from '../../wording/wording.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import styles from './ListEnds.module.css';
import type { PaginatedList } from './usePaginatedList.ts';

interface ListStartProps {
  list: PaginatedList;
  /** Label of the link to previous entries. */
  label: string;
}

/** Null on the first page. */
export function ListStart({ list: { earlierHref }, label }: ListStartProps) {
  if (earlierHref === null) return null;
  return (
    <div className={styles.earlier}>
      <LinkButton variant="secondary" href={earlierHref} preload="intent">
        {label}
      </LinkButton>
    </div>
  );
}

interface ListEndProps {
  list: PaginatedList;
  /** Called when loading more failed. */
  failure: string;
}

/** Null at the end of the list, and while Back restores a long one. */
export function ListEnd({ list, failure }: ListEndProps) {
  const t = useWording(listingWording);
  const { read, total, isLoading } = list;
  if (!list.hasMore) return null;
  return (
    <div className={styles.more}>
      <p>{t('category.shown', { shown: read, total })}</p>
      <progress max={total} value={read} aria-hidden="true" />
      {/* A link, so that it works without scripts: to the next page. */}
      <LinkButton
        variant="secondary"
        href={list.nextHref}
        preload="none"
        aria-busy={isLoading || undefined}
        onClick={list.handleMore}
      >
        {t(isLoading ? 'category.loadingMore' : 'category.loadMore')}
      </LinkButton>
      {list.hasFailed && <p role="alert">{failure}</p>}
    </div>
  );
}
