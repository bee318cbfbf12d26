/** Main categories, for an empty search and for one without results. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MainCategories_header$key } from '#relay/MainCategories_header.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './MainCategories.module.css';

interface MainCategoriesProps {
  /** Null when the navigation is unavailable: nothing is shown then. */
  header: MainCategories_header$key | null;
  heading: string;
}

export function MainCategories({ header: key, heading }: MainCategoriesProps) {
  const header = useFragment(
    graphql`
      fragment MainCategories_header on Header {
        mainNav {
          link {
            text
            href
          }
        }
      }
    `,
    key,
  );
  const links = (header?.mainNav ?? []).flatMap(({ link }) =>
    /^\/[^/]+\/c\//.test(link.href) ? [link] : [],
  );
  if (links.length === 0) return null;
  return (
    <nav className={styles.categories} aria-labelledby="main-categories">
      <h2 id="main-categories" className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <Link href={href} preload="intent" className={styles.category}>
              {text}
              <Icon name="arrowRight" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
