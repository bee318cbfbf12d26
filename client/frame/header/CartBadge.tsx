/**
 * The link to the cart, with the number of items in it. The number takes no room of its own: a guest's page comes without
 * it, and where no scripts run it stays away.
 */
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useWording } from '../../wording/wording.ts';
import styles from './CartBadge.module.css';

interface CartBadgeProps {
  /** Units in the cart; null while it is not known. */
  count: number | null;
  href: string;
  /** Where scripts run it opens a drawer. */
  hasDrawer: boolean;
  /** Whether the drawer is; undefined without one. */
  isOpen: boolean | undefined;
  /** The shopper reaches for it. */
  onIntent: () => void;
  onClick: (event: MouseEvent) => void;
}

export function CartBadge({ count, href, hasDrawer, isOpen, onIntent, onClick }: CartBadgeProps) {
  const t = useWording();
  const label = !count ? t('shell.cart') : t('shell.cartWithCount', { count });

  const spoken = useRef(count);
  useEffect(() => {
    const before = spoken.current;
    spoken.current = count;
    // The first count that is known is no change.
    if (before !== null && count !== null && before !== count) announce(label);
  }, [count, label]);

  return (
    <Link
      href={href}
      className={styles.badge}
      aria-label={label}
      aria-haspopup={hasDrawer ? 'dialog' : undefined}
      aria-expanded={isOpen}
      preload="none"
      onPointerEnter={onIntent}
      onPointerDown={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      <Icon name="cart" />
      {!count ? null : (
        // A new key starts the small jump again.
        <span key={count} className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
