/** One kind of part as a list to choose one of, or none; the chosen one's version below it. */
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type {
  SetPartChoice_parts$data,
  SetPartChoice_parts$key,
} from '#relay/SetPartChoice_parts.graphql.ts';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { Price } from '../../../components/Price/Price.tsx';
import { skiSetWording } from '../../../wording/shopping/skiSet.ts';
import { useWording } from '../../../wording/wording.ts';
import type { PartChoice } from './setChoice.rules.ts';
import styles from './SkiSet.module.css';

interface SetPartChoiceProps {
  legend: string;
  /** Text of the choice of no part. */
  none: string;
  parts: SetPartChoice_parts$key;
  /** What is chosen now; null for none. */
  chosen: { partId: string; variantId: string } | null;
  onChoose: (choice: PartChoice) => void;
}

type Part = SetPartChoice_parts$data[number];

export function SetPartChoice({ legend, none, parts: key, chosen, onChoose }: SetPartChoiceProps) {
  const t = useWording(skiSetWording);
  const group = useId();
  const parts = useFragment(
    graphql`
      fragment SetPartChoice_parts on SetPart @relay(plural: true) {
        message
        product {
          id
          displayTitle
          image {
            rendition(size: CART_LINE) {
              ...Picture_rendition
            }
          }
          price {
            proBenefit {
              __typename
            }
            ...Price_price
          }
        }
        variants {
          id
          isPurchasable
          selections {
            value
          }
          price {
            proBenefit {
              __typename
            }
            ...Price_price
          }
        }
        suggested {
          id
        }
      }
    `,
    key,
  );
  if (parts.length === 0) return null;
  return (
    <fieldset className={styles.kind}>
      <legend className={styles.legend}>{legend}</legend>
      {parts.map((part) => {
        const { product, variants, suggested, message } = part;
        const isChosen = chosen?.partId === product.id;
        const shown = variants.find(({ id }) => id === (isChosen ? chosen.variantId : suggested?.id));
        const price = shown?.price ?? product.price;
        const note =
          variants.length === 0 ? t('skiSet.needsLength') : suggested ? message : t('skiSet.soldOut');
        return (
          <div key={product.id} className={styles.part} data-chosen={isChosen || undefined}>
            <label className={styles.choice} data-closed={suggested ? undefined : ''}>
              <input
                type="radio"
                name={group}
                checked={isChosen}
                disabled={!suggested}
                onChange={() => onChoose({ partId: product.id, variantId: null })}
              />
              <span className={styles.picture}>
                <Picture rendition={product.image.rendition} alt="" fit="cover" sizes="3.5rem" />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{product.displayTitle}</span>
                <span className={styles.note}>{note}</span>
              </span>
              {price && (
                <span className={styles.price} data-pro={price.proBenefit ? '' : undefined}>
                  <Price price={price} />
                </span>
              )}
            </label>
            {isChosen && variants.length > 1 && (
              <Versions part={part} chosen={chosen.variantId} onChoose={onChoose} />
            )}
          </div>
        );
      })}
      <div className={styles.part} data-chosen={chosen === null || undefined}>
        <label className={styles.choice}>
          <input
            type="radio"
            name={group}
            checked={chosen === null}
            onChange={() => onChoose({ partId: null, variantId: null })}
          />
          <span className={styles.words}>{none}</span>
        </label>
      </div>
    </fieldset>
  );
}

interface VersionsProps {
  part: Part;
  chosen: string;
  onChoose: (choice: PartChoice) => void;
}

function Versions({ part: { product, variants }, chosen, onChoose }: VersionsProps) {
  const t = useWording(skiSetWording);
  return (
    <select
      className={styles.versions}
      aria-label={t('skiSet.version', { title: product.displayTitle })}
      value={chosen}
      onChange={({ target }) => onChoose({ partId: product.id, variantId: target.value })}
    >
      {variants.map(({ id, isPurchasable, selections }) => {
        const version = selections.map(({ value }) => value).join(' · ');
        return (
          <option key={id} value={id} disabled={!isPurchasable}>
            {isPurchasable ? version : t('skiSet.soldOutVersion', { version })}
          </option>
        );
      })}
    </select>
  );
}
