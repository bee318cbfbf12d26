/** Breadcrumb trail: home, categories, current page. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Breadcrumbs_trail$key } from '#relay/Breadcrumbs_trail.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  trail: Breadcrumbs_trail$key;
  /** Address of the home page, with its locale. */
  home: string;
  /** Title of the current page when it is not part of the trail (a product in its category). */
  here?: string;
  /** BCP 47 code of its language; null for that of the page. */
  hereLanguage?: string | null;
}

export function Breadcrumbs({ trail, home, here, hereLanguage = null }: BreadcrumbsProps) {
  const t = useWording();
  const items = useFragment(
    graphql`
      fragment Breadcrumbs_trail on Breadcrumb @relay(plural: true) {
        title
        language
        path
      }
    `,
    trail,
  );
  const last = here === undefined ? items.at(-1) : { title: here, language: hereLanguage };
  const links = here === undefined ? items.slice(0, -1) : items;
  return (
    <nav aria-label={t('breadcrumbs.label')} className={styles.breadcrumbs}>
      <ol>
        <li>
          <Link href={home} preload="intent">
            {t('breadcrumbs.home')}
          </Link>
        </li>
        {links.map((item) => (
          <li key={item.path} className={isShort(item.title) ? styles.short : undefined}>
            {/* Category data is large: preload only the parent, the likeliest target. */}
            <Link
              href={item.path}
              preload={item === links.at(-1) ? 'view' : 'intent'}
              lang={item.language ?? undefined}
            >
              {item.title}
            </Link>
          </li>
        ))}
        {last !== undefined && (
          <li aria-current="page" className={styles.here}>
            <span lang={last.language ?? undefined}>{last.title}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** Truncated, it would save no room to speak of. */
function isShort(title: string): boolean {
  return title.length <= 6;
}
