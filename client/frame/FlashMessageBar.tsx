/** Shows the message of the previous page until the shopper dismisses it. Causes no layout shift. */
import { useSyncExternalStore } from 'react';
import { flashMessage, dismissFlashMessage, onFlashMessageChange } from '../navigation/flashMessage.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import { chromeWording } from '../wording/frame/chrome.ts';
import { useWording } from '../wording/wording.ts';
import styles from './FlashMessageBar.module.css';

export function FlashMessageBar() {
  const t = useWording(chromeWording);
  const note = useSyncExternalStore(onFlashMessageChange, flashMessage, () => null);
  return (
    <div className={styles.place}>
      {/* Empty at first, so that screen readers announce what is added. */}
      <output className={styles.words}>{note === null ? null : <p>{t(`arrival.${note}`)}</p>}</output>
      {note === null ? null : (
        <button
          type="button"
          className={styles.close}
          aria-label={t('arrival.close')}
          onClick={dismissFlashMessage}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
