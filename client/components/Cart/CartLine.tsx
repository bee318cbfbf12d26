/** A cart line: picture, description, price, quantity, remove button. */
import { useEffect, useId, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CartLine_line$key } from '#relay/CartLine_line.graphql.ts';
import { Link } from '../../navigation/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { cartWording } from '../../wording/shopping/cart.ts';
import { useWording } from '../../wording/wording.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Price } from '../Price/Price.tsx';
import styles from './CartLine.module.css';
import { CartLineNotices } from './CartLineNotices.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

export interface RemovedLine {
  title: string;
  variantId: string;
  quantity: number;
}

interface CartLineProps {
  line: CartLine_line$key;
  isPending: boolean;
  /** Refusal message of the line's last change; null when there is none. */
  refusal: string | null;
  onChange: (lineId: string, quantity: number) => void;
  onRemove: (lineId: string, removed: RemovedLine) => void;
  /** Heading level: one below the surrounding heading. */
  level: 2 | 3;
  /** Called when the shopper follows the link to the product. */
  onFollow?: (() => void) | undefined;
}

export function CartLine({
  line: key,
  isPending,
  refusal,
  onChange,
  onRemove,
  level,
  onFollow,
}: CartLineProps) {
  const t = useWording(cartWording);
  const id = useId();
  const line = useFragment(
    graphql`
      fragment CartLine_line on CartLine {
        id
        title
        variantId
        selections {
          name
          value
        }
        image {
          alt
          rendition(size: CART_LINE) {
            ...Picture_rendition
          }
        }
        path
        quantity
        price {
          ...Price_price
        }
        lineTotal {
          formatted
        }
        notices
        maxQuantity
        ...CartLineNotices_line
      }
    `,
    key,
  );
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (refusal) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [refusal]);

  const Heading = level === 2 ? 'h2' : 'h3';
  // An unavailable line has no valid quantity.
  const isUnavailable = line.notices.includes('SOLD_OUT') || line.notices.includes('NOT_SOLD');
  const remove = () =>
    onRemove(line.id, { title: line.title, variantId: line.variantId, quantity: line.quantity });
  const values = line.selections.map(({ name, value }) => t.value(name, value));
  const words = [line.title, ...values].join(', ');
  return (
    <li className={styles.line} aria-labelledby={id}>
      <div className={styles.picture}>
        {line.image && <Picture rendition={line.image.rendition} alt={line.image.alt} fit="cover" />}
      </div>
      <div className={styles.words}>
        <Heading id={id} className={styles.title}>
          {line.path === null ? (
            line.title
          ) : (
            <Link href={line.path} preload="intent" onClick={onFollow}>
              {line.title}
            </Link>
          )}
        </Heading>
        {line.selections.length > 0 && (
          <dl className={styles.selections}>
            {line.selections.map((selection) => (
              <div key={selection.name}>
                <dt>{t.title(selection.name)}</dt>
                <dd>{t.value(selection.name, selection.value)}</dd>
              </div>
            ))}
          </dl>
        )}
        <CartLineNotices
          line={line}
          label={words}
          onReduce={(quantity) => onChange(line.id, quantity)}
          onRemove={remove}
        />
      </div>
      <p className={styles.unit}>
        <Price price={line.price} inWords={(price) => t('cart.each', { price })} />
      </p>
      <div className={styles.quantity}>
        {isUnavailable ? null : (
          <>
            <QuantityStepper
              label={words}
              quantity={line.quantity}
              maxQuantity={line.maxQuantity ?? null}
              onChange={(quantity) => onChange(line.id, quantity)}
            />
            <button type="button" className={styles.remove} onClick={remove}>
              {t('cart.remove')}
              <VisuallyHidden> {words}</VisuallyHidden>
            </button>
          </>
        )}
      </div>
      <p className={styles.total} aria-busy={isPending || undefined}>
        <VisuallyHidden>{t('cart.lineTotal')} </VisuallyHidden>
        {line.lineTotal.formatted}
      </p>
      {refusal !== null && (
        <p ref={alert} role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
    </li>
  );
}
