/**
 * A bar at the bottom of the window, in the language of the suggested market. It is announced politely and takes no
 * focus; Escape within it closes it.
 */
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { FocusEvent } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { languageTag } from '../../navigation/addresses/localePath.rules.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { buttonClass } from '../../ui/Button/buttonClass.ts';
import bottomBar from '../bottomBar.module.css';
import styles from './MarketBar.module.css';

export interface MarketOffer {
  /** Language of the texts, ISO 639-1. */
  readonly language: string;
  readonly question: string;
  readonly accept: { readonly locale: string; readonly href: string; readonly text: string };
  readonly decline: string;
}

interface MarketBarProps {
  offer: MarketOffer;
  onAccept: () => void;
  onDecline: () => void;
}

export function MarketBar({ offer, onAccept, onDecline }: MarketBarProps) {
  const questionId = useId();
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget | null>(null);

  const handleFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const handleDecline = () => {
    const hadFocus = place.current?.contains(document.activeElement) === true;
    onDecline();
    if (!hadFocus) return;
    // Return the focus to where it was, not to the start of the page.
    const back = before.current;
    const target = back instanceof HTMLElement && back.isConnected ? back : document.querySelector('main');
    target?.focus({ preventScroll: true });
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') handleDecline();
  });
  useEffect(() => {
    const element = place.current;
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, []);

  return (
    <div ref={place} onFocus={handleFocus}>
      <section
        className={`${bottomBar.bar} ${styles.bar}`}
        data-scheme="light"
        lang={offer.language}
        aria-labelledby={questionId}
      >
        <div className={`${bottomBar.inner} ${styles.inner}`}>
          <p id={questionId} className={styles.question}>
            {offer.question}
          </p>
          <div className={styles.answers}>
            <Link
              href={offer.accept.href}
              hrefLang={languageTag(offer.accept.locale)}
              className={buttonClass('inverse', styles.accept)}
              preload="none"
              onClick={onAccept}
            >
              {offer.accept.text}
            </Link>
            <Button variant="quiet" className={styles.decline} onClick={handleDecline}>
              {offer.decline}
            </Button>
          </div>
        </div>
      </section>
    </div>
  );
}
