/** The link to the cart, with the number of items in it. Cart mutations spread its fragment, so the number follows. */
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CartBadge_cart$key } from '#relay/CartBadge_cart.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './CartBadge.module.css';

interface CartBadgeProps {
  cart: CartBadge_cart$key | null;
  href: string;
  /** Where scripts run it opens a drawer. */
  hasDrawer: boolean;
  /** The shopper reaches for it. */
  onIntent: () => void;
  onClick: (event: MouseEvent) => void;
}

export function CartBadge({ cart: reference, href, hasDrawer, onIntent, onClick }: CartBadgeProps) {
  const cart = useFragment(
    graphql`
      fragment CartBadge_cart on Cart {
        totalQuantity
      }
    `,
    reference,
  );
  const t = useWording();
  const count = cart?.totalQuantity ?? 0;
  const label = count === 0 ? t('shell.cart') : t('shell.cartWithCount', { count });

  const spoken = useRef(count);
  useEffect(() => {
    if (spoken.current === count) return;
    spoken.current = count;
    announce(label);
  }, [count, label]);

  return (
    <Link
      href={href}
      className={styles.badge}
      aria-label={label}
      aria-haspopup={hasDrawer ? 'dialog' : undefined}
      preload="none"
      onPointerEnter={onIntent}
      onPointerDown={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      <Icon name="cart" />
      {count === 0 ? null : (
        // A new key starts the small jump again.
        <span key={count} className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
