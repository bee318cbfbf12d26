/**
 * Content of the quick-add dialog: a product's options and the add-to-cart button, which removes the chosen variant if
 * it is in the cart. Mounted anew on each opening, so no choice is kept.
 */
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks.js';
import type { PreloadedQuery } from 'react-relay/hooks.js';
import type { QuickAddDialog_addOn$key } from '#relay/QuickAddDialog_addOn.graphql.ts';
import type { QuickAddDialog_product$key } from '#relay/QuickAddDialog_product.graphql.ts';
import type { QuickAddDialogQuery } from '#relay/QuickAddDialogQuery.graphql.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { addOnsWording } from '../../wording/shopping/addOns.ts';
import { cartChangeWording } from '../../wording/shopping/cartChange.ts';
import { stockWording } from '../../wording/shopping/stock.ts';
import { useWording } from '../../wording/wording.ts';
import { changedOptionsText } from '../OptionChoice/changedOptionsText.ts';
import { OptionChoice } from '../OptionChoice/OptionChoice.tsx';
import { useMissingOption } from '../OptionChoice/useMissingOption.ts';
import { useOptionChoice } from '../OptionChoice/useOptionChoice.ts';
import { isSameColour } from '../OptionChoice/variantMatch.rules.ts';
import { Picture } from '../Picture/Picture.tsx';
import { PriceStack } from '../Price/PriceStack.tsx';
import { ProductsFailure } from '../ProductGrid/ProductsFailure.tsx';
import { FitHint } from './FitHint.tsx';
import styles from './QuickAddDialog.module.css';
import type { CartContents } from './cartContents.rules.ts';
import { useCartToggle } from './useCartToggle.ts';

interface QuickAddProps {
  contents: CartContents;
  addOn: QuickAddDialog_addOn$key;
  locale: string;
  /** Called to close the dialog. */
  onDone: () => void;
}

export function QuickAddDialog({
  query,
  ...rest
}: QuickAddProps & { query: PreloadedQuery<QuickAddDialogQuery> }) {
  const { node } = usePreloadedQuery<QuickAddDialogQuery>(
    graphql`
      query QuickAddDialogQuery($locale: Locale!, $id: ID!) @inContext(locale: $locale) @preloadable {
        node(id: $id) {
          ...QuickAddDialog_product @alias(as: "product")
        }
      }
    `,
    query,
  );
  // The product was withdrawn after the page loaded.
  if (!node?.product) return <ProductsFailure />;
  return <QuickAdd {...rest} product={node.product} />;
}

function QuickAdd({
  product: key,
  addOn,
  contents,
  locale,
  onDone,
}: QuickAddProps & { product: QuickAddDialog_product$key }) {
  const t = useWording(addOnsWording, cartChangeWording, stockWording);
  const product = useFragment(
    graphql`
      fragment QuickAddDialog_product on Product {
        displayTitle
        image {
          alt
          rendition(size: CART_LINE) {
            ...Picture_rendition
          }
        }
        swatches {
          label
          price {
            ...PriceStack_prices
          }
          image {
            alt
            rendition(size: CART_LINE) {
              ...Picture_rendition
            }
          }
        }
        price {
          ...PriceStack_prices
        }
        variants {
          id
          price {
            ...PriceStack_prices
          }
        }
        ...useOptionChoice_product
      }
    `,
    key,
  );
  const { sizeFits } = useFragment(
    graphql`
      fragment QuickAddDialog_addOn on AddOn {
        sizeFits {
          size
          ...FitHint_fit
        }
      }
    `,
    addOn,
  );
  const selection = useOptionChoice(product);
  const { box, highlighted, focusMissing } = useMissingOption(selection.missing);
  const { toggle, isBusy, problem } = useCartToggle(locale, product.displayTitle, contents);

  const { variant, missing } = selection;
  const { swatches } = product;
  const variants = product.variants ?? [];
  const swatch = swatches.find(({ label }) => isSameColour(label, selection.colour));
  const image = swatch?.image ?? product.image;
  const { price } = variants.find(({ id }) => id === variant?.id) ?? swatch ?? product;
  const isInCart = variant !== null && contents.lineOf(variant.id) !== null;
  const isSoldOut = variant !== null && !variant.isPurchasable && !isInCart;
  const label = isInCart
    ? t('cart.remove')
    : isSoldOut
      ? t('addToCart.soldOut')
      : missing !== null
        ? t('addToCart.choose', { option: t.title(missing.toLowerCase()) })
        : t(isBusy ? 'addToCart.adding' : 'addToCart.add');

  return (
    <div ref={box} className={styles.quick}>
      <div className={styles.picture}>
        <Picture rendition={image.rendition} alt={image.alt} fit="cover" />
      </div>
      <div className={styles.words}>
        {price && (
          <p>
            <PriceStack
              price={price}
              others={[...swatches, ...variants].map((each) => each.price)}
              size="large"
            />
          </p>
        )}
        {selection.options.map((option) => (
          <OptionChoice
            key={option.name}
            option={option}
            isHighlighted={highlighted === option.name && option.chosen === null}
            isSettled={variant !== null}
            onChoose={(value) => selection.choose(option.name, value)}
          />
        ))}
        <output className={styles.said}>
          {selection.moved && changedOptionsText(t, selection.moved)}
          <FitHint fit={sizeFits.find(({ size }) => size === selection.size) ?? null} />
        </output>
        <div className={styles.action}>
          <Button
            variant={isInCart ? 'secondary' : 'primary'}
            className={styles.button}
            disabled={isSoldOut}
            isBusy={isBusy}
            onClick={(event) => {
              if (variant === null) focusMissing();
              // The second click of a double click would remove what the first one added.
              else if (event.detail < 2) toggle(variant.id);
            }}
          >
            {label}
          </Button>
          <p className={styles.added}>
            {isInCart && (
              <>
                <Icon name="check" />
                {t('addToCart.added')}
                <Button variant="quiet" className={styles.done} onClick={onDone}>
                  {t('addOns.done')}
                </Button>
              </>
            )}
          </p>
          {problem !== null && (
            <p role="alert" className={styles.problem}>
              {problem}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

export default QuickAddDialog;
