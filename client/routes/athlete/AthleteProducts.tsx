/** The athlete's products. Nothing when none is sold here. */
import { useId } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { AthleteProductsQuery } from '#relay/AthleteProductsQuery.graphql.ts';
import { ProductGrid } from '../../components/ProductGrid/ProductGrid.tsx';
import { circusWording } from '../../wording/content/circus.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './AthleteRoute.module.css';

export function AthleteProducts({ query }: { query: PreloadedQuery<AthleteProductsQuery> }) {
  const t = useWording(circusWording);
  const id = useId();
  const { athlete } = usePreloadedQuery<AthleteProductsQuery>(
    graphql`
      query AthleteProductsQuery($locale: Locale!, $handle: String!)
      @inContext(locale: $locale)
      @preloadable {
        athlete(handle: $handle) {
          name
          products {
            ...ProductGrid_products
          }
        }
      }
    `,
    query,
  );
  if (!athlete || athlete.products.length === 0) return null;
  const heading = t('team.rides', { name: athlete.name });
  return (
    <section className={styles.rides} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ProductGrid products={athlete.products} label={heading} listId="athlete" />
    </section>
  );
}
