/** The lines of the cart as the shopper wants them, each with what the shop refused of it. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CartLines_cart$key } from '#relay/CartLines_cart.graphql.ts';
import { useWording } from '../../wording/wording.ts';
import { CartLine } from './CartLine.tsx';
import type { RemovedLine } from './CartLine.tsx';
import styles from './CartLines.module.css';

interface CartLinesProps {
  cart: CartLines_cart$key;
  isLinePending: (lineId: string) => boolean;
  /** Why the last wish was refused, by line. */
  refusals: Readonly<Record<string, string>>;
  onChange: (lineId: string, quantity: number) => void;
  onRemove: (lineId: string, removed: RemovedLine) => void;
}

export function CartLines({ cart: key, isLinePending, refusals, onChange, onRemove }: CartLinesProps) {
  const t = useWording();
  const cart = useFragment(
    graphql`
      fragment CartLines_cart on Cart {
        lines {
          id
          ...CartLine_line
        }
      }
    `,
    key,
  );
  return (
    <ul className={styles.lines} aria-label={t('cart.lines')}>
      {cart.lines.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          isPending={isLinePending(line.id)}
          refusal={refusals[line.id] ?? null}
          onChange={onChange}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}
