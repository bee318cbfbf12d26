/** Shown while the browser is offline. */
import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/Icon/Icon.tsx';
import { chromeWording } from '../wording/frame/chrome.ts';
import { useWording } from '../wording/wording.ts';
import styles from './OfflineHint.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function OfflineHint() {
  const t = useWording(chromeWording);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <output className={styles.place}>
      {isOnline ? null : (
        <span className={styles.hint}>
          <Icon name="offline" />
          {t('shell.offline')}
        </span>
      )}
    </output>
  );
}
