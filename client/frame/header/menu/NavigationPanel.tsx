/** A panel below the header: a category's children in large type, and the banner that editors chose. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NavigationPanel_item$key } from '#relay/NavigationPanel_item.graphql.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useWording } from '../../../wording/wording.ts';
import { MenuBanner } from './MenuBanner.tsx';
import styles from './NavigationPanel.module.css';

export function NavigationPanel({ item: reference }: { item: NavigationPanel_item$key }) {
  const t = useWording();
  const item = useFragment(
    graphql`
      fragment NavigationPanel_item on NavigationItem {
        link {
          text
          href
        }
        banner {
          ...MenuBanner_banner
        }
        children {
          link {
            text
            href
            opensNewTab
          }
        }
      }
    `,
    reference,
  );
  return (
    <div className={styles.panel}>
      {item.children.length > 0 ? (
        <ul className={styles.children}>
          {item.children.map(({ link }) => (
            <li key={link.href}>
              <Link href={link.href} opensNewTab={link.opensNewTab} preload="intent">
                {link.text}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.all}>
        <Link href={item.link.href} preload="intent">
          {t('shell.allOf', { title: item.link.text })}
        </Link>
      </p>
      {item.banner ? (
        <div className={styles.banner}>
          <MenuBanner banner={item.banner} />
        </div>
      ) : null}
    </div>
  );
}
