/** What opens below the header: a category's children in large type, and the picture that its editors chose. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NavigationPanel_item$key } from '#relay/NavigationPanel_item.graphql.ts';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Link } from '../../navigation/Link.tsx';
import { useWording } from '../../wording/wording.ts';
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
          ...Banner_banner
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
      <ul className={styles.children}>
        {item.children.map(({ link }) => (
          <li key={link.href}>
            <Link href={link.href} opensNewTab={link.opensNewTab} preload="intent">
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Link href={item.link.href} preload="intent">
          {t('shell.allOf', { title: item.link.text })}
        </Link>
      </p>
      {item.banner ? (
        <div className={styles.banner}>
          <Banner banner={item.banner} />
        </div>
      ) : null}
    </div>
  );
}
