/** A slim line on top while the next screen loads. It shows itself after 150 ms: a quick move has no progress to tell. */
import { VisuallyHidden } from '../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useWording } from '../wording/wording.ts';
import styles from './ProgressBar.module.css';

export function ProgressBar({ isActive }: { isActive: boolean }) {
  const t = useWording();
  if (!isActive) return null;
  return (
    <div className={styles.bar}>
      <VisuallyHidden>
        <progress aria-label={t('shell.loadingPage')} />
      </VisuallyHidden>
    </div>
  );
}
