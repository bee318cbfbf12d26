/** What the market's store sells most as a row of small pictures, in the opened navigation and in an empty search box. */
import type { MouseEvent } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { BestsellersQuery } from '#relay/BestsellersQuery.graphql.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { bestsellersWording } from '../../wording/shopping/bestsellers.ts';
import { useWording } from '../../wording/wording.ts';
import { ProductRow } from '../ProductRow/ProductRow.tsx';

interface BestsellersProps {
  /** Handle of the only category; null: of all. */
  category: string | null;
  /** Called when a product is followed. */
  onFollow?: (event: MouseEvent, href: string) => void;
}

export default function Bestsellers({ category, onFollow }: BestsellersProps) {
  const t = useWording(bestsellersWording);
  const { lang } = useRouteMatch();
  const { bestsellers } = useLazyLoadQuery<BestsellersQuery>(
    graphql`
      query BestsellersQuery($locale: Locale!, $category: String) @inContext(locale: $locale) {
        bestsellers(first: 5, category: $category) {
          ...ProductRow_products
        }
      }
    `,
    { locale: lang, category },
  );
  return <ProductRow title={t('bestsellers.title')} products={bestsellers} onFollow={onFollow} />;
}
