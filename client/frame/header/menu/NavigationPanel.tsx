/**
 * A panel below the header: a category's children in large type, its newest products and its bestsellers, loaded when it
 * opens, and the banner that editors chose.
 */
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { NavigationPanel_item$key } from '#relay/NavigationPanel_item.graphql.ts';
import { SectionBoundary } from '../../../components/SectionBoundary/SectionBoundary.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { chromeWording } from '../../../wording/frame/chrome.ts';
import { useWording } from '../../../wording/wording.ts';
import { MenuBanner } from './MenuBanner.tsx';
import styles from './NavigationPanel.module.css';

const Bestsellers = lazy(() => import('../../../components/Bestsellers/Bestsellers.tsx'));
const NewProducts = lazy(() => import('../../../components/NewProducts/NewProducts.tsx'));

interface NavigationPanelProps {
  item: NavigationPanel_item$key;
  isOpen: boolean;
}

export function NavigationPanel({ item: reference, isOpen }: NavigationPanelProps) {
  const t = useWording(chromeWording);
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
  const category = item.link.href.split('/c/')[1];
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
      {category ? (
        <div className={styles.rows}>
          {[NewProducts, Bestsellers].map((Row, index) => (
            <div key={index} className={styles.row}>
              {isOpen && (
                <SectionBoundary resetKey={category} fallback={null}>
                  {/* A row that is empty gives up its space. */}
                  <Suspense fallback={<span />}>
                    <Row category={category} />
                  </Suspense>
                </SectionBoundary>
              )}
            </div>
          ))}
        </div>
      ) : null}
      {item.banner ? (
        <div className={styles.banner}>
          <MenuBanner banner={item.banner} />
        </div>
      ) : null}
    </div>
  );
}
