/** Stock of the current variant, else of the selected colour, else of the product. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { StockLine_variant$key } from '#relay/StockLine_variant.graphql.ts';
import { productWording } from '../../../wording/shopping/product.ts';
import { stockWording } from '../../../wording/shopping/stock.ts';
import { useWording } from '../../../wording/wording.ts';
import styles from './StockLine.module.css';

interface StockLineProps {
  variant: StockLine_variant$key | null;
  /** Of the current choice. */
  availability: string | null;
  /** Labels that can be bought instead, by option. */
  left: readonly (readonly string[])[];
}

export function StockLine({ variant: key, availability, left }: StockLineProps) {
  const t = useWording(productWording, stockWording);
  const variant = useFragment(
    graphql`
      fragment StockLine_variant on Variant {
        unitsLeft
        expectedOn {
          formatted
        }
      }
    `,
    key,
  );
  const unitsLeft = variant?.unitsLeft ?? null;
  return (
    <output className={styles.stock} data-stock={availability}>
      {availability === 'IN_STOCK' && t('product.inStock')}
      {availability === 'LOW_STOCK' &&
        (unitsLeft === null ? t('product.lowStock') : t('product.unitsLeft', { count: unitsLeft }))}
      {availability === 'EXPECTED' &&
        (variant?.expectedOn
          ? t('stock.expectedOn', { date: variant.expectedOn.formatted })
          : t('stock.expected'))}
      {availability === 'NOT_SOLD_HERE' && t('stock.notForSale')}
      {availability === 'SOLD_OUT' && (
        <>
          {t('product.soldOut')}
          {left.length > 0 && (
            <span className={styles.more}>
              {t('product.left', { values: left.map((labels) => labels.join(', ')).join(' · ') })}
            </span>
          )}
        </>
      )}
    </output>
  );
}
