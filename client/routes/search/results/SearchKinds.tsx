/** Result counts by kind, each a link. Kinds without results are omitted. */
import { Link } from '../../../navigation/Link.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { searchPageWording } from '../../../wording/shopping/searchPage.ts';
import { useWording } from '../../../wording/wording.ts';
import { searchHref, views } from '../searchAddress.rules.ts';
import type { Kind } from '../searchAddress.rules.ts';
import styles from './SearchKinds.module.css';

interface SearchKindsProps {
  /** Path of the search. */
  path: string;
  term: string;
  /** The current kind. */
  kind: Kind;
  /** Null without counts: all kinds are then shown without numbers. */
  counts: ReadonlyMap<Kind, number> | null;
}

export function SearchKinds({ path, term, kind: current, counts }: SearchKindsProps) {
  const t = useWording(searchPageWording);
  const shown = views.filter(({ kind }) => !counts || kind === current || (counts.get(kind) ?? 0) > 0);
  return (
    <nav className={styles.kinds} aria-label={t('searchPage.kinds')}>
      <ul className={styles.list}>
        {shown.map(({ kind }) => {
          const count = counts && (counts.get(kind) ?? 0);
          return (
            <li key={kind}>
              <Link
                href={searchHref(path, term, kind)}
                preload="intent"
                scroll={false}
                className={styles.kind}
                aria-current={kind === current ? 'page' : undefined}
              >
                {t(`searchPage.kind.${kind}`)}
                {count !== null && (
                  <>
                    {' '}
                    <span className={styles.count} aria-hidden="true">
                      {count}
                    </span>
                    <VisuallyHidden>{t('searchPage.count', { count })}</VisuallyHidden>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
