/** The lines of an order. Products that are still sold are linked. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderLines_order$key } from '#relay/OrderLines_order.graphql.ts';
import { Picture } from '../../components/Picture/Picture.tsx';
import { Link } from '../../navigation/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './OrderLines.module.css';

export function OrderLines({ order: key }: { order: OrderLines_order$key }) {
  const t = useWording(accountWording);
  const { lines } = useFragment(
    graphql`
      fragment OrderLines_order on Order {
        lines {
          title
          selections {
            name
            value
          }
          quantity
          unitPrice {
            formatted
          }
          total {
            formatted
          }
          saving {
            formatted
          }
          image {
            alt
            rendition(size: CART_LINE) {
              ...Picture_rendition
            }
          }
          path
        }
      }
    `,
    key,
  );
  return (
    <section aria-labelledby="lines">
      <VisuallyHidden as="h2">
        <span id="lines">{t('order.lines')}</span>
      </VisuallyHidden>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          // A product may be in several lines, and lines never reorder: the index is a safe key.
          <li key={index} className={styles.line}>
            <div className={styles.picture}>
              {line.image && <Picture rendition={line.image.rendition} alt={line.image.alt} fit="cover" />}
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>
                {line.path === null ? line.title : <Link href={line.path}>{line.title}</Link>}
              </h3>
              {line.selections.length > 0 && (
                <dl className={styles.selections}>
                  {line.selections.map((selection) => (
                    <div key={selection.name}>
                      <dt>{t.title(selection.name)}</dt>
                      <dd>{t.value(selection.name, selection.value)}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </div>
            <p className={styles.quantity}>
              <VisuallyHidden>{t('order.quantity')} </VisuallyHidden>
              {t('order.units', { quantity: line.quantity, price: line.unitPrice.formatted })}
            </p>
            <p className={styles.total}>
              <VisuallyHidden>{t('order.lineTotal')} </VisuallyHidden>
              {line.total.formatted}
            </p>
            {line.saving && (
              <p className={styles.saving}>{t('order.lineSaved', { saving: line.saving.formatted })}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
