/**
 * Price, choice and button at the bottom of a phone's screen, while the page's own button and the set's are out of sight. Last in the
 * document, so that it is reached once by keyboard; hidden while a text field has the focus.
 */
import { useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { PriceStack_prices$key } from '#relay/PriceStack_prices.graphql.ts';
import { PriceStack } from '../../../components/Price/PriceStack.tsx';
import { observeView } from '../../../viewport/observeView.ts';
import { pageFootId } from '../../../viewport/pageFoot.ts';
import styles from './BuyBar.module.css';

export interface BuyBarProps {
  /** The page's own button. */
  place: RefObject<Element | null>;
  /** Place of the set's button, once it is there: it adds this ski, too. */
  setPlace: Element | null;
  title: string;
  price: PriceStack_prices$key[number] | null;
  /** Labels of the chosen options. */
  choice: readonly string[];
  /** The button. */
  children: ReactNode;
}

export default function BuyBar({ place, setPlace, title, price, choice, children }: BuyBarProps) {
  const [isAway, setAway] = useState(false);
  const [isSetInView, setSetInView] = useState(false);
  useEffect(
    () => (place.current ? observeView(place.current, (isInView) => setAway(!isInView)) : undefined),
    [place],
  );
  useEffect(() => {
    if (!setPlace) return undefined;
    const stop = observeView(setPlace, setSetInView);
    return () => {
      stop();
      setSetInView(false);
    };
  }, [setPlace]);
  if (!isAway || isSetInView) return null;
  const foot = document.getElementById(pageFootId);
  return (
    foot &&
    createPortal(
      <section className={styles.bar} aria-label={title}>
        <p className={styles.facts}>
          {price && <PriceStack price={price} others={[]} />}
          <span className={styles.choice}>{choice.length > 0 ? choice.join(' · ') : title}</span>
        </p>
        {children}
      </section>,
      foot,
    )
  );
}
