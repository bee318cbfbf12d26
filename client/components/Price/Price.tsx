/** The price of a product: one price or a range, with the list price struck through when reduced. */
import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Price_price$key } from '#relay/Price_price.graphql.ts';
import { ModuleFiles } from '../../navigation/ModuleFiles.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './Price.module.css';

/** For pros only. */
const ProBenefit = lazy(() => import('./ProBenefit.tsx'));

interface PriceProps {
  price: Price_price$key;
  /** Large beside the options, small on tiles and in lists. */
  size?: 'small' | 'large';
  /** Text around an amount, such as “$600 each”. */
  inWords?: ((amount: string) => string) | undefined;
}

export function Price({ price, size = 'small', inWords = (amount) => amount }: PriceProps) {
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
        isRegularRetailPrice
        proBenefit {
          __typename
        }
        ...ProBenefit_price
      }
    `,
    price,
  );
  const { current, highest, regular } = data;
  const asked = highest
    ? t('price.range', { from: current.formatted, to: highest.formatted })
    : current.formatted;
  return (
    <span className={styles.price} data-size={size}>
      {data.isOnSale && regular && (
        <>
          <VisuallyHidden>{t('price.regular')} </VisuallyHidden>
          <span className={styles.labelled}>
            <s className={styles.regular}>{regular.formatted}</s>
            {data.isRegularRetailPrice && <RetailLabel />}
          </span>{' '}
          <VisuallyHidden>{t('price.sale')} </VisuallyHidden>
        </>
      )}
      <span className={styles.labelled}>
        <span className={data.isOnSale ? styles.sale : styles.current}>{inWords(asked)}</span>
        {data.isRetailPrice && <RetailLabel />}
      </span>
      {data.proBenefit && (
        <Suspense fallback={<span className={styles.room} />}>
          <ModuleFiles module="components/Price/ProBenefit.tsx" />
          <ProBenefit price={data} />
        </Suspense>
      )}
    </span>
  );
}

function RetailLabel() {
  const t = useWording();
  return (
    <>
      {' '}
      <abbr className={styles.retail} title={t('price.retail.long')}>
        {t('price.retail')}
      </abbr>
    </>
  );
}
