/** That a price is a pro's, what guests pay for the same, and the difference. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProBenefit_price$key } from '#relay/ProBenefit_price.graphql.ts';
import { proPriceWording } from '../../wording/shopping/proPrice.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './ProBenefit.module.css';

export default function ProBenefit({ price }: { price: ProBenefit_price$key }) {
  const t = useWording(proPriceWording);
  const { highest, proBenefit } = useFragment(
    graphql`
      fragment ProBenefit_price on ProductPrice {
        highest {
          __typename
        }
        proBenefit {
          shopPrice {
            formatted
          }
          saving {
            formatted
          }
        }
      }
    `,
    price,
  );
  if (!proBenefit) return null;
  return (
    <span className={styles.benefit} data-pro-benefit="">
      <span className={styles.label}>{t('proPrice.title')}</span>{' '}
      <span>{t('proPrice.shop', { price: proBenefit.shopPrice.formatted })}</span>{' '}
      <span className={styles.saving}>
        {t(highest ? 'proPrice.savingAtLeast' : 'proPrice.saving', {
          saving: proBenefit.saving.formatted,
        })}
      </span>
    </span>
  );
}
