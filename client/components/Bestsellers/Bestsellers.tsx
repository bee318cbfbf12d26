/**
 * What the market's store sells most as a row of small pictures, in the opened navigation and in an empty search box:
 * without what the row of new products beside it shows already.
 */
import type { MouseEvent } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks.js';
import type { BestsellersQuery } from '#relay/BestsellersQuery.graphql.ts';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { bestsellersWording } from '../../wording/shopping/bestsellers.ts';
import { useWording } from '../../wording/wording.ts';
import { useNewProductIds } from '../NewProducts/NewProducts.tsx';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import { SectionBoundary } from '../SectionBoundary/SectionBoundary.tsx';

interface BestsellersProps {
  /** Handle of the only category; null: of all. */
  category: string | null;
  /** Called when a product is followed. */
  onFollow?: (event: MouseEvent, href: string) => void;
}

/** Products in the row. */
const most = 5;

export default function Bestsellers(props: BestsellersProps) {
  return (
    <SectionBoundary resetKey={props.category} fallback={<EveryBestseller {...props} />}>
      <OtherBestsellers {...props} />
    </SectionBoundary>
  );
}

function OtherBestsellers({ category, onFollow }: BestsellersProps) {
  // First, so that its request does not wait for the other one.
  const bestsellers = useBestsellers(category);
  const shown = useNewProductIds(category);
  return <Row products={bestsellers.filter(({ id }) => !shown.has(id))} onFollow={onFollow} />;
}

/** Where what is new cannot be loaded. */
function EveryBestseller({ category, onFollow }: BestsellersProps) {
  return <Row products={useBestsellers(category)} onFollow={onFollow} />;
}

interface RowProps extends Pick<BestsellersProps, 'onFollow'> {
  products: ReturnType<typeof useBestsellers>;
}

function Row({ products, onFollow }: RowProps) {
  const t = useWording(bestsellersWording);
  return <ProductRow title={t('bestsellers.title')} products={products.slice(0, most)} onFollow={onFollow} />;
}

/** As many more as the other row has. */
function useBestsellers(category: string | null) {
  const { lang } = useRouteMatch();
  return useLazyLoadQuery<BestsellersQuery>(
    graphql`
      query BestsellersQuery($locale: Locale!, $category: String) @inContext(locale: $locale) {
        bestsellers(first: 10, category: $category) {
          id
          ...ProductRow_products
        }
      }
    `,
    { locale: lang, category },
  ).bestsellers;
}
