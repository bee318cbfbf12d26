/** An empty cart, with links to categories. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EmptyCart_header$key } from '#relay/EmptyCart_header.graphql.ts';
import { ChangeMarketLink } from '../../components/ChangeMarketLink/ChangeMarketLink.tsx';
import { cartWording } from '../../wording/shopping/cart.ts';
import { useWording } from '../../wording/wording.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import styles from './EmptyCart.module.css';

interface EmptyCartProps {
  header: EmptyCart_header$key | null;
  /** False: there is no shop in this country. */
  hasShop: boolean;
}

export function EmptyCart({ header: key, hasShop }: EmptyCartProps) {
  const t = useWording(cartWording);
  const header = useFragment(
    graphql`
      fragment EmptyCart_header on Header {
        ...CategoryLinks_header
      }
    `,
    key,
  );
  return (
    <div className={styles.empty}>
      <h1 className={styles.heading}>{t(hasShop ? 'cart.empty' : 'cart.noShop')}</h1>
      <p className={styles.text}>{t(hasShop ? 'cart.emptyText' : 'cart.noShopText')}</p>
      {hasShop ? null : <ChangeMarketLink />}
      {header && <CategoryLinks header={header} />}
    </div>
  );
}
