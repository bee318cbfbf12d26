/** Button that reopens the consent bar. Rendered only where there is a choice. */
import { use } from 'react';
import { wantConsent } from '../../analytics/consent.ts';
import { TagManagerContext } from '../../analytics/tagManagerContext.ts';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import styles from './PrivacyChoices.module.css';

export function PrivacyChoices() {
  const t = useWording(chromeWording);
  if (use(TagManagerContext) === null) return null;
  return (
    <button type="button" className={styles.choices} onClick={() => wantConsent(true)}>
      {t('consent.choices')}
    </button>
  );
}
