/**
 * Link to the cart with its item count. The count takes no space of its own: a guest's page comes without it, and it
 * stays absent without scripts.
 */
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { announce } from '../../ui/announce.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './CartBadge.module.css';

interface CartBadgeProps {
  /** Units in the cart; null while unknown. */
  count: number | null;
  href: string;
  /** Opens the drawer; absent without scripts. */
  hasDrawer: boolean;
  /** Whether the drawer is open; undefined without one. */
  isOpen: boolean | undefined;
  /** Called on intent. */
  onIntent: () => void;
  onClick: (event: MouseEvent) => void;
}

export function CartBadge({ count, href, hasDrawer, isOpen, onIntent, onClick }: CartBadgeProps) {
  const t = useWording(chromeWording);
  const label = !count ? t('shell.cart') : t('shell.cartWithCount', { count });

  const spoken = useRef(count);
  useEffect(() => {
    const before = spoken.current;
    spoken.current = count;
    // The first known count is not a change.
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
        // A new key restarts the animation.
        <span key={count} className={styles.count} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  );
}
