/**
 * The comparison as a table: a column per ski, a row per property. It scrolls in its own region on narrow screens, with
 * sticky headings. Rows with equal values are dimmed, or hidden by "differences only".
 */
import { useId, useState } from 'react';
import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ComparisonTable_comparison$key } from '#relay/ComparisonTable_comparison.graphql.ts';
import { Price } from '../../components/Price/Price.tsx';
import { TagList } from '../../components/Tags/TagList.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { compareWording } from '../../wording/shopping/compare.ts';
import { productWording } from '../../wording/shopping/product.ts';
import { stockWording } from '../../wording/shopping/stock.ts';
import { useWording } from '../../wording/wording.ts';
import { ComparisonHead } from './ComparisonHead.tsx';
import { ComparisonRow } from './ComparisonRow.tsx';
import styles from './ComparisonTable.module.css';
import { stockText } from './stockText.rules.ts';

/** A scrollable region must be focusable for keyboard users. */
const reachable = { tabIndex: 0 } as const;

interface ComparisonTableProps {
  comparison: ComparisonTable_comparison$key;
  /** False: nothing is sold here, so there is no stock. */
  hasShop: boolean;
  onRemove: (handle: string, title: string) => void;
}

export function ComparisonTable({ comparison: key, hasShop, onRemove }: ComparisonTableProps) {
  const t = useWording(compareWording, productWording, stockWording);
  const id = useId();
  const [isNarrowed, setIsNarrowed] = useState(false);
  const { products, rows, sizes, sizeRows } = useFragment(
    graphql`
      fragment ComparisonTable_comparison on Comparison {
        products {
          id
          availability
          selected {
            price {
              ...Price_price
            }
            tags
          }
          ...ComparisonHead_products
        }
        rows {
          title
          values
          differs
        }
        sizes {
          title
          values
          differs
        }
        sizeRows {
          title
          differs
          cells {
            values {
              size
              value
            }
          }
        }
      }
    `,
    key,
  );
  const canDiffer = products.length > 1;
  const isShown = ({ differs }: { readonly differs: boolean }): boolean => !isNarrowed || differs;
  const shownRows = rows.filter(isShown);
  const shownSizes = sizes && isShown(sizes) ? sizes : null;
  const shownSizeRows = sizeRows.filter(isShown);
  const isBare = shownRows.length + shownSizeRows.length === 0 && shownSizes === null;
  const columns = products.map(({ id }) => id);

  return (
    <div className={styles.comparison}>
      {canDiffer && (
        <label className={styles.narrow}>
          <input
            type="checkbox"
            className={styles.box}
            checked={isNarrowed}
            onChange={(event) => setIsNarrowed(event.target.checked)}
          />
          {t('compare.onlyDifferences')}
        </label>
      )}
      <section className={styles.scroll} aria-labelledby={id} {...reachable}>
        <table className={styles.table} style={{ '--columns': products.length } as CSSProperties}>
          <caption id={id}>
            <VisuallyHidden>{t('compare.title')}</VisuallyHidden>
          </caption>
          <ComparisonHead products={products} onRemove={onRemove} />
          <tbody>
            <ComparisonRow
              title={t('compare.price')}
              columns={columns}
              renderCell={(column) => {
                const { selected, availability = null } = products[column] ?? {};
                if (selected?.price)
                  return (
                    <span className={styles.offer}>
                      <Price price={selected.price} />
                      <TagList tags={selected.tags} />
                    </span>
                  );
                return hasShop && availability === null ? t('compare.unread') : null;
              }}
            />
            {hasShop && (
              <ComparisonRow
                title={t('compare.availability')}
                columns={columns}
                renderCell={(column) => {
                  const availability = products[column]?.availability ?? null;
                  if (availability === null) return t('compare.unread');
                  const words = stockText(availability);
                  return words && <span data-stock={availability}>{t(words)}</span>;
                }}
              />
            )}
          </tbody>
          {shownRows.length > 0 && (
            <tbody>
              <GroupRow title={t('product.specifications')} columns={products.length} />
              {shownRows.map((row) => (
                <ComparisonRow
                  key={row.title}
                  title={row.title}
                  isSame={canDiffer && !row.differs}
                  columns={columns}
                  renderCell={(column) => row.values[column] ?? null}
                />
              ))}
            </tbody>
          )}
          {(shownSizes !== null || shownSizeRows.length > 0) && (
            <tbody>
              <GroupRow title={t('product.sizes')} columns={products.length} />
              {shownSizes && (
                <ComparisonRow
                  title={shownSizes.title}
                  isSame={canDiffer && !shownSizes.differs}
                  columns={columns}
                  renderCell={(column) => shownSizes.values[column] ?? null}
                />
              )}
              {shownSizeRows.map((row) => (
                <ComparisonRow
                  key={row.title}
                  title={row.title}
                  isSame={canDiffer && !row.differs}
                  columns={columns}
                  renderCell={(column) => {
                    const values = row.cells[column]?.values ?? [];
                    return values.length > 0 ? <SizeList values={values} /> : null;
                  }}
                />
              ))}
            </tbody>
          )}
        </table>
      </section>
      {isNarrowed && isBare && <p className={styles.nothing}>{t('compare.noDifferences')}</p>}
    </div>
  );
}

function GroupRow({ title, columns }: { title: string; columns: number }) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={columns + 1}>
        <span>{title}</span>
      </th>
    </tr>
  );
}

function SizeList({ values }: { values: readonly { readonly size: string; readonly value: string }[] }) {
  return (
    <dl className={styles.sizes}>
      {values.map(({ size, value }) => (
        <div key={size}>
          <dt>{size}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
