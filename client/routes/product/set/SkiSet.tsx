/**
 * A ski with a binding and skins that fit it: one is chosen of each kind, the total is shown, and one press adds all.
 * Another length refetches; the old result stays until then.
 */
import { Suspense, useDeferredValue, useState } from 'react';
import { graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { SkiSetQuery } from '#relay/SkiSetQuery.graphql.ts';
import { emitCartAdded } from '../../../components/Cart/state/cartEvents.ts';
import { SectionBoundary } from '../../../components/SectionBoundary/SectionBoundary.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { useRouteMatch } from '../../../navigation/useRouteMatch.ts';
import { announce } from '../../../ui/announce.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { afterPaint } from '../../../viewport/afterPaint.ts';
import { skiSetWording } from '../../../wording/shopping/skiSet.ts';
import { useWording } from '../../../wording/wording.ts';
import type { AddOutcome } from '../../../components/AddToCartButton/linkCart.ts';
import { addSet } from './addSet.ts';
import { chosenPart, type PartChoice } from './setChoice.rules.ts';
import { SetPartChoice } from './SetPartChoice.tsx';
import { SetTotal } from './SetTotal.tsx';
import styles from './SkiSet.module.css';

export interface SkiSetProps {
  handle: string;
  /** Title of the ski. */
  title: string;
  /** Label of its chosen length. */
  size: string | null;
  /** Of the chosen ski; null while an option is missing. */
  variantId: string | null;
  /** Name of the missing option. */
  missing: string | null;
  /** Moves the focus to the missing option. */
  onMissing: () => void;
  /** Receives the place of the button, and null when it goes. */
  buttonRef: (place: Element | null) => void;
}

export default function SkiSet({
  handle,
  title,
  size: wanted,
  variantId,
  missing,
  onMissing,
  buttonRef,
}: SkiSetProps) {
  const t = useWording(skiSetWording);
  const { lang } = useRouteMatch();
  const environment = useRelayEnvironment();
  const size = useDeferredValue(wanted);
  const { product } = useLazyLoadQuery<SkiSetQuery>(
    graphql`
      query SkiSetQuery($locale: Locale!, $handle: String!, $size: String) @inContext(locale: $locale) {
        product(handle: $handle) {
          ... on Product {
            skiSet(size: $size) {
              bindings {
                ...SetPartChoice_parts
                product {
                  id
                }
                variants {
                  id
                  isPurchasable
                }
                suggested {
                  id
                }
              }
              skins {
                ...SetPartChoice_parts
                product {
                  id
                }
                variants {
                  id
                  isPurchasable
                }
                suggested {
                  id
                }
              }
            }
          }
        }
      }
    `,
    { locale: lang, handle, size },
  );
  const [choices, setChoices] = useState<{ binding: PartChoice | null; skin: PartChoice | null }>({
    binding: null,
    skin: null,
  });
  const [isAdding, setAdding] = useState(false);
  const [last, setLast] = useState<{ of: string; outcome: AddOutcome } | null>(null);

  const { bindings = [], skins = [] } = product?.skiSet ?? {};
  const binding = chosenPart(bindings.map(partOf), choices.binding);
  const skin = chosenPart(skins.map(partOf), choices.skin);
  const ids = [variantId, binding?.variantId, skin?.variantId].flatMap((id) => id ?? []);
  const count = ids.length + (variantId === null ? 1 : 0);
  const shownIds = useDeferredValue(ids.join(' '));
  // An outcome is that of one choice.
  const outcome = last?.of === ids.join(' ') ? last.outcome : null;

  if (bindings.length + skins.length === 0) return <p className={styles.note}>{t('skiSet.nothing')}</p>;
  const handleAdd = () => {
    if (variantId === null) {
      onMissing();
      return;
    }
    setLast(null);
    setAdding(true);
    afterPaint(() =>
      addSet(environment, lang, ids, (next) => {
        setAdding(false);
        setLast({ of: ids.join(' '), outcome: next });
        if (next.kind === 'added' && !emitCartAdded({ title })) announce(t('skiSet.added'));
      }),
    );
  };
  return (
    <div className={styles.form} aria-busy={size !== wanted}>
      <SetPartChoice
        legend={t('skiSet.binding')}
        none={t('skiSet.noBinding')}
        parts={bindings}
        chosen={binding && { partId: binding.part.id, variantId: binding.variantId }}
        onChoose={(next) => setChoices((before) => ({ ...before, binding: next }))}
      />
      <SetPartChoice
        legend={t('skiSet.skin')}
        none={t('skiSet.noSkin')}
        parts={skins}
        chosen={skin && { partId: skin.part.id, variantId: skin.variantId }}
        onChoose={(next) => setChoices((before) => ({ ...before, skin: next }))}
      />
      <output className={styles.total} data-old={shownIds === ids.join(' ') ? undefined : ''}>
        {variantId !== null && (
          <SectionBoundary resetKey={shownIds} fallback={null}>
            <Suspense fallback={t('skiSet.total')}>
              <SetTotal variantIds={shownIds.split(' ')} />
            </Suspense>
          </SectionBoundary>
        )}
      </output>
      <div ref={buttonRef}>
        <Button className={styles.button} isBusy={isAdding} onClick={handleAdd}>
          {missing !== null
            ? // Another name than that of the page's own button.
              wanted === null
              ? t('skiSet.needsLength')
              : t('addToCart.choose', { option: t.title(missing.toLowerCase()) })
            : isAdding
              ? t('addToCart.adding')
              : t('skiSet.add', { count })}
        </Button>
      </div>
      <div className={styles.outcome}>
        {outcome?.kind === 'added' && (
          <p className={styles.added}>
            <Icon name="check" />
            {t('skiSet.added')}
            <Link href={`/${lang}/cart`} preload="intent" className={styles.cart}>
              {t('addToCart.viewCart')}
            </Link>
          </p>
        )}
        {(outcome?.kind === 'refused' || outcome?.kind === 'failed') && (
          <p role="alert" className={styles.refused}>
            {outcome.kind === 'refused' ? outcome.message : t('skiSet.failed')}
          </p>
        )}
      </div>
    </div>
  );
}

interface PartData {
  readonly product: { readonly id: string };
  readonly variants: readonly { readonly id: string; readonly isPurchasable: boolean }[];
  readonly suggested: { readonly id: string } | null | undefined;
}

function partOf({ product, variants, suggested }: PartData) {
  return {
    id: product.id,
    variants: variants.map(({ id, isPurchasable }) => ({ id, isPurchasable })),
    suggested: suggested?.id ?? null,
  };
}
