/** Main categories, for a cart without content. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CategoryLinks_header$key } from '#relay/CategoryLinks_header.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import styles from './EmptyCart.module.css';

export function CategoryLinks({ header: key }: { header: CategoryLinks_header$key }) {
  const { mainNav } = useFragment(
    graphql`
      fragment CategoryLinks_header on Header {
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
  return (
    <ul className={styles.links}>
      {mainNav.map(({ link }) => (
        <li key={link.href}>
          <Link href={link.href}>
            {link.text}
            <Icon name="arrowRight" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
