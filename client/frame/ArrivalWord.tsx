/** Says what the page before left word of, until the shopper has read it. It moves nothing. */
import { useSyncExternalStore } from 'react';
import { arrivalNote, dismissNote, onNoteChange } from '../navigation/arrivalNote.ts';
import { Icon } from '../ui/Icon/Icon.tsx';
import { useWording } from '../wording/wording.ts';
import styles from './ArrivalWord.module.css';

export function ArrivalWord() {
  const t = useWording();
  const note = useSyncExternalStore(onNoteChange, arrivalNote, () => null);
  return (
    <div className={styles.place}>
      {/* Empty at first, so that what comes into it is spoken. */}
      <output className={styles.words}>{note === null ? null : <p>{t(`arrival.${note}`)}</p>}</output>
      {note === null ? null : (
        <button type="button" className={styles.close} aria-label={t('arrival.close')} onClick={dismissNote}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
