/** A row of the summary: what a pro saves on the cart. */
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProSaving_cart$key } from '#relay/ProSaving_cart.graphql.ts';
import { proPriceWording } from '../../wording/shopping/proPrice.ts';
import { useWording } from '../../wording/wording.ts';

interface ProSavingProps {
  cart: ProSaving_cart$key;
  className: string | undefined;
}

export default function ProSaving({ cart: key, className }: ProSavingProps) {
  const t = useWording(proPriceWording);
  const { proSaving } = useFragment(
    graphql`
      fragment ProSaving_cart on Cart {
        proSaving {
          formatted
        }
      }
    `,
    key,
  );
  if (!proSaving) return null;
  return (
    <div className={className}>
      <dt>{t('proPrice.cart')}</dt>
      <dd>{proSaving.formatted}</dd>
    </div>
  );
}
