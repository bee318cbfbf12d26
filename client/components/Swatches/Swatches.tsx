/**
 * The colours of a product on its tile. One tab stop, arrow keys within; hovering, tapping or moving to a colour
 * selects it. Beyond 4 colours on small tiles and 6 on large ones a "+N" links to the product.
 */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Swatches_product$key } from '#relay/Swatches_product.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useWording } from '../../wording/wording.ts';
import { SwatchDot } from './SwatchDot.tsx';
import styles from './Swatches.module.css';
import { hasSwatches, moreColours, shownFrom } from './swatchLimit.rules.ts';
import type { SwatchSize } from './swatchLimit.rules.ts';

interface SwatchesProps {
  product: Swatches_product$key;
  /** Name of the radio buttons, unique on the page; not by `useId`, as the markup is reused (CachedItem.tsx). */
  group: string;
  /** Label of the selected colour. */
  selected: string;
  onSelect: (label: string) => void;
  /** Called on intent: one of the colours is likely to be selected. */
  onApproach?: (() => void) | undefined;
  /** Called when the shopper follows the "+N". */
  onOpen?: (() => void) | undefined;
}

const sizes: readonly SwatchSize[] = ['small', 'large'];

export function Swatches({ product: key, group, selected, onSelect, onApproach, onOpen }: SwatchesProps) {
  const t = useWording();
  const { displayTitle, path, swatches } = useFragment(
    graphql`
      fragment Swatches_product on Product {
        displayTitle
        path
        swatches {
          label
          hexColors
          availability
        }
      }
    `,
    key,
  );
  if (!hasSwatches(swatches.length)) return null;
  return (
    <div className={styles.swatches} onPointerEnter={onApproach} onFocus={onApproach}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          <VisuallyHidden>{t('swatches.label', { title: displayTitle })}</VisuallyHidden>
        </legend>
        {swatches.map((swatch, index) => {
          const from = shownFrom(index);
          if (from === null) return null;
          const color = t.value('Color', swatch.label);
          const isSoldOut = swatch.availability === 'SOLD_OUT';
          return (
            <label
              key={swatch.label}
              className={styles.swatch}
              data-from={from}
              data-sold-out={isSoldOut || undefined}
              title={color}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse') onSelect(swatch.label);
              }}
            >
              <input
                type="radio"
                name={group}
                value={swatch.label}
                checked={swatch.label === selected}
                onChange={() => onSelect(swatch.label)}
                // A surrounding slider uses the same arrow keys.
                onKeyDown={(event) => event.stopPropagation()}
              />
              <SwatchDot hexColors={swatch.hexColors} />
              <VisuallyHidden>{isSoldOut ? t('swatches.soldOut', { color }) : color}</VisuallyHidden>
            </label>
          );
        })}
      </fieldset>
      {sizes.map((size) => {
        const more = moreColours(swatches.length, size);
        return (
          more !== null && (
            <Link
              key={size}
              href={path}
              preload="intent"
              className={styles.more}
              data-size={size}
              onClick={onOpen}
            >
              <span aria-hidden="true">{t('swatches.more', { number: more })}</span>
              <VisuallyHidden>{t('swatches.moreLabel', { count: more, title: displayTitle })}</VisuallyHidden>
            </Link>
          )
        );
      })}
    </div>
  );
}
