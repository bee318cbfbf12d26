/**
 * What an empty search box shows on wide screens below the recent searches: what was viewed last, what is new, and what
 * sells most. An extra: each row is left out when it cannot be loaded, and their space is reserved while they load.
 */
import { Suspense } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { BeforeTypingQuery } from '#relay/BeforeTypingQuery.graphql.ts';
import Bestsellers from '../../components/Bestsellers/Bestsellers.tsx';
import NewProducts from '../../components/NewProducts/NewProducts.tsx';
import { ProductRow } from '../../components/ProductRow/ProductRow.tsx';
import { useRecentlyViewed } from '../../components/RecentlyViewed/recentlyViewed.ts';
import { SectionBoundary } from '../../components/SectionBoundary/SectionBoundary.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { viewedWording } from '../../wording/shopping/viewed.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './BeforeTyping.module.css';

type Follow = (event: MouseEvent, href: string) => void;

export default function BeforeTyping({ onFollow }: { onFollow: Follow }) {
  const handles = useRecentlyViewed().slice(0, 5);
  return (
    <div className={styles.rows}>
      {handles.length > 0 && (
        <Row name="viewed">
          <Viewed handles={handles} onFollow={onFollow} />
        </Row>
      )}
      <Row name="new">
        <NewProducts category={null} onFollow={onFollow} />
      </Row>
      <Row name="bestsellers">
        <Bestsellers category={null} onFollow={onFollow} />
      </Row>
    </div>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.place}>
      <SectionBoundary resetKey={name} fallback={null}>
        {/* A place that is empty gives up its space. */}
        <Suspense fallback={<span />}>{children}</Suspense>
      </SectionBoundary>
    </div>
  );
}

function Viewed({ handles, onFollow }: { handles: readonly string[]; onFollow: Follow }) {
  const t = useWording(viewedWording);
  const { lang } = useRouteMatch();
  const { products } = useLazyLoadQuery<BeforeTypingQuery>(
    graphql`
      query BeforeTypingQuery($locale: Locale!, $handles: [String!]!) @inContext(locale: $locale) {
        products: productsByHandle(handles: $handles) {
          ...ProductRow_products
        }
      }
    `,
    { locale: lang, handles },
  );
  return <ProductRow title={t('viewed.title')} products={products} onFollow={onFollow} />;
}
