/** An order in a list: pictures, date, status, total. The whole row links to the order. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderRow_order$key } from '#relay/OrderRow_order.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { useRouteMatch } from '../../navigation/useRouteMatch.ts';
import { accountWording } from '../../wording/account/account.ts';
import { useWording } from '../../wording/wording.ts';
import { orderHref } from '../AccountFrame/accountSections.ts';
import { OrderState } from '../OrderState/OrderState.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './OrderRow.module.css';

/** Maximum number of thumbnails. */
const pictureLimit = 2;

export function OrderRow({ order: key, level = 2 }: { order: OrderRow_order$key; level?: 2 | 3 }) {
  const t = useWording(accountWording);
  const { lang } = useRouteMatch();
  const order = useFragment(
    graphql`
      fragment OrderRow_order on Order {
        number
        placedOn {
          iso
          formatted
        }
        status
        total {
          formatted
        }
        itemsTotal
        lines {
          title
          image {
            rendition(size: CART_LINE) {
              ...Picture_rendition
            }
          }
        }
      }
    `,
    key,
  );
  const Title = level === 2 ? 'h2' : 'h3';
  const pictured = order.lines.filter((line) => line.image !== null).slice(0, pictureLimit);
  return (
    <article className={styles.row}>
      <div className={styles.pictures} aria-hidden="true">
        {pictured.map((line, index) => (
          <div key={index} className={styles.picture}>
            {line.image && <Picture rendition={line.image.rendition} alt="" fit="cover" />}
          </div>
        ))}
        {pictured.length === 0 && <div className={styles.picture} />}
      </div>
      <div className={styles.words}>
        <Title className={styles.title}>
          <Link href={orderHref(lang, order.number)} preload="intent">
            {/* An order number is an identifier: no digit grouping. */}
            {t('orders.number', { number: String(order.number) })}
          </Link>
        </Title>
        <p className={styles.held}>{order.lines.map((line) => line.title).join(', ')}</p>
        <p className={styles.when}>
          <time dateTime={order.placedOn.iso}>{order.placedOn.formatted}</time>
        </p>
      </div>
      <p className={styles.state}>
        <OrderState status={order.status} />
      </p>
      <p className={styles.amount}>
        <span className={styles.total}>{order.total.formatted}</span>
        <span className={styles.count}>{t('orders.itemCount', { count: order.itemsTotal })}</span>
      </p>
    </article>
  );
}
