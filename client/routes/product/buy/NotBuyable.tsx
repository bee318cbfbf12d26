/** Says why the product cannot be bought, and what can be done. */
import { ChangeMarketLink } from '../../../components/ChangeMarketLink/ChangeMarketLink.tsx';
import { notBuyableWording } from '../../../wording/shopping/notBuyable.ts';
import { productWording } from '../../../wording/shopping/product.ts';
import { useWording } from '../../../wording/wording.ts';
import type { BuyState } from './buyState.rules.ts';
import styles from './NotBuyable.module.css';

interface NotBuyableProps {
  state: Exclude<BuyState, 'open'>;
  hasPrice: boolean;
  /** Back-in-stock emails are offered for some variant. */
  hasNotices: boolean;
}

export default function NotBuyable({ state, hasPrice, hasNotices }: NotBuyableProps) {
  const t = useWording(productWording, notBuyableWording);
  return (
    <div className={styles.closed}>
      <p className={styles.title}>{t(`product.${state}`)}</p>
      <p>
        {state === 'noShop' && !hasPrice
          ? t('market.noPriceText')
          : t(state === 'soldOut' && hasNotices ? 'product.soldOutNotice' : `product.${state}Text`)}
      </p>
      {state === 'noShop' ? <ChangeMarketLink /> : null}
    </div>
  );
}
