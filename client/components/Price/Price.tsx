/** What a product costs: one price or a range, the regular price struck through while it is on sale. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Price_price$key } from '#relay/Price_price.graphql.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './Price.module.css';

interface PriceProps {
  price: Price_price$key;
  /** Large beside the choice of options, small on tiles and in lists. */
  size?: 'small' | 'large';
}

export function Price({ price, size = 'small' }: PriceProps) {
  const t = useWording();
  const data = useFragment(
    graphql`
      fragment Price_price on ProductPrice {
        current {
          formatted
        }
        highest {
          formatted
        }
        regular {
          formatted
        }
        isOnSale
        isRetailPrice
      }
    `,
    price,
  );
  const { current, highest, regular } = data;
  return (
    <span className={styles.price} data-size={size}>
      {data.isOnSale && regular && (
        <>
          <VisuallyHidden>{t('price.regular')} </VisuallyHidden>
          <s className={styles.regular}>{regular.formatted}</s>{' '}
          <VisuallyHidden>{t('price.sale')} </VisuallyHidden>
        </>
      )}
      <span className={data.isOnSale ? styles.sale : styles.current}>
        {highest ? t('price.range', { from: current.formatted, to: highest.formatted }) : current.formatted}
      </span>
      {data.isRetailPrice && (
        <>
          {' '}
          <abbr className={styles.retail} title={t('price.retail.long')}>
            {t('price.retail')}
          </abbr>
        </>
      )}
    </span>
  );
}
