/**
 * The popup of an empty search box: recent searches as a grid whose rows repeat a search or remove it. Keyboard focus
 * stays in the field.
 */
import { useId } from 'react';
import type { MouseEvent } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { searchBoxWording } from '../../wording/shopping/searchBox.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './RecentSearches.module.css';
import { searchHref } from './searchTerm.rules.ts';

interface RecentSearchesProps {
  id: string;
  searches: readonly string[];
  lang: string;
  /** Id of the active cell; null while the field is active. */
  active: string | null;
  onSearch: (event: MouseEvent, href: string, term: string) => void;
  onForget: (term: string) => void;
  onForgetAll: () => void;
}

export function RecentSearches({
  id,
  searches,
  lang,
  active,
  onSearch,
  onForget,
  onForgetAll,
}: RecentSearchesProps) {
  const t = useWording(searchBoxWording);
  const headingId = useId();
  // A `table` would announce data; this is a list with two actions per row, operated from the field.
  const gridProps = { id, role: 'grid', 'aria-labelledby': headingId };
  const rowProps = { role: 'row', className: styles.row };
  const cell = (name: string) => ({
    id: `${id}-${name}`,
    role: 'gridcell',
    'data-stop': true,
    'data-active': `${id}-${name}` === active || undefined,
  });
  return (
    <div className={styles.recent}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.heading}>
          {t('searchBox.recent')}
        </h3>
        <button type="button" className={styles.clear} onClick={onForgetAll}>
          {t('searchBox.recent.clear')}
        </button>
      </div>
      <div {...gridProps}>
        {searches.map((term, index) => (
          <div key={term} {...rowProps}>
            <div {...cell(`${index}`)} className={styles.term}>
              <Link
                href={searchHref(lang, term)}
                tabIndex={-1}
                preload="intent"
                className={styles.link}
                onClick={(event) => onSearch(event, searchHref(lang, term), term)}
              >
                <Icon name="search" className={styles.sign} />
                <span>{term}</span>
              </Link>
            </div>
            <div {...cell(`${index}-forget`)}>
              <button
                type="button"
                tabIndex={-1}
                className={styles.forget}
                aria-label={t('searchBox.recent.remove', { term })}
                onClick={() => onForget(term)}
              >
                <Icon name="close" className={styles.sign} />
              </button>
            </div>
          </div>
        ))}
      </div>
      <p className={styles.note}>{t('searchBox.recent.note')}</p>
    </div>
  );
}
