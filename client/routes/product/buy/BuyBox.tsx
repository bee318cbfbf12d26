/** Name, price, options, stock and add-to-cart button; or why it cannot be bought. */
import { Fragment, lazy, Suspense, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BuyBox_market$key } from '#relay/BuyBox_market.graphql.ts';
import type { BuyBox_product$key } from '#relay/BuyBox_product.graphql.ts';
import { AddToCartButton } from '../../../components/AddToCartButton/AddToCartButton.tsx';
import { changedOptionsText } from '../../../components/OptionChoice/changedOptionsText.ts';
import { OptionChoice } from '../../../components/OptionChoice/OptionChoice.tsx';
import { useMissingOption } from '../../../components/OptionChoice/useMissingOption.ts';
import type { ChosenOption, OptionChoices } from '../../../components/OptionChoice/useOptionChoice.ts';
import { isColourOption, isSameColour } from '../../../components/OptionChoice/variantMatch.rules.ts';
import { PriceStack } from '../../../components/Price/PriceStack.tsx';
import { SectionBoundary } from '../../../components/SectionBoundary/SectionBoundary.tsx';
import { TagList } from '../../../components/Tags/TagList.tsx';
import { useEditTags } from '../../../preview/useEditTags.ts';
import { ModuleFiles } from '../../../navigation/ModuleFiles.tsx';
import { productWording } from '../../../wording/shopping/product.ts';
import { stockWording } from '../../../wording/shopping/stock.ts';
import { useWording } from '../../../wording/wording.ts';
import { lateCode } from '../lateParts.ts';
import { buyState } from './buyState.rules.ts';
import styles from './BuyBox.module.css';
import { leftInOthers } from './leftInOthers.rules.ts';
import { StockLine } from './StockLine.tsx';

/** Lazy: a line below the sizes with its dialogs, and what is below the button. */
const SizeHelp = lazy(async () => ({ default: (await lateCode.load()).SizeHelp }));
const BelowButton = lazy(async () => ({ default: (await lateCode.load()).BelowButton }));
/** Lazy: most products can be bought. */
const NotBuyable = lazy(() => import('./NotBuyable.tsx'));

interface BuyBoxProps {
  product: BuyBox_product$key;
  market: BuyBox_market$key;
  selection: OptionChoices;
}

export function BuyBox({ product: productKey, market: marketKey, selection }: BuyBoxProps) {
  const t = useWording(productWording, stockWording);
  const product = useFragment(
    graphql`
      fragment BuyBox_product on Product {
        __id
        displayTitle
        tagline
        textLanguage
        availability
        tags
        price {
          ...PriceStack_prices
        }
        swatches {
          label
          availability
          tags
          price {
            ...PriceStack_prices
          }
        }
        variants {
          id
          availability
          tags
          price {
            ...PriceStack_prices
          }
          ...StockLine_variant
          stockNotice {
            __typename
          }
        }
        # Of the late parts.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...BelowButton_product
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...SizeHelp_product
      }
    `,
    productKey,
  );
  const market = useFragment(
    graphql`
      fragment BuyBox_market on Market {
        locale
        hasShop
        # Of a late part.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...BelowButton_market
      }
    `,
    marketKey,
  );
  const editTag = useEditTags();
  const { options, missing, moved } = selection;
  const { box, highlighted, focusMissing } = useMissingOption(missing);
  const { swatches } = product;
  const variants = product.variants ?? [];
  const variant = variants.find(({ id }) => id === selection.variant?.id) ?? null;
  // All offers of the current choice, with the gateway's verdicts.
  const offer = variant ?? swatches.find(({ label }) => isSameColour(label, selection.colour)) ?? product;
  const others = [...swatches, ...variants];
  const state = buyState({
    hasShop: market.hasShop,
    availability: product.availability,
    variants: product.variants,
  });
  /** The shopper's size by the finder. */
  const [yours, setYours] = useState<string | null>(null);
  const buttonPlace = useRef<HTMLDivElement>(null);
  const button = {
    locale: market.locale,
    cartHref: `/${market.locale}/cart`,
    title: product.displayTitle,
    variant: selection.variant,
    missing,
    onMissing: focusMissing,
  };
  const canBeNotified = variants.some((each) => each.stockNotice);
  const closed = state !== 'open' && (
    <Suspense fallback={null}>
      <ModuleFiles module="routes/product/buy/NotBuyable.tsx" />
      <NotBuyable state={state} hasPrice={offer.price !== null} hasNotices={canBeNotified} />
    </Suspense>
  );

  return (
    <div ref={box} className={styles.box}>
      <div className={styles.head}>
        {[product, ...others].some(({ tags }) => tags.length > 0) && (
          // The space stays when the choice has no tag.
          <p className={styles.tags}>
            <TagList tags={offer.tags} />
          </p>
        )}
        <h1 className={styles.title} {...editTag(product.__id)}>
          {product.displayTitle}
        </h1>
        {product.tagline && (
          <p className={styles.tagline} lang={product.textLanguage ?? undefined}>
            {product.tagline}
          </p>
        )}
        {offer.price && (
          <p className={styles.price}>
            <PriceStack price={offer.price} others={others.map((each) => each.price)} size="large" />
          </p>
        )}
      </div>
      {state === 'soldOut' && closed}
      {(state !== 'soldOut' || canBeNotified) &&
        options.map((option) => {
          const choose = (label: string) => selection.choose(option.name, label);
          return (
            <Fragment key={option.name}>
              <OptionChoice
                option={state === 'soldOut' ? unmarked(option) : option}
                isHighlighted={highlighted === option.name && option.chosen === null}
                isSettled={variant !== null}
                yours={yours}
                onChoose={choose}
              />
              {!isColourOption(option.name) && (
                <SectionBoundary resetKey={option.name} fallback={null}>
                  <Suspense fallback={<div className={styles.sizeHelp} />}>
                    <ModuleFiles module={lateCode.name} />
                    <SizeHelp
                      product={product}
                      sizes={option.values.map(({ label }) => label)}
                      chosen={option.chosen}
                      box={box}
                      yours={yours}
                      onFind={setYours}
                      onChoose={choose}
                    />
                  </Suspense>
                </SectionBoundary>
              )}
            </Fragment>
          );
        })}
      <output className={styles.moved}>{moved && changedOptionsText(t, moved)}</output>
      {state === 'open' && (
        <>
          <StockLine variant={variant} availability={offer.availability} left={leftInOthers(options)} />
          <div ref={buttonPlace}>
            <AddToCartButton {...button} />
          </div>
        </>
      )}
      {state !== 'soldOut' && closed}
      <SectionBoundary resetKey={variant?.id} fallback={null}>
        <Suspense fallback={<div className={styles.below} />}>
          <ModuleFiles module={lateCode.name} />
          <BelowButton
            product={product}
            market={market}
            state={state}
            variantId={variant?.id ?? null}
            size={selection.size}
            button={button}
            bar={{
              place: buttonPlace,
              title: product.displayTitle,
              price: offer.price ?? null,
              choice: options.flatMap(({ name, chosen }) => (chosen === null ? [] : t.value(name, chosen))),
            }}
          />
        </Suspense>
      </SectionBoundary>
    </div>
  );
}

/** Where everything is sold out, no value differs from the others. */
function unmarked(option: ChosenOption): ChosenOption {
  return { ...option, values: option.values.map((value) => ({ ...value, state: 'available' })) };
}
