/**
 * An add-on: picture, name, price, fit and one button. A product with a single variant is added at once and can be
 * removed again; one with options opens the quick-add dialog. The cart decides which state is shown. Add-ons have no
 * tags.
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AddOnTile_addOn$key } from '#relay/AddOnTile_addOn.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { addOnsWording } from '../../wording/shopping/addOns.ts';
import { cartChangeWording } from '../../wording/shopping/cartChange.ts';
import { useWording } from '../../wording/wording.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './AddOnTile.module.css';
import { FitHint } from './FitHint.tsx';
import type { CartContents } from './cartContents.rules.ts';
import { useCartToggle } from './useCartToggle.ts';

interface AddOnTileProps {
  addOn: AddOnTile_addOn$key;
  contents: CartContents;
  locale: string;
  /** Called on intent: the dialog may be preloaded. */
  onIntent: () => void;
  onOpen: () => void;
}

export function AddOnTile({ addOn: key, contents, locale, onIntent, onOpen }: AddOnTileProps) {
  const t = useWording(addOnsWording, cartChangeWording);
  const { product, fit } = useFragment(
    graphql`
      fragment AddOnTile_addOn on AddOn {
        fit {
          ...FitHint_fit
        }
        product {
          id
          displayTitle
          path
          image {
            rendition(size: TILE) {
              ...Picture_rendition
            }
          }
          selected {
            price {
              ...Price_price
            }
          }
          variants {
            id
          }
        }
      }
    `,
    key,
  );
  const { toggle, isBusy, problem } = useCartToggle(locale, product.displayTitle, contents);
  const [first, second] = product.variants ?? [];
  const only = second === undefined ? (first?.id ?? null) : null;
  const isInCart = contents.holds(product.id);
  const isRemoval = only !== null && contents.lineOf(only) !== null;
  const label = isRemoval
    ? t('cart.remove')
    : t(isBusy ? 'addToCart.adding' : isInCart ? 'addOns.another' : 'addOns.add');

  return (
    <article className={styles.tile}>
      <Link
        href={product.path}
        className={styles.picture}
        // The name below is the same link.
        tabIndex={-1}
        aria-hidden="true"
        preload="intent"
      >
        <Picture
          rendition={product.image.rendition}
          alt=""
          fit="cover"
          sizes="(min-width: 1200px) 23vw, 7.5rem"
        />
      </Link>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link href={product.path} preload="intent">
            {product.displayTitle}
          </Link>
        </h3>
        {product.selected.price && (
          <p className={styles.price}>
            <Price price={product.selected.price} />
          </p>
        )}
        <FitHint fit={fit} />
      </div>
      <div className={styles.action}>
        <p className={styles.added}>
          {isInCart && (
            <>
              <Icon name="check" />
              {t('addToCart.added')}
            </>
          )}
        </p>
        {only === null ? (
          <Button
            variant="secondary"
            className={styles.button}
            aria-haspopup="dialog"
            onPointerEnter={onIntent}
            onPointerDown={onIntent}
            onFocus={onIntent}
            onClick={onOpen}
          >
            {label}
            <VisuallyHidden> {product.displayTitle}</VisuallyHidden>
          </Button>
        ) : (
          <Button
            variant="secondary"
            className={styles.button}
            isBusy={isBusy}
            onClick={(event) => {
              // The second click of a double click would remove what the first one added.
              if (event.detail < 2) toggle(only);
            }}
          >
            {label}
            <VisuallyHidden> {product.displayTitle}</VisuallyHidden>
          </Button>
        )}
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </article>
  );
}
