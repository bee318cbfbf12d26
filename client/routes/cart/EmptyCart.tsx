/** Nothing in the cart: where to start. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EmptyCart_header$key } from '#relay/EmptyCart_header.graphql.ts';
import { ChangeMarketLink } from '../../components/ChangeMarketLink/ChangeMarketLink.tsx';
import { Link } from '../../navigation/Link.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { cartWording } from '../../wording/cart.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './EmptyCart.module.css';

interface EmptyCartProps {
  header: EmptyCart_header$key | null;
  /** False: there is no shop in this country, so nothing can be put in. */
  hasShop: boolean;
}

export function EmptyCart({ header: key, hasShop }: EmptyCartProps) {
  const t = useWording(cartWording);
  const header = useFragment(
    graphql`
      fragment EmptyCart_header on Header {
        mainNav {
          link {
            text
            href
          }
        }
      }
    `,
    key,
  );
  return (
    <div className={styles.empty}>
      <h1 className={styles.heading}>{t(hasShop ? 'cart.empty' : 'cart.noShop')}</h1>
      <p className={styles.text}>{t(hasShop ? 'cart.emptyText' : 'cart.noShopText')}</p>
      {hasShop ? null : <ChangeMarketLink />}
      {header && (
        <ul className={styles.links}>
          {header.mainNav.map(({ link }) => (
            <li key={link.href}>
              <Link href={link.href}>
                {link.text}
                <Icon name="arrowRight" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
