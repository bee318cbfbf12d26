/** The cart's lines in their optimistic state, each with its refusal message. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CartLines_cart$key } from '#relay/CartLines_cart.graphql.ts';
import { cartWording } from '../../wording/shopping/cart.ts';
import { useWording } from '../../wording/wording.ts';
import { CartLine } from './CartLine.tsx';
import styles from './CartLines.module.css';
import type { CartActions } from './state/useCart.ts';

interface CartLinesProps {
  cart: CartLines_cart$key;
  actions: CartActions;
  /** Heading level of the lines. */
  level: 2 | 3;
  /** Called when the shopper follows a link out of the cart. */
  onFollow?: () => void;
}

export function CartLines({ cart: key, actions, level, onFollow }: CartLinesProps) {
  const t = useWording(cartWording);
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
          isPending={actions.isLinePending(line.id)}
          refusal={actions.refusalOf(line.id)}
          onChange={actions.change}
          onRemove={actions.remove}
          level={level}
          onFollow={onFollow}
        />
      ))}
    </ul>
  );
}
