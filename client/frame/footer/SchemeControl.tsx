/** Choice of the colour scheme: like the device, light or dark. Shown where scripts run. */
import { useSyncExternalStore } from 'react';
import { chromeWording } from '../../wording/frame/chrome.ts';
import { useWording } from '../../wording/wording.ts';
import { applyScheme, chooseScheme, chosenScheme } from '../document/colorScheme.ts';
import styles from './SchemeControl.module.css';

const subscribe = (onChange: () => void) => applyScheme(document, onChange);
const systemScheme = () => null;

export function SchemeControl() {
  const t = useWording(chromeWording);
  const scheme = useSyncExternalStore(subscribe, chosenScheme, systemScheme);
  return (
    <label className={styles.control}>
      {t('scheme.label')}
      <select
        className={styles.choice}
        value={scheme ?? ''}
        onChange={({ target: { value } }) =>
          chooseScheme(value === 'light' || value === 'dark' ? value : null)
        }
      >
        <option value="">{t('scheme.system')}</option>
        <option value="light">{t('scheme.light')}</option>
        <option value="dark">{t('scheme.dark')}</option>
      </select>
    </label>
  );
}
