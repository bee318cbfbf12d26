/**
 * Adds the chosen variant to the cart and shows the outcome: added, refused with the gateway's message, or failed.
 * While an option is missing the button focuses it instead.
 */
import { Link } from '../../navigation/Link.tsx';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { stockWording } from '../../wording/shopping/stock.ts';
import { useWording } from '../../wording/wording.ts';
import { emitCartAdded } from '../Cart/state/cartEvents.ts';
import styles from './AddToCartButton.module.css';
import { useAddCartItem } from './useAddCartItem.ts';

export interface AddToCartButtonProps {
  locale: string;
  /** Path of the cart. */
  cartHref: string;
  /** Title of the product, for the announcement. */
  title: string;
  /** Null while no variant is chosen. */
  variant: { readonly id: string; readonly isPurchasable: boolean; readonly availability: string } | null;
  /** Name of the missing option; null when all are chosen. */
  missing: string | null;
  /** Moves the focus to the missing option. */
  onMissing: () => void;
}

export function AddToCartButton({
  locale,
  cartHref,
  title,
  variant,
  missing,
  onMissing,
}: AddToCartButtonProps) {
  const t = useWording(stockWording);
  const { addCartItem, isAdding, outcome: last } = useAddCartItem(locale);
  // The outcome applies to the previous choice only.
  const outcome = last !== null && last.variantId === variant?.id ? last : null;

  const handleAdd = () => {
    if (!variant) {
      onMissing();
      return;
    }
    addCartItem(variant.id, 1, ({ kind }) => {
      if (kind === 'added' && !emitCartAdded({ title }))
        announce(t('addToCart.addedAnnouncement', { title }));
    });
  };

  const isClosed = variant !== null && !variant.isPurchasable;
  const label = isClosed
    ? t(variant.availability === 'SOLD_OUT' ? 'addToCart.soldOut' : 'stock.notForSale')
    : missing !== null
      ? t('addToCart.choose', { option: t.title(missing.toLowerCase()) })
      : t(isAdding ? 'addToCart.adding' : 'addToCart.add');
  return (
    <div className={styles.add}>
      <Button className={styles.button} disabled={isClosed} isBusy={isAdding} onClick={handleAdd}>
        {label}
      </Button>
      <div className={styles.outcome}>
        {outcome?.kind === 'added' && (
          <p className={styles.added}>
            <Icon name="check" />
            {t('addToCart.added')}
            <Link href={cartHref} preload="intent" className={styles.cart}>
              {t('addToCart.viewCart')}
            </Link>
          </p>
        )}
        {outcome?.kind === 'refused' && (
          <p role="alert" className={styles.refused}>
            {outcome.message}
          </p>
        )}
        {outcome?.kind === 'failed' && (
          <p role="alert" className={styles.refused}>
            {t('addToCart.failed')}
          </p>
        )}
      </div>
    </div>
  );
}
