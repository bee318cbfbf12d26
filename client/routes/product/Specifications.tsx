/** Specifications: those of all sizes, and those by size. */
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Specifications_product$key } from '#relay/Specifications_product.graphql.ts';
import { productWording } from '../../wording/shopping/product.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './Specifications.module.css';

/** A scrollable region must be focusable for keyboard users. */
const reachable = { tabIndex: 0 } as const;

interface SpecificationsProps {
  product: Specifications_product$key;
  /** The selected size, whose row is marked. */
  size: string | null;
}

export function Specifications({ product: key, size }: SpecificationsProps) {
  const t = useWording(productWording);
  const id = useId();
  const { specifications, sizeTable } = useFragment(
    graphql`
      fragment Specifications_product on Product {
        specifications {
          title
          value
        }
        sizeTable {
          sizeTitle
          columns
          rows {
            size
            values
          }
        }
      }
    `,
    key,
  );
  if (specifications.length === 0 && !sizeTable) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('product.specifications')}
      </h2>
      {specifications.length > 0 && (
        <dl className={styles.facts}>
          {specifications.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {sizeTable && (
        <section className={styles.scroll} aria-label={t('product.sizes')} {...reachable}>
          <table className={styles.table}>
            <caption className={styles.caption}>{t('product.sizes')}</caption>
            <thead>
              <tr>
                <th scope="col">{sizeTable.sizeTitle}</th>
                {sizeTable.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sizeTable.rows.map((row) => (
                <tr key={row.size} data-chosen={row.size === size || undefined}>
                  <th scope="row">{row.size}</th>
                  {row.values.map((value, index) => (
                    <td key={sizeTable.columns[index]}>{value === '' ? '–' : value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
