/** How much was found of each kind, each a link to its own address. Kinds of which there is nothing are left out. */
import { Link } from '../../navigation/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { searchPageWording } from '../../wording/shopping/searchPage.ts';
import { useWording } from '../../wording/wording.ts';
import { searchHref, views } from './searchAddress.rules.ts';
import type { Kind } from './searchAddress.rules.ts';
import styles from './SearchKinds.module.css';

interface SearchKindsProps {
  /** Path of the search. */
  path: string;
  term: string;
  /** The kind on screen. */
  kind: Kind;
  /** Null when nobody counted them: then all kinds stand there, without numbers. */
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
