/**
 * Asks for consent to analytics in a bar at the bottom of the window. It blocks nothing, both answers have the same
 * weight, and Escape closes it without an answer. A browser that sends Global Privacy Control is told that it is
 * respected, and is not asked.
 */
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { answerConsent, hasPrivacySignal, wantConsent, type Consent } from '../../analytics/consent.ts';
import { announce } from '../../ui/announce.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { consentWording } from '../../wording/frame/consent.ts';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import bottomBar from '../bottomBar.module.css';
import styles from './ConsentBar.module.css';

interface ConsentBarProps {
  /** Opened by the shopper: takes the focus and returns it on close. */
  isWanted: boolean;
}

export default function ConsentBar({ isWanted }: ConsentBarProps) {
  const t = useWording(consentWording, chromeWording);
  const textId = useId();
  const bar = useRef<HTMLElement>(null);
  const isSignalled = hasPrivacySignal();
  const words = t(isSignalled ? 'consent.signal' : 'consent.question');

  const handleStart = useEffectEvent(() => {
    if (isWanted) bar.current?.focus();
    else announce(words);
  });
  useEffect(() => {
    const before = document.activeElement;
    const element = bar.current;
    handleStart();
    return () => {
      // Return the focus that the bar takes away with it.
      if (!element?.contains(document.activeElement) && document.activeElement !== document.body) return;
      const back =
        before instanceof HTMLElement && before !== document.body ? before : document.querySelector('main');
      back?.focus({ preventScroll: true });
    };
  }, []);

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') wantConsent(false);
  });
  useEffect(() => {
    const element = bar.current;
    element?.addEventListener('keydown', handleKey);
    return () => element?.removeEventListener('keydown', handleKey);
  }, []);

  const answerButton = (consent: Consent) => (
    <Button variant="secondary" className={styles.answer} onClick={() => answerConsent(consent)}>
      {t(consent === 'granted' ? 'consent.accept' : 'consent.decline')}
    </Button>
  );
  return (
    <section ref={bar} tabIndex={-1} className={`${bottomBar.bar} ${styles.bar}`} aria-labelledby={textId}>
      <div className={`${bottomBar.inner} ${styles.inner}`}>
        <p id={textId} className={styles.words}>
          {words}
        </p>
        <div className={styles.answers}>
          {isSignalled ? (
            <Button variant="secondary" className={styles.answer} onClick={() => wantConsent(false)}>
              {t('arrival.close')}
            </Button>
          ) : (
            <>
              {answerButton('declined')}
              {answerButton('granted')}
            </>
          )}
        </div>
      </div>
    </section>
  );
}
