/** Button that reopens the consent bar. Rendered only where there is a choice. */
import { use, useEffect, useRef } from 'react';
import { wantConsent } from '../../analytics/consent.ts';
import { TagManagerContext } from '../../analytics/tagManagerContext.ts';
import { EarlyPress, takeEarlyPress } from '../../components/EarlyPress/EarlyPress.tsx';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './PrivacyChoices.module.css';

export function PrivacyChoices() {
  const t = useWording(chromeWording);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (place.current && takeEarlyPress(place.current) !== null) wantConsent(true);
  }, []);
  if (use(TagManagerContext) === null) return null;
  return (
    <span ref={place}>
      <button type="button" className={styles.choices} onClick={() => wantConsent(true)}>
        {t('consent.choices')}
      </button>
      <EarlyPress />
    </span>
  );
}
